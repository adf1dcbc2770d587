import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '@pusula/contracts';
import { type Database, openDatabase } from '@pusula/service-kit/db';
import { silentLog, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { schema } from '../service.ts';
import { type Attempt, type AttemptLimiter, createAttemptLimiter } from './attempt-limiter.ts';
import { counterStore } from './counter-store.ts';

let postgres: TestPostgres;
let database: Database;
let attempts: AttemptLimiter;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: await postgres.freshDatabase(), schema, log: silentLog() });
  attempts = createAttemptLimiter(counterStore(database), () => 0);
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
});

const subject = (name: string) => ({ limit: 'loginPerAccount', subject: name }) as const;
const allowed = RATE_LIMITS.loginPerAccount.requests;
const begin = (name: string, times: number) => Promise.all(Array.from({ length: times }, () => attempts.begin([subject(name)])));
const mayGoOn = ({ secondsToWait }: Attempt) => secondsToWait === 0;

it('S1: of any number of tries at once, as many go on as may fail; one that did not fail leaves its place', async () => {
  const tries = await begin('a', 4 * allowed);
  const [right, ...others] = tries.filter(mayGoOn);
  expect(others).toHaveLength(allowed - 1);
  await Promise.all([right, ...tries.filter((one) => !mayGoOn(one))].map((one) => one?.undo()));
  expect((await begin('a', 4)).filter(mayGoOn)).toHaveLength(1);
});

it('S1: tries that were under way when their count was forgotten give nobody further ones', async () => {
  const before = await begin('b', 3 * allowed);
  await attempts.forget(subject('b'));
  const undo = (some: readonly Attempt[]) => Promise.all(some.map((one) => one.undo()));
  await undo(before.slice(0, allowed));
  expect((await begin('b', allowed)).filter(mayGoOn)).toHaveLength(allowed);
  await undo(before.slice(allowed));
  expect((await begin('b', 1)).filter(mayGoOn)).toEqual([]);
});

it('I3: a right try that cannot be taken back while the database is away is right all the same, and is taken back afterwards', async () => {
  let isAway = false;
  const store = counterStore(database);
  const limited = createAttemptLimiter(
    { ...store, undo: (counted) => (isAway ? Promise.reject(new Error('no connection is free')) : store.undo(counted)) },
    () => 0,
  );
  const tryOnce = async () => (await limited.begin([subject('c')])).undo();
  isAway = true;
  for (let times = 0; times < allowed; times++) await tryOnce();
  await expect(limited.undoLate()).rejects.toThrow('no connection is free');
  expect(mayGoOn(await limited.begin([subject('c')]))).toBe(false);
  isAway = false;
  await limited.undoLate();
  expect((await begin('c', allowed)).filter(mayGoOn)).toHaveLength(allowed - 1);
});
