import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { accountErased, catalogForgot, coachChanged, noticeRaised, profileActionTaken } from '@pusula/contracts';
import { actionTaken } from '../audit/action-taken.ts';
import { UnusableMessage } from '../bus/bus.ts';
import { newEvent } from '../bus/outbox/new-event.ts';
import { queueOf } from '../bus/queue-of.ts';
import { newIds } from '../ids.ts';
import type { ServiceOptions } from '../run/service-options.ts';
import { type ConsumedEvent, on } from '../service.ts';
import { publish, recordEvents } from '../testing/events.ts';
import { eventually } from '../testing/eventually.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { type ServiceUnderTest, startServiceUnderTest } from '../testing/service-under-test.ts';
import { isErased, rememberErased } from './erased-subjects.ts';
import { type Forgetting, forgettingJob } from './forgetting.ts';

const ids = newIds();
const QUEUE = queueOf('test', 'catalog');
let postgres: TestPostgres;
let service: ServiceUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(() => service.stop());
afterAll(() => postgres?.stop());

/** A service in whose hands every change of a coach breaks, and every notice. */
async function start(forgetting: Omit<Forgetting, 'receipt'> = {}) {
  let parts: ServiceOptions | undefined;
  const broken = () => Promise.reject(new UnusableMessage('cannot be done'));
  const events: ConsumedEvent[] = [on(coachChanged, broken), on(noticeRaised, broken), on(accountErased, async () => undefined)];
  service = await startServiceUnderTest({
    name: 'catalog',
    postgres,
    schema: { tables: [], migrations: [] },
    create: (given) => {
      parts = given;
      return { api: [], events, forgetting: { receipt: catalogForgot, lookMs: 200, ...forgetting } };
    },
  });
  if (!parts) throw new Error('the service was not made');
  const receipts = await recordEvents(service, catalogForgot);
  const dead = async () => (await service.bus.deadLetters.list(QUEUE)).map(({ subject }) => subject);
  return { ...parts, receipts, dead };
}
const park = async (id: string) => {
  await publish(service, coachChanged, id, { id, version: 1, coach: null });
  await eventually(async () => expect((await service.bus.deadLetters.list(QUEUE)).map(({ subject }) => subject)).toContain(id));
};
const erase = (id: string, messageId?: string) => publish(service, accountErased, id, { id, version: 2 }, messageId);

describe('S22: a service that is told to forget somebody', () => {
  it('answers with one receipt when no dead letter is about them, and keeps those about others', async () => {
    const { receipts, dead } = await start();
    const [gone, other] = [ids.next(), ids.next()];
    await park(gone);
    await park(other);
    await erase(gone, 'the-erasure');
    await erase(gone, 'the-erasure');
    await erase(gone);
    const receipt = await eventually(() => {
      expect(receipts.about(gone)).toBeDefined();
      return receipts.about(gone);
    });
    expect(receipt?.data).toEqual({ id: gone, at: service.clock.now().toISOString() });
    expect(await dead()).toEqual([other]);
    await erase(other);
    await eventually(() => expect(receipts.about(other)).toBeDefined());
    expect(receipts.all()).toHaveLength(2);
  });

  it('removes dead letters that come after the receipt as well', async () => {
    const { receipts, dead } = await start();
    const gone = ids.next();
    await erase(gone);
    await eventually(() => expect(receipts.about(gone)).toBeDefined());
    await park(gone);
    await eventually(async () => expect(await dead()).toEqual([]));
  });

  it('answers when it is told that all is done, and keeps until then what may be replayed', async () => {
    let isDone = false;
    const { receipts, dead } = await start({ isForgotten: async () => isDone, keeps: [noticeRaised] });
    const gone = ids.next();
    await park(gone);
    await publish(service, noticeRaised, gone, {
      id: gone,
      email: 'a@example.com',
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      language: 'tr',
      notice: 'account-deleted',
      at: new Date().toISOString(),
    });
    await eventually(async () => expect(await dead()).toHaveLength(2));
    // Counted twice, both are known: their number says nothing new when the erasure comes.
    const counting = jest.spyOn(service.bus.deadLetters, 'count');
    await eventually(() => expect(counting.mock.calls.length).toBeGreaterThan(2));
    await erase(gone);
    await eventually(async () =>
      expect((await service.bus.deadLetters.list(QUEUE)).map(({ event }) => event)).toEqual([noticeRaised.name]),
    );
    expect(receipts.all()).toEqual([]);
    isDone = true;
    await eventually(() => expect(receipts.about(gone)).toBeDefined());
    expect(await dead()).toEqual([]);
  });

  it('answers once, however many replicas look after it', async () => {
    let isDone = false;
    const isForgotten = async () => isDone;
    const { receipts, db, outbox, clock, log } = await start({ isForgotten });
    const gone = Array.from({ length: 20 }, () => ids.next());
    for (const id of gone) await erase(id);
    await eventually(async () => expect(await db.manager.query('SELECT id FROM erased_subject')).toHaveLength(gone.length));
    const stopping = new AbortController();
    const parts = { queue: QUEUE, bus: service.bus, ready: Promise.resolve(), database: db, outbox, clock, log };
    const others = [1, 2, 3].map(() =>
      forgettingJob({ forgetting: { receipt: catalogForgot, isForgotten }, ...parts }).run(stopping.signal),
    );
    isDone = true;
    await eventually(() =>
      expect(
        receipts
          .all()
          .map(({ subject }) => subject)
          .sort(),
      ).toEqual(gone),
    );
    stopping.abort();
    await Promise.all(others);
    expect(await db.manager.query('SELECT id FROM erased_subject WHERE answered_at IS NULL')).toEqual([]);
    expect(receipts.all()).toHaveLength(gone.length);
  });

  it('leaves for the audit log what was done to them, without a detail', async () => {
    const { db, outbox } = await start();
    const [gone, actorId] = [ids.next(), ids.next()];
    const done = { actorId, action: 'user-edited', subject: { kind: 'user', id: gone } } as const;
    const changes = [{ field: 'firstName', before: 'Ayşe', after: 'Elif' }];
    await db.transaction(async (tx) => {
      await outbox.add(tx, actionTaken(profileActionTaken, { clock: service.clock, ids }, { ...done, changes }));
      await rememberErased(tx, gone);
      const [{ data }] = (await tx.query('SELECT data FROM outbox WHERE subject = $1', [gone])) as [{ data: object }];
      expect(data).toMatchObject({ ...done, changes: [] });
    });
  });

  it('takes back what it had not told about them yet, once', async () => {
    const { db, outbox } = await start();
    const [gone, other] = [ids.next(), ids.next()];
    await db.transaction(async (tx) => {
      const told = (id: string) => newEvent(catalogForgot, id, { id, at: new Date().toISOString() });
      const waiting = async () => ((await tx.query('SELECT subject FROM outbox')) as { subject: string }[]).map(({ subject }) => subject);
      await outbox.add(tx, told(gone), told(other));
      await rememberErased(tx, gone);
      expect(await waiting()).toEqual([other]);
      await outbox.add(tx, told(gone));
      await rememberErased(tx, gone);
      expect(await waiting()).toEqual([other, gone]);
      expect([await isErased(tx, gone), await isErased(tx, other), await isErased(tx, randomUUID())]).toEqual([true, false, false]);
    });
  });
});
