import { createRelay, newEvent } from '@pusula/service-kit/bus';
import { silentLog } from '@pusula/service-kit/log';
import { connect } from 'amqplib';
import { percentile } from '../measuring/figure.ts';
import type { Broker } from './broker.ts';
import { measured, PROFILE_TEXT } from './measured.ts';

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
      database.transaction((tx) => outbox.add(tx, newEvent(measured, `subject-${n}`, { n, text: PROFILE_TEXT }))),
    );
  } finally {
    await relay.stop();
    await subscription.stop();
  }
}

/**
 * amqplib as its tutorial shows it, on a plain channel or one with confirmations: the same row committed, then published at once, without an outbox.
 * Its connections leave Nagle's algorithm on: the last part of a message that does not fit one write waits for the broker's delayed acknowledgement.
 */
export async function amqplibTime(
  url: string,
  { database, prefix }: Broker,
  count: number,
  channel: 'plain' | 'confirming',
): Promise<number> {
  const [publishing, consuming] = await Promise.all([connect(url), connect(url)]);
  const queue = `${prefix}-amqplib`;
  try {
    const publisher = await (channel === 'plain' ? publishing.createChannel() : publishing.createConfirmChannel());
    const consumer = await consuming.createChannel();
    await publisher.assertQueue(queue);
    const arrival = arrivals();
    await consumer.consume(queue, (message) => {
      if (!message) return;
      arrival.arrive();
      consumer.ack(message);
    });
    const insert = 'INSERT INTO inbox (consumer, message_id) VALUES ($1, gen_random_uuid())';
    const median = await medianTime(
      count,
      arrival,
      () => database.transaction(async (tx) => void (await tx.query(insert, [queue]))),
      (n) => publisher.sendToQueue(queue, Buffer.from(JSON.stringify({ n, text: PROFILE_TEXT })), { persistent: true }),
    );
    await publisher.deleteQueue(queue);
    return median;
  } finally {
    await Promise.all([publishing.close(), consuming.close()]);
  }
}
