import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventMessage, event } from '@pusula/contracts';
import { connect } from 'amqplib';
import { z } from 'zod';
import { DEFAULT_RETRY_DELAYS_MS } from '../bus/bus.ts';
import { rabbitDesk } from '../bus/dead-letter-desk.ts';
import { queueOf } from '../bus/queue-of.ts';
import { createRabbitBus, type RabbitBus } from '../bus/rabbit/rabbit-bus.ts';
import { exchangeOf } from '../bus/rabbit/topology.ts';
import { runDeadLetterCommand } from '../cli/dead-letter-command.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { newIds } from '../ids.ts';
import { createDispatcher } from '../inbox/dispatcher.ts';
import { silentLog } from '../log/log.ts';
import { on } from '../service.ts';
import { eventually } from '../testing/eventually.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { type LentRabbit, lendRabbit, rabbitIsThere } from '../testing/rabbit.ts';
import { FULL } from './load.ts';

const GOOD = FULL ? 1_000 : 200;
const counted = event('profile.counted.v1', { summary: 'For tests of the kit.', consumers: ['profile'], data: z.object({ n: z.int() }) });
const RETRY_DELAYS_MS = [20, 40];
const ids = newIds();
const message = (n: unknown, subject = `subject-${n}`): EventMessage => ({
  id: ids.next(),
  name: counted.name,
  subject,
  occurredAt: new Date().toISOString(),
  data: { n },
});

(rabbitIsThere() ? describe : describe.skip)('R5: poison among good messages', () => {
  let postgres: TestPostgres;
  let rabbit: LentRabbit;
  let queue: string;
  let crashing: string;
  let database: Database;
  let bus: RabbitBus;
  let curse: RegExp | null = /^cursed/;
  const done = new Set<number>();

  beforeAll(async () => {
    [postgres, rabbit] = await Promise.all([startPostgres(), lendRabbit('r5')]);
    [queue, crashing] = [queueOf(rabbit.prefix, 'profile'), queueOf(rabbit.prefix, 'crash')];
    database = await openDatabase({ url: await postgres.freshDatabase(), schema: { tables: [], migrations: [] }, log: silentLog() });
    bus = createRabbitBus({ url: rabbit.url, prefix: rabbit.prefix, name: 'r5', log: silentLog() });
    const apply = on(counted, async (_tx, { subject, data }) => {
      if (curse?.test(subject)) throw new Error('cursed');
      done.add(data.n);
    });
    await bus.subscribe(queue, {
      events: [counted],
      database,
      ...createDispatcher(queue, [apply], database),
      retryDelaysMs: RETRY_DELAYS_MS,
    });
  });
  afterAll(async () => {
    await bus.close();
    await database.close();
    await Promise.all([postgres.stop(), rabbit.stop(['profile', 'crash'], [...DEFAULT_RETRY_DELAYS_MS, ...RETRY_DELAYS_MS])]);
  });

  it('every good one is handled, and the malformed, oversized and throwing ones become dead letters, are listed, shown and replayed', async () => {
    const throwing = Array.from({ length: 5 }, (_, n) => message(10_000 + n, `cursed-${n}`));
    const wrongShape = message('not a number');
    const good = Array.from({ length: GOOD }, (_, n) => message(n));
    await publishRaw(rabbit, [Buffer.from('{"id":'), Buffer.from('null'), Buffer.alloc(1_100_000, 'x')]);
    await bus.publish([...throwing, wrongShape, ...good]);

    const total = 3 + throwing.length + 1;
    await eventually(async () => {
      expect(await bus.deadLetters.count(queue)).toBe(total);
      expect(done.size).toBe(GOOD);
    });
    const letters = await bus.deadLetters.list(queue);
    expect(letters).toHaveLength(total);
    expect(letters.filter(({ problem }) => problem === 'Error: cursed').map(({ attempts }) => attempts)).toEqual(throwing.map(() => 3));
    const problems = letters.map(({ problem }) => problem).join('\n');
    for (const expected of ['oversized: 1100000 bytes', 'not a message of ours', 'not a profile.counted.v1: n invalid_type'])
      expect(problems).toContain(expected);

    const printed: string[] = [];
    const desk = await rabbitDesk(rabbit.url, rabbit.prefix);
    const ask = async (...args: string[]) => {
      printed.length = 0;
      return runDeadLetterCommand(args, desk, (text) => printed.push(text));
    };
    try {
      expect(await ask('list', 'profile')).toBe(0);
      expect(printed[0]).toBe(`${queue}: ${total}`);
      const [first] = throwing as [EventMessage];
      expect(await ask('show', first.id)).toBe(0);
      expect(JSON.parse(printed[0] ?? '')).toEqual(first);
      expect(await ask('show', 'nothing')).toBe(1);
      expect(await ask('dance')).toBe(64);
      curse = null;
      expect(await ask('replay', first.id)).toBe(0);
      await eventually(() => expect(done.has(10_000)).toBe(true));
      expect(await ask('replay', 'all')).toBe(0);
    } finally {
      await desk.close();
    }
    await eventually(async () => {
      expect(done.size).toBe(GOOD + throwing.length);
      // What nothing can help becomes a dead letter again.
      expect(await bus.deadLetters.count(queue)).toBe(4);
    });
  });

  it('a message that kills its consumer again and again is dead-lettered by the broker', async () => {
    const subscription = await bus.subscribe(crashing, { events: [counted], database, handle: async () => undefined });
    await subscription.stop();
    await bus.publish([message(1)]);
    let deliveries = 0;
    await eventually(async () => {
      deliveries += await dieWithMessage(rabbit.url, crashing);
      expect(await bus.deadLetters.count(crashing)).toBe(1);
    });
    expect(deliveries).toBeGreaterThanOrEqual(20);
    expect((await bus.deadLetters.list(crashing))[0]?.problem).toContain('given up by the broker');
  });
});

/** Messages that no publisher of ours would send. */
async function publishRaw({ url, prefix }: LentRabbit, contents: readonly Buffer[]): Promise<void> {
  const connection = await connect(url);
  const channel = await connection.createConfirmChannel();
  for (const content of contents) channel.publish(exchangeOf(prefix), counted.name, content, { persistent: true });
  await channel.waitForConfirms();
  await connection.close();
}

/** Takes a message and is gone without an answer, as a crashing process would be. @returns how many it got */
async function dieWithMessage(url: string, queue: string): Promise<number> {
  const connection = await connect(url);
  const channel = await connection.createChannel();
  const delivery = Promise.withResolvers<number>();
  await channel.prefetch(1);
  await channel.consume(queue, () => delivery.resolve(1));
  const got = await Promise.race([delivery.promise, wait(200, 0)]);
  await connection.close();
  return got;
}
