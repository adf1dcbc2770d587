import { describe, expect, it } from '@jest/globals';
import type { Log } from '@pusula/service-kit/log';
import { fakeClock } from '@pusula/service-kit/service';
import { type SecurityEvent, securityLog } from './security-log.ts';
import { writeFloods } from './write-floods.ts';

const EVENT: SecurityEvent = {
  event: 'sign-in',
  outcome: 'refused',
  code: 'INVALID_CREDENTIALS',
  account: 'fingerprint',
  network: '203.0.113.7',
  requestId: 'r1',
  path: '/auth/login',
};
const CALL: SecurityEvent = { ...EVENT, event: 'call', code: 'UNAUTHORIZED' };
const START = '2026-11-26T12:00:00.000Z';
type Line = { readonly level: string; readonly about: Readonly<Record<string, unknown>>; readonly text: string };

function listening() {
  const lines: Line[] = [];
  const level = (name: string) => (about: Line['about'], text: string) => void lines.push({ level: name, about, text });
  const log = { info: level('info'), warn: level('warn') } as unknown as Log;
  const clock = fakeClock(new Date(START));
  const floods = () => lines.filter(({ about }) => about.security === 'flood').map(({ about }) => about);
  return { lines, floods, singles: () => lines.length - floods().length, log, clock, ...securityLog(log, clock) };
}
const times = (count: number, work: (turn: number) => void) => Array.from({ length: count }, (_, turn) => work(turn));
const networkAt = (turn: number) => `10.0.${Math.floor(turn / 250)}.${turn % 250}`;

it('tells what was tried, by whom and from where', () => {
  const { lines, record } = listening();
  record({ ...EVENT, isWeighty: true });
  const { event: security, ...about } = EVENT;
  expect(lines).toEqual([{ level: 'info', about: { security, ...about }, text: 'sign-in refused' }]);
});

it('raises its voice for what nobody comes by in everyday use', () => {
  const { lines, record } = listening();
  for (const code of ['TOO_MANY_REQUESTS', 'FORBIDDEN', 'INVALID_TOKEN_TYPE', 'UNAUTHORIZED'] as const) record({ ...EVENT, code });
  expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'info']);
});

describe('a flood', () => {
  it('is ten lines and a count, which is written when its minute is over', () => {
    const { lines, floods, clock, record } = listening();
    times(80, () => record(CALL));
    clock.advance(59_999);
    record(CALL);
    expect(lines).toHaveLength(10);
    clock.advance(1);
    record(CALL);
    expect(lines).toHaveLength(12);
    expect(lines[10]).toEqual({
      level: 'warn',
      about: { security: 'flood', event: 'call', outcome: 'refused', code: 'UNAUTHORIZED', network: CALL.network, count: 71, since: START },
      text: 'flood: call refused',
    });
    expect(floods()).toHaveLength(1);
  });

  it('that goes on is one line a minute, each with its own count and beginning', () => {
    const { floods, clock, record, close } = listening();
    times(3, (minute) => {
      times(20 + minute, () => record(CALL));
      clock.advance(60_000);
    });
    close();
    const since = [0, 1, 2].map((minute) => new Date(Date.parse(START) + minute * 60_000).toISOString());
    expect(floods().map(({ count, since: began }) => [count, began])).toEqual([10, 11, 12].map((count, at) => [count, since[at]]));
  });

  it('takes no line from weighty events, from other kinds, or from the same kind elsewhere', () => {
    const { lines, record } = listening();
    const elsewhere: SecurityEvent = { ...CALL, network: '198.51.100.9' };
    times(1_000, (turn) => {
      record(CALL);
      if (turn % 100 === 0) record({ ...EVENT, isWeighty: true });
    });
    record({ ...CALL, code: 'FORBIDDEN' });
    record(elsewhere);
    const written = (event: SecurityEvent) =>
      lines.filter(({ about }) => about.security === event.event && about.code === event.code && about.network === event.network);
    expect(
      [written(CALL), written(EVENT), written({ ...CALL, code: 'FORBIDDEN' }), written(elsewhere)].map(({ length }) => length),
    ).toEqual([10, 10, 1, 1]);
  });

  it('of weighty events is 60 lines of an account and network, and a count that names both', () => {
    const { singles, floods, record, clock, settle } = listening();
    const ENDED: SecurityEvent = { ...EVENT, event: 'session-end', code: 'SESSION_NOT_FOUND', account: 'flooder', isWeighty: true };
    times(200, () => record(ENDED));
    expect(singles()).toBe(60);
    clock.advance(60_000);
    settle();
    const { event, outcome, code, account, network, path } = ENDED;
    expect(floods()).toEqual([{ security: 'flood', event, outcome, code, account, network, path, count: 140, since: START }]);
    record(ENDED);
    expect(singles()).toBe(61);
  });

  it('of weighty events hides none of another account or network, of another call, with another outcome, or without an account', () => {
    const { lines, record } = listening();
    const flood: SecurityEvent = { ...EVENT, account: 'flooder', isWeighty: true };
    const { code: _, account: __, ...done } = flood;
    const others: readonly SecurityEvent[] = [
      { ...flood, account: 'somebody else' },
      { ...flood, network: '198.51.100.9' },
      { ...flood, path: '/auth/elsewhere' },
      { ...flood, code: 'WEAK_PASSWORD' },
      { ...done, outcome: 'done', account: 'flooder' },
      done,
    ];
    times(1_000, () => record(flood));
    const written = lines.length;
    for (const other of others) record(other);
    expect(lines.length - written).toBe(others.length);
  });

  it('of weighty events that name no account is 60 lines of a network', () => {
    const { singles, floods, record, close } = listening();
    const { account: _, ...nameless } = { ...EVENT, isWeighty: true };
    times(100, () => record(nameless));
    record({ ...nameless, network: '198.51.100.9' });
    close();
    expect(singles()).toBe(61);
    expect(floods()).toMatchObject([{ network: EVENT.network, count: 40 }]);
  });

  it('of weighty events of very many accounts has a line for each', () => {
    const { singles, floods, record, close } = listening();
    times(11_000, (turn) => record({ ...EVENT, account: `account ${turn}`, isWeighty: true }));
    times(100, () => record({ ...EVENT, account: 'account 0', isWeighty: true }));
    close();
    expect(singles()).toBe(11_000 + 59);
    expect(floods()).toMatchObject([{ account: 'account 0', count: 41 }]);
  });

  it('from many networks is 300 lines, a count for each of 500 of them and one for all others: every event is in the log or in a count', () => {
    const { floods, singles, record, close } = listening();
    times(2_000, (turn) => record({ ...CALL, network: networkAt(turn) }));
    times(2_000, (turn) => record({ ...CALL, network: networkAt(turn) }));
    close();
    expect(singles()).toBe(300);
    expect(floods()).toHaveLength(501);
    expect(floods().find(({ network }) => network === 'others')?.count).toBe(3_000);
    expect(singles() + floods().reduce((sum, { count }) => sum + Number(count), 0)).toBe(4_000);
    close();
    expect(floods()).toHaveLength(501);
  });

  it('is counted anew when the clock was put back', () => {
    const { floods, clock, record, settle } = listening();
    times(11, () => record(CALL));
    clock.advance(-3_600_000);
    settle();
    expect(floods()).toMatchObject([{ count: 1 }]);
  });

  it('that is going on when the process ends is written down', async () => {
    const { floods, log, record, ...budgeted } = listening();
    times(15, () => record(CALL));
    const stopping = new AbortController();
    const done = writeFloods({ record, ...budgeted }, log).run(stopping.signal);
    expect(floods()).toEqual([]);
    stopping.abort();
    await done;
    expect(floods()).toMatchObject([{ count: 5, since: START }]);
  });
});
