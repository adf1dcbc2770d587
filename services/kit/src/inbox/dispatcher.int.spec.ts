import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountErased, type EventMessage, event } from '@pusula/contracts';
import { z } from 'zod';
import { UnusableMessage } from '../bus/bus.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { erasedAmong } from '../erasure/erased-subjects.ts';
import { newIds } from '../ids.ts';
import { silentLog } from '../log/log.ts';
import { on } from '../service.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createDispatcher } from './dispatcher.ts';

const counted = event('profile.counted.v1', { summary: 'For tests of the kit.', consumers: [], data: z.object({ n: z.int() }) });
const ids = newIds();
const message = (n: unknown, definition = counted as typeof counted | typeof accountErased): EventMessage => {
  const id = ids.next();
  const data = definition === accountErased ? { id, version: 1 } : { n };
  return { id, name: definition.name, subject: id, occurredAt: '2026-01-01T00:00:00.000Z', data };
};

describe('messages in one transaction', () => {
  let postgres: TestPostgres;
  let database: Database;
  const applied: number[] = [];
  const count = on(counted, async (_tx, { data }) => void applied.push(data.n), { inBatches: true });
  const erase = on(accountErased, async () => undefined, { inBatches: true });

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openDatabase({ url: await postgres.freshDatabase(), schema: { tables: [], migrations: [] }, log: silentLog() });
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.stop();
  });
  beforeEach(() => {
    applied.length = 0;
  });
  const together = async (messages: readonly EventMessage[], consumed = [count, erase]) =>
    createDispatcher('kit.test', consumed, database).handleTogether?.(messages);

  it('have their effect once, in their order, however often they come', async () => {
    const [one, two, three] = [message(1), message(2), message(3)];
    await together([one, two, one]);
    expect(applied).toEqual([1, 2]);
    await together([two, three]);
    expect(applied).toEqual([1, 2, 3]);
  });

  it('have none when one of them fails, whatever the reason, and are new afterwards', async () => {
    const [good, alsoGood] = [message(1), message(2)];
    await expect(together([good, message('no number'), alsoGood])).rejects.toThrow(UnusableMessage);
    expect(applied).toEqual([]);
    const failing = on(counted, () => Promise.reject(new Error('no')), { inBatches: true });
    await expect(together([good, alsoGood], [failing])).rejects.toThrow('no');
    await together([good, alsoGood]);
    expect(applied).toEqual([1, 2]);
  });

  it('note who was erased', async () => {
    const [erased, other] = [message(0, accountErased), message(1)];
    await together([other, erased]);
    expect(await erasedAmong(database.manager, [erased.subject, other.subject])).toEqual(new Set([erased.subject]));
  });

  it('are not offered when one consumer wants a transaction of its own', () => {
    expect(createDispatcher('kit.test', [count, on(accountErased, async () => undefined)], database)).not.toHaveProperty('handleTogether');
  });
});
