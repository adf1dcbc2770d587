import { describe, expect, it } from '@jest/globals';
import { firstIdOf } from '@pusula/contracts';
import { aSession } from './a-session.testing.ts';
import { exchange, isAlive, userAgentLine } from './session.ts';

const at = (minutes: number, seconds = 0) => new Date(Date.UTC(2026, 0, 1, 0, minutes, seconds));
const session = aSession(at(0), { tokenId: 'second', previousTokenId: 'first' });

describe('a session', () => {
  it('dies an hour after it was last used', () => {
    expect(isAlive(session, at(59, 59))).toBe(true);
    expect(isAlive(session, at(60))).toBe(false);
  });

  it('dies twelve hours after it was opened, however much it is used', () => {
    expect(isAlive({ ...session, lastUsedAt: at(12 * 60 - 1) }, at(12 * 60))).toBe(false);
  });

  it('is dead once it is revoked', () => {
    expect(isAlive({ ...session, revokedAt: at(1) }, at(2))).toBe(false);
  });

  it('rotates when its current token is exchanged', () => {
    const result = exchange(session, 'second', 'third', at(5));
    expect(result).toMatchObject({ kind: 'rotate', session: { tokenId: 'third', previousTokenId: 'second', rotatedAt: at(5) } });
  });

  it('S2: shares the new token when the old one comes again within ten seconds', () => {
    expect(exchange(session, 'first', 'third', at(0, 10)).kind).toBe('repeat');
  });

  it('S2: shares it within ten seconds with whoever holds it already: calls of a browser overtake each other', () => {
    expect(exchange(session, 'second', 'third', at(0, 10))).toEqual({ kind: 'repeat', session });
    expect(exchange(session, 'second', 'third', at(0, 11)).kind).toBe('rotate');
    expect(exchange({ ...session, previousTokenId: null }, 'second', 'third', at(0, 1)).kind).toBe('rotate');
  });

  it('S2: calls the old token a replay after ten seconds', () => {
    expect(exchange(session, 'first', 'third', at(0, 11)).kind).toBe('replay');
  });

  it('S2: gives another new token, however late, to whoever has never received it, and takes the one before it from nobody: it is a copy', () => {
    const unreceived = { ...session, isTokenUsed: false };
    const again = exchange(unreceived, 'first', 'third', at(50));
    expect(again).toMatchObject({
      kind: 'rotate',
      session: { tokenId: 'third', previousTokenId: 'first', rotatedAt: at(50), isTokenUsed: false, givenUpTokenIds: ['second'] },
    });
    const given = (again as { session: typeof session }).session;
    expect(exchange(given, 'second', 'fourth', at(50, 1)).kind).toBe('replay');
    expect(exchange(given, 'first', 'fourth', at(50, 1)).kind).toBe('repeat');
  });

  it('S2: remembers what was given up for as long as it is good', () => {
    const old = { ...session, isTokenUsed: false, givenUpTokenIds: [firstIdOf(at(1)), firstIdOf(at(40))] };
    expect(exchange(old, 'first', 'third', at(50))).toMatchObject({ session: { givenUpTokenIds: [firstIdOf(at(40)), 'second'] } });
  });

  it('S2: knows of a new token only after it has been used that it was received', () => {
    expect(exchange(session, 'second', 'third', at(5))).toMatchObject({ session: { isTokenUsed: false } });
  });

  it('S2: calls any other token a replay', () => {
    expect(exchange(session, 'zeroth', 'third', at(0, 1)).kind).toBe('replay');
    expect(exchange({ ...session, isTokenUsed: false }, 'zeroth', 'third', at(0, 1)).kind).toBe('replay');
  });
});

describe('what a browser calls itself', () => {
  it('is kept as one short line', () => {
    expect(userAgentLine('Mozilla/5.0\t(X11)\r\n\u0000\u202e Firefox ')).toBe('Mozilla/5.0 (X11) Firefox');
    expect(userAgentLine('x'.repeat(5_000))).toHaveLength(200);
  });

  it('may be nothing', () => {
    expect(userAgentLine(undefined)).toBe('');
  });
});
