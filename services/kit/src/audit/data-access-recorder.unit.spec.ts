import { expect, it } from '@jest/globals';
import { profileActionTaken } from '@pusula/contracts';
import { fakeClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { seededIds } from '../ids.ts';
import { dataAccessRecorder, type RecordDataAccess } from './data-access-recorder.ts';

const LIST: Parameters<RecordDataAccess>[0] = {
  actorId: seededIds(2).next(),
  action: 'people-listed',
  subject: { kind: 'user', id: '' },
  changes: [],
};

function recording() {
  const clock = fakeClock(new Date('2026-11-26T12:00:00.000Z'));
  const state = { written: 0, isAway: false };
  const write = async () => {
    if (state.isAway) throw new Error('away');
    state.written += 1;
  };
  const db = { transaction: (work: (tx: unknown) => Promise<void>) => work(undefined) } as unknown as Database;
  return { clock, state, record: dataAccessRecorder(profileActionTaken, { db, outbox: { add: write }, clock, ids: seededIds(1, clock) }) };
}

it('many looks at the same at once are one entry, and so is another within 15 minutes', async () => {
  const { clock, state, record } = recording();
  await Promise.all([record(LIST), record(LIST), record(LIST)]);
  clock.advance(15 * 60_000 - 1);
  await record(LIST);
  expect(state.written).toBe(1);
  clock.advance(2);
  await record(LIST);
  expect(state.written).toBe(2);
});

it('a look that could not be written down shows nothing, and is written down the next time', async () => {
  const { state, record } = recording();
  state.isAway = true;
  await expect(Promise.all([record(LIST), record(LIST)])).rejects.toThrow('away');
  state.isAway = false;
  await record(LIST);
  expect(state.written).toBe(1);
});
