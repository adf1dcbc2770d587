import { describe, expect, it } from '@jest/globals';
import type { Database } from '@pusula/service-kit/db';
import { fakeClock, silentLog } from '@pusula/service-kit/testing';
import { FIRST_HELP_LINES } from './first-help-lines.ts';
import { helpLines } from './help-lines.ts';

const LATER_MS = 500;

/** A database that holds one line, of a number that the test changes, or does not answer. */
function telling(number: string | null) {
  const state = { number, reads: 0 };
  const query = async () => {
    state.reads += 1;
    if (state.number === null) throw new Error('away');
    const { country, address, helps, checkedOn } = FIRST_HELP_LINES[0] as (typeof FIRST_HELP_LINES)[number];
    return [{ nameTr: 'Hat', nameEn: 'Line', number: state.number, country, address, helps, checkedOn }];
  };
  const clock = fakeClock('2026-11-27T12:00:00.000Z');
  const linesFor = helpLines({ db: { manager: { query } } as unknown as Database, clock, log: silentLog() });
  return { state, clock, numbers: async () => (await linesFor('violence')).map((line) => line.number) };
}

describe('help lines', () => {
  it('are what the table says, also to the first who asks after a long time, and are read once for all who ask together', async () => {
    const { state, clock, numbers } = telling('112');
    expect(await Promise.all([numbers(), numbers()])).toEqual([['112'], ['112']]);
    state.number = '113';
    clock.advance(LATER_MS);
    expect(await Promise.all([numbers(), numbers(), numbers()])).toEqual([['113'], ['113'], ['113']]);
    expect(state.reads).toBe(2);
  });

  it('are those last read while the database is away, and what the table says as soon as it is back', async () => {
    const { state, clock, numbers } = telling('112');
    await numbers();
    state.number = null;
    clock.advance(LATER_MS);
    expect(await numbers()).toEqual(['112']);
    state.number = '113';
    clock.advance(LATER_MS);
    expect(await numbers()).toEqual(['113']);
  });

  it('are those that every installation begins with where the table was never read', async () => {
    const { numbers } = telling(null);
    expect(await numbers()).toEqual(FIRST_HELP_LINES.filter(({ helps }) => helps.includes('violence')).map(({ number }) => number));
  });
});
