import type { Channel, Options } from 'amqplib';

/** Deliveries of one message that a crash may waste before the broker itself parks it: a message that kills its consumer must not kill it for ever. */
const DELIVERY_LIMIT = 20;
/** Reading dead letters puts them back, which counts as a delivery: never let that lose one. */
const NO_LIMIT = 1_000_000;

export const exchangeOf = (prefix: string): string => `${prefix}.events`;
export const deadQueueOf = (queue: string): string => `${queue}.dead`;
export const retryQueueOf = (queue: string, delayMs: number): string => `${queue}.retry.${delayMs}`;

export async function declareExchange(channel: Channel, prefix: string): Promise<void> {
  await channel.assertExchange(exchangeOf(prefix), 'topic', { durable: true });
}

/** A consumer's queue and its dead-letter queue, and which events go there. Declared by the consumer and, so that nothing is lost before it first starts, by publishers. */
export async function declareQueue(channel: Channel, prefix: string, queue: string, events: readonly string[]): Promise<void> {
  await channel.assertQueue(deadQueueOf(queue), quorum({ 'x-delivery-limit': NO_LIMIT }));
  await channel.assertQueue(
    queue,
    quorum({
      // One replica at a time consumes, so that a subject's events keep their order; another takes over at once when it goes.
      'x-single-active-consumer': true,
      'x-delivery-limit': DELIVERY_LIMIT,
      ...deadLetterTo(deadQueueOf(queue)),
    }),
  );
  for (const event of events) await channel.bindQueue(queue, exchangeOf(prefix), event);
}

/** Where failed messages wait: one queue for each delay, because a queue lets messages out at its head only. */
export async function declareRetries(channel: Channel, queue: string, delaysMs: readonly number[]): Promise<void> {
  for (const delay of new Set(delaysMs)) {
    await channel.assertQueue(retryQueueOf(queue, delay), quorum({ 'x-message-ttl': delay, ...deadLetterTo(queue) }));
  }
}

const quorum = (more: Record<string, unknown>): Options.AssertQueue => ({
  durable: true,
  arguments: { 'x-queue-type': 'quorum', ...more },
});

/** Through the default exchange to one queue, confirmed by it before the message is let go. */
const deadLetterTo = (queue: string) => ({
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': queue,
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
});
