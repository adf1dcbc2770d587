import type { ConfirmChannel } from 'amqplib';
import type { Log } from '../../log/log.ts';
import { DEFAULT_CONCURRENCY, DEFAULT_RETRY_DELAYS_MS, MOST_TOGETHER, type SubscribeOptions } from '../bus.ts';
import { inBatches, inLanes } from './deliveries.ts';
import { type Session, storeSession } from './session.ts';
import type { Preparing } from './topology.ts';

/** Enough to keep every lane busy although neighbours in the queue are often about one subject. */
const PREFETCH_PER_LANE = 8;

export type ConsumerOptions = {
  readonly url: string;
  readonly prefix: string;
  readonly name: string;
  readonly log: Log;
  readonly queue: string;
  readonly subscribing: SubscribeOptions;
  readonly preparing: Preparing;
};

export type Consuming = {
  /** Resolves when the first session consumes. */
  readonly started: Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The receiving half: a session that consumes, for ever set up again. */
export function createConsumer({ url, prefix, name, log, queue, subscribing, preparing }: ConsumerOptions): Consuming {
  const { events, concurrency = DEFAULT_CONCURRENCY, retryDelaysMs = DEFAULT_RETRY_DELAYS_MS } = subscribing;
  const stopping = new AbortController();
  // Outlives sessions: a message delivered again waits for its first handler.
  const deliveries = (subscribing.handleTogether ? inBatches : inLanes)(subscribing, {
    queue,
    retryDelaysMs,
    log,
    stopping: stopping.signal,
  });
  const started = Promise.withResolvers<void>();
  started.promise.catch(() => undefined); // surfaced by whoever awaits it
  let consuming: { readonly channel: ConfirmChannel; readonly tag: string } | undefined;

  const onOpen = async (session: Session) => {
    const channel = await session.connection.createConfirmChannel();
    channel.on('error', session.fail);
    channel.on('close', () => session.fail(new Error('the channel was closed')));
    await preparing.exchange(channel, prefix);
    await preparing.queue(
      channel,
      prefix,
      queue,
      events.map((event) => event.name),
    );
    await preparing.retries(channel, queue, retryDelaysMs);
    await channel.prefetch(subscribing.handleTogether ? MOST_TOGETHER : concurrency * PREFETCH_PER_LANE);
    const { consumerTag: tag } = await channel.consume(queue, (raw) => {
      if (raw === null) session.fail(new Error('the broker cancelled the consumer'));
      else deliveries.receive({ session, channel, raw });
    });
    consuming = { channel, tag };
    session.over.addEventListener(
      'abort',
      () => {
        consuming = undefined;
      },
      { once: true },
    );
    started.resolve();
  };

  const sessions = storeSession({ url, name: `${name} consumer`, log, onOpen });
  return {
    started: started.promise,
    stop: async () => {
      // Nothing new; what has begun is finished; what only waits goes back to the queue with the connection.
      await consuming?.channel.cancel(consuming.tag).catch(() => undefined);
      stopping.abort();
      await deliveries.idle();
      await sessions.close();
      started.reject(new Error('the consumer was stopped'));
    },
  };
}
