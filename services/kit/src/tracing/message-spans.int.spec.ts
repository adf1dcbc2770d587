import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type EventMessage, event } from '@pusula/contracts';
import { z } from 'zod';
import { publishTraced } from '../bus/outbox/publish-traced.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { failure } from '../failure.ts';
import { newIds } from '../ids.ts';
import { createDispatcher } from '../inbox/dispatcher.ts';
import { silentLog } from '../log/log.ts';
import { on } from '../service.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startTracing, type TracingUnderTest } from './tracing.testing.ts';

const counted = event('profile.counted.v1', { summary: 'For tests of the kit.', consumers: [], data: z.object({ n: z.int() }) });
const CAUSE = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
const ids = newIds();
const message = (n: unknown): EventMessage => ({
  id: ids.next(),
  name: counted.name,
  subject: 'lovelace',
  occurredAt: '2026-01-01T00:00:00.000Z',
  traceparent: `00-${CAUSE.traceId}-${CAUSE.spanId}-01`,
  data: { n },
});

let tracing: TracingUnderTest;
beforeEach(async () => {
  tracing = await startTracing();
});
afterEach(() => tracing.collector.stop());

describe('a message that is sent', () => {
  it('is a span below what caused it, from where its consumers go on', async () => {
    const sent: EventMessage[] = [];
    await publishTraced(async (messages) => void sent.push(...messages), tracing.tracer)([message(1), message(2)]);
    const spans = await tracing.spans();
    expect(spans.map(({ name, kind, traceId, parentSpanId, fault }) => [name, kind, traceId, parentSpanId, fault])).toEqual(
      Array(2).fill(['send profile.counted.v1', 'producer', CAUSE.traceId, CAUSE.spanId, undefined]),
    );
    expect(sent.map(({ traceparent }) => traceparent)).toEqual(spans.map(({ spanId }) => `00-${CAUSE.traceId}-${spanId}-01`));
    expect(tracing.collector.bodies()).not.toContain('lovelace');
  });

  it('failed, where nobody has it safely', async () => {
    const publish = publishTraced(() => Promise.reject(failure('SERVICE_UNAVAILABLE')), tracing.tracer);
    await expect(publish([message(1)])).rejects.toThrow();
    expect((await tracing.spans()).map(({ fault }) => fault)).toEqual(['SERVICE_UNAVAILABLE']);
  });
});

describe('an attempt to handle a message', () => {
  let postgres: TestPostgres;
  let database: Database;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openDatabase({ url: await postgres.freshDatabase(), schema: { tables: [], migrations: [] }, log: silentLog() });
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.stop();
  });

  it('says which one it was and what came of it', async () => {
    const handle = (n: unknown, attempts: number, againInMs: number | null, error?: Error) => {
      const consumed = on(counted, () => (error ? Promise.reject(error) : Promise.resolve()));
      return createDispatcher('kit.test', [consumed], database, tracing.tracer)
        .handle(message(n), { attempts, againInMs })
        .catch(() => undefined);
    };
    await handle(1, 0, 1_000);
    await handle(1, 1, 5_000, new Error('lovelace is no number'));
    await handle(1, 2, 5_000, failure('SERVICE_UNAVAILABLE'));
    await handle(1, 4, null, new Error('lovelace is no number'));
    await handle('lovelace', 0, 1_000);
    const attempts = (await tracing.spans()).filter(({ kind }) => kind === 'consumer');
    expect(attempts[0]).toMatchObject({
      name: 'process profile.counted.v1',
      traceId: CAUSE.traceId,
      parentSpanId: CAUSE.spanId,
      attributes: { 'messaging.destination.name': 'profile.counted.v1', 'messaging.consumer.group.name': 'kit.test' },
    });
    expect(attempts.map(({ attributes, fault }) => [attributes['pusula.attempt'], attributes['pusula.outcome'], fault])).toEqual([
      [1, 'done', undefined],
      [2, 'retried', 'UNEXPECTED_ERROR'],
      [3, 'waits', 'SERVICE_UNAVAILABLE'],
      [5, 'given up', 'UNEXPECTED_ERROR'],
      [1, 'given up', 'UNEXPECTED_ERROR'],
    ]);
    expect(tracing.collector.bodies()).not.toContain('lovelace');
  });

  it('is one for each message of a batch, also of one that is taken back', async () => {
    const together = (apply: () => Promise<void>) =>
      createDispatcher('kit.test', [on(counted, apply, { inBatches: true })], database, tracing.tracer).handleTogether?.([
        message(1),
        message(2),
      ]);
    await together(async () => undefined);
    let applied = 0;
    const failingAtLast = async () => {
      applied += 1;
      if (applied === 2) throw new Error('no');
    };
    await expect(together(failingAtLast)).rejects.toThrow('no');
    expect((await tracing.spans()).map(({ attributes }) => attributes['pusula.outcome'])).toEqual(['done', 'done', 'retried', 'retried']);
  });
});
