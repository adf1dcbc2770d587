import { setTimeout as wait } from 'node:timers/promises';
import { createRelay, newEvent, silentLog } from '@pusula/service-kit';
import { connect } from 'amqplib';
import { percentile } from '../measuring/figure.ts';
import type { Broker } from './broker.ts';
import { measured, TEXT } from './measured.ts';

const PAUSE_MS = 20;
const REPLY_LIMIT_MS = 10_000;

/** Waits for one arrival after the other. */
function arrivals() {
  let arrived: (() => void) | undefined;
  return {
    next: () =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('an event did not arrive')), REPLY_LIMIT_MS);
        arrived = () => {
          clearTimeout(late);
          resolve();
        };
      }),
    arrive: () => arrived?.(),
  };
}

/** The median of how long `send` (which commits) takes from the commit to the consumer, in milliseconds. */
async function medianTime(
  count: number,
  arrival: ReturnType<typeof arrivals>,
  commit: (n: number) => Promise<void>,
  after?: (n: number) => void,
) {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const next = arrival.next();
    await commit(n);
    const committed = performance.now();
    after?.(n);
    await next;
    times.push(performance.now() - committed);
    await wait(PAUSE_MS);
  }
  return percentile(times, 0.5);
}

/** Outbox, relay and bus as the services use them. */
export async function ourTime({ database, outbox, bus, queue }: Broker, count: number): Promise<number> {
  const arrival = arrivals();
  const subscription = await bus.subscribe(queue, { events: [measured], database, handle: async () => arrival.arrive() });
  const relay = createRelay({ database, bus, log: silentLog() });
  relay.start();
  try {
    return await medianTime(count, arrival, (n) =>
      database.transaction((tx) => outbox.add(tx, newEvent(measured, `subject-${n}`, { n, text: TEXT }))),
    );
  } finally {
    await relay.stop();
    await subscription.stop();
  }
}

/** amqplib as it comes: the same row committed, then published at once, without an outbox. */
export async function amqplibTime(url: string, { database, prefix }: Broker, count: number): Promise<number> {
  const [publishing, consuming] = await Promise.all([connect(url), connect(url)]);
  const queue = `${prefix}-amqplib`;
  try {
    const publisher = await publishing.createConfirmChannel();
    const consumer = await consuming.createChannel();
    await publisher.assertQueue(queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
    const arrival = arrivals();
    await consumer.consume(queue, (message) => {
      if (!message) return;
      arrival.arrive();
      consumer.ack(message);
    });
    const insert = 'INSERT INTO inbox (consumer, message_id) VALUES ($1, $2)';
    const median = await medianTime(
      count,
      arrival,
      (n) => database.transaction(async (tx) => void (await tx.query(insert, [`${queue}-${performance.now()}`, String(n)]))),
      (n) => publisher.sendToQueue(queue, Buffer.from(JSON.stringify({ n, text: TEXT })), { persistent: true }),
    );
    await publisher.deleteQueue(queue);
    return median;
  } finally {
    await Promise.all([publishing.close(), consuming.close()]);
  }
}
