import { describe, expect, it } from '@jest/globals';
import { fakeClock } from '@pusula/service-kit/service';
import { generateKeySet, readKeyRing } from './keys.ts';
import { mintToken } from './token.ts';
import { createTokenVerifier } from './token-verifier.ts';

const issuer = { issuer: 'https://pusula.example', keys: readKeyRing(generateKeySet('test')) };
const ROOM = 3;

function verifierWithRoom() {
  const clock = fakeClock(new Date('2026-03-07T12:00:00Z'));
  const verifier = createTokenVerifier(issuer, () => clock.now().getTime(), { remembered: ROOM });
  const tokenOf = (sid: string) =>
    mintToken(issuer, { typ: 'User', sub: sid, sid, role: 'member', verified: true, email: 'a@example.test' }, sid, clock.now()).token;
  const fill = (end: (sessionId: string) => void) => {
    for (let other = 0; other < 3 * ROOM; other += 1) {
      clock.advance(1_000);
      end(`other-${other}`);
    }
  };
  return { clock, verifier, tokenOf, fill };
}

describe('a token', () => {
  it('of a session that was revoked counts no more, however many were revoked since', () => {
    const { verifier, tokenOf, fill } = verifierWithRoom();
    const token = tokenOf('ended');
    verifier.revokeSession('ended');
    fill(verifier.revokeSession);
    expect(verifier.verify(token)).toBeUndefined();
  });

  it('that says a former role counts no more, however many roles have changed since', () => {
    const { clock, verifier, tokenOf, fill } = verifierWithRoom();
    const token = tokenOf('coach-by-now');
    const becomesCoach = (id: string) => verifier.applySessionNews({ id, role: 'coach', revokedAt: null, roleChangedAt: clock.now() });
    becomesCoach('coach-by-now');
    fill(becomesCoach);
    expect(verifier.verify(token)).toBeUndefined();
  });

  it('of somebody else has to be exchanged once when there was no room for all; a new one counts', () => {
    const { clock, verifier, tokenOf, fill } = verifierWithRoom();
    const before = tokenOf('somebody-else');
    fill(verifier.revokeSession);
    const since = tokenOf('somebody-else');
    clock.advance(1_000);
    expect([verifier.verify(before), verifier.verify(since)?.typ]).toEqual([undefined, 'User']);
  });

  it('of somebody else counts on when one and the same sessions are said to have ended, long ago, again and again', () => {
    const { clock, verifier, tokenOf } = verifierWithRoom();
    const revokedAt = clock.now();
    clock.advance(60_000);
    const token = tokenOf('somebody');
    for (let turn = 0; turn < 9; turn += 1)
      for (let other = 0; other < 2 * ROOM; other += 1)
        verifier.applySessionNews({ id: `other-${other}`, role: 'member', revokedAt, roleChangedAt: null });
    expect(verifier.verify(token)?.typ).toBe('User');
  });

  it('counts, though others have ended, while there is room to remember them', () => {
    const { clock, verifier, tokenOf } = verifierWithRoom();
    const token = tokenOf('somebody');
    clock.advance(1_000);
    for (let other = 0; other < ROOM; other += 1) verifier.revokeSession(`other-${other}`);
    expect(verifier.verify(token)?.typ).toBe('User');
  });
});
