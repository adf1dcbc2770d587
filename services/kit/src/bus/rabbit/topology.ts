import type { Channel } from 'amqplib';

/** Deliveries of one message that a crash may waste before the broker itself parks it: a message that kills its consumer must not kill it for ever. */
const DELIVERY_LIMIT = 20;
/** Reading dead letters puts them back, which counts as a delivery: never let that lose one. */
const NO_LIMIT = 1_000_000;

export const exchangeOf = (prefix: string): string => `${prefix}.events`;
export const deadQueueOf = (queue: string): string => `${queue}.dead`;
export const retryQueueOf = (queue: string, delayMs: number): string => `${queue}.retry.${delayMs}`;
/** Where a consumer sends what it could not handle. Not the broker's default exchange: whoever may write there may write to every queue. */
export const redeliveryExchangeOf = (queue: string): string => `${queue}.redelivery`;

export type PlannedQueue = { readonly name: string; readonly arguments: Readonly<Record<string, string | number | boolean>> };

/** A consumer's dead letters and its queue. */
export const mainQueuesOf = (queue: string): readonly PlannedQueue[] => [
  quorum(deadQueueOf(queue), { 'x-delivery-limit': NO_LIMIT }),
  quorum(queue, {
    // One replica at a time consumes, so that a subject's events keep their order; another takes over at once when it goes.
    'x-single-active-consumer': true,
    'x-delivery-limit': DELIVERY_LIMIT,
    ...deadLetterTo(deadQueueOf(queue)),
  }),
];

/** Where failed messages wait: one queue for each delay, because a queue lets messages out at its head only. */
export const retryQueuesOf = (queue: string, delaysMs: readonly number[]): readonly PlannedQueue[] =>
  [...new Set(delaysMs)].map((delay) => quorum(retryQueueOf(queue, delay), { 'x-message-ttl': delay, ...deadLetterTo(queue) }));

const quorum = (name: string, more: PlannedQueue['arguments']): PlannedQueue => ({
  name,
  arguments: { 'x-queue-type': 'quorum', ...more },
});

/** By the broker itself, through the default exchange to one queue, confirmed by it before the message is let go. */
const deadLetterTo = (queue: string) => ({
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': queue,
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
});

/** How a process makes sure of what it needs in the broker, before it uses it. */
export type Preparing = {
  readonly exchange: (channel: Channel, prefix: string) => Promise<void>;
  /** A consumer's queue and its dead-letter queue, and which events go there. Prepared by the consumer and, so that nothing is lost before it first starts, by publishers. */
  readonly queue: (channel: Channel, prefix: string, queue: string, events: readonly string[]) => Promise<void>;
  readonly retries: (channel: Channel, queue: string, delaysMs: readonly number[]) => Promise<void>;
};

/** Makes what is missing: for accounts that may. */
export const declaring: Preparing = {
  exchange: async (channel, prefix) => {
    await channel.assertExchange(exchangeOf(prefix), 'topic', { durable: true });
  },
  queue: async (channel, prefix, queue, events) => {
    await channel.assertExchange(redeliveryExchangeOf(queue), 'direct', { durable: true });
    await declareRedelivered(channel, queue, mainQueuesOf(queue));
    for (const event of events) await channel.bindQueue(queue, exchangeOf(prefix), event);
  },
  retries: (channel, queue, delaysMs) => declareRedelivered(channel, queue, retryQueuesOf(queue, delaysMs)),
};

async function declareRedelivered(channel: Channel, queue: string, planned: readonly PlannedQueue[]): Promise<void> {
  for (const { name, arguments: given } of planned) {
    await channel.assertQueue(name, { durable: true, arguments: given });
    await channel.bindQueue(name, redeliveryExchangeOf(queue), name);
  }
}

/**
 * Waits until somebody else has made it, from the definitions (definitions.ts): for accounts that may only use it. Of the queues, a consumer looks for its own:
 * RabbitMQ tells nobody about what they may not use.
 */
export const expecting: Preparing = {
  exchange: async (channel, prefix) => {
    await channel.checkExchange(exchangeOf(prefix));
  },
  queue: async () => undefined,
  retries: async (channel, queue, delaysMs) => {
    await channel.checkExchange(redeliveryExchangeOf(queue));
    for (const { name } of [...mainQueuesOf(queue), ...retryQueuesOf(queue, delaysMs)]) await channel.checkQueue(name);
  },
};
