import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPostgres, type TestPostgres } from '../testing/index.ts';
import { inOneReplica } from './in-one-replica.ts';

let postgres: TestPostgres;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.freshDatabase();
});
afterAll(() => postgres?.stop());

it('lets one at a time do the work, and the next when it is done or has failed', async () => {
  const under = Promise.withResolvers<void>();
  const turn = Promise.withResolvers<string>();
  const first = inOneReplica(url, 'test', () => {
    under.resolve();
    return turn.promise;
  });
  await under.promise;
  expect(await inOneReplica(url, 'test', async () => 'second')).toBeUndefined();
  expect(await inOneReplica(url, 'another', async () => 'beside it')).toBe('beside it');
  turn.resolve('first');
  expect(await first).toBe('first');
  await expect(inOneReplica(url, 'test', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await inOneReplica(url, 'test', async () => 'third')).toBe('third');
});

it('fails while the database is away', async () => {
  await expect(inOneReplica('postgres://nobody:nothing@127.0.0.1:1/none', 'test', async () => 'done')).rejects.toThrow('ECONNREFUSED');
});
