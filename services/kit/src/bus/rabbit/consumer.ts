import { setTimeout as wait } from 'node:timers/promises';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import type { Log } from '../../log/log.ts';
import { attempt } from '../attempt.ts';
import { DEFAULT_CONCURRENCY, DEFAULT_RETRY_DELAYS_MS, type Subscribing } from '../bus.ts';
import { createLanes } from '../lanes.ts';
import { publishConfirmed } from './confirmed.ts';
import { ATTEMPTS_HEADER, attemptsOf, decodeMessage, PARKED_HEADER, PROBLEM_HEADER } from './encoding.ts';
import { keepSession, type Session } from './session.ts';
import { deadQueueOf, declareExchange, declareQueue, declareRetries, retryQueueOf } from './topology.ts';

const CONFIRM_MS = 10_000;
const LONGEST_WAIT_MS = 5_000;
/** Enough to keep every lane busy although neighbours in the queue are often about one subject. */
const PREFETCH_PER_LANE = 8;

export type ConsumerOptions = {
  readonly url: string;
  readonly prefix: string;
  readonly name: string;
  readonly log: Log;
  readonly queue: string;
  readonly subscribing: Subscribing;
};

type Delivery = { readonly session: Session; readonly channel: ConfirmChannel; readonly raw: ConsumeMessage };

/** The receiving half: handles, then acknowledges; what failed goes to a retry queue or is parked, confirmed, before it is acknowledged. */
export function createConsumer({ url, prefix, name, log, queue, subscribing }: ConsumerOptions) {
  const { events, handle, concurrency = DEFAULT_CONCURRENCY, retryDelaysMs = DEFAULT_RETRY_DELAYS_MS } = subscribing;
  // Lanes outlive sessions: a message delivered again waits for its first handler.
  const lanes = createLanes(concurrency);
  const stopping = new AbortController();
  let consuming: { readonly channel: ConfirmChannel; readonly tag: string; readonly session: Session } | undefined;
  let markStarted: () => void;
  const started = new Promise<void>((resolve) => {
    markStarted = resolve;
  });

  const onOpen = async (session: Session) => {
    const channel = await session.connection.createConfirmChannel();
    channel.on('error', session.fail);
    channel.on('close', () => session.fail(new Error('the channel was closed')));
    await declareExchange(channel, prefix);
    await declareQueue(
      channel,
      prefix,
      queue,
      events.map((event) => event.name),
    );
    await declareRetries(channel, queue, retryDelaysMs);
    await channel.prefetch(concurrency * PREFETCH_PER_LANE);
    const { consumerTag } = await channel.consume(queue, (raw) => {
      if (raw === null) return session.fail(new Error('the broker cancelled the consumer'));
      receive({ session, channel, raw });
    });
    consuming = { channel, tag: consumerTag, session };
    markStarted();
  };

  const receive = (delivery: Delivery) => {
    let subject = '';
    let work: () => Promise<void>;
    try {
      const message = decodeMessage(delivery.raw.content);
      subject = message.subject;
      work = () => handle(message);
    } catch (error) {
      work = () => Promise.reject(error as Error);
    }
    void lanes.run(subject, () =>
      settle(delivery, work).catch((error: unknown) => {
        // Not acknowledged, so it comes again.
        log.warn({ err: error, queue }, 'a message could not be settled');
        delivery.session.fail(error);
      }),
    );
  };

  const settle = async ({ session, channel, raw }: Delivery, work: () => Promise<void>): Promise<void> => {
    const attempts = attemptsOf(raw.properties.headers);
    for (let waits = 0; !session.over.aborted && !stopping.signal.aborted; waits += 1) {
      const outcome = await attempt(work, attempts, retryDelaysMs);
      if (outcome.kind !== 'wait') {
        if (outcome.kind !== 'done') {
          log.warn(
            { err: outcome.error, queue, event: raw.fields.routingKey, messageId: raw.properties.messageId, attempts: attempts + 1 },
            `a message failed: ${outcome.kind}`,
          );
          const to = outcome.kind === 'park' ? deadQueueOf(queue) : retryQueueOf(queue, outcome.delayMs);
          await moveTo(to, { session, channel, raw }, { [ATTEMPTS_HEADER]: attempts + 1, [PROBLEM_HEADER]: outcome.problem });
        }
        if (!session.over.aborted) channel.ack(raw);
        return;
      }
      if (waits % 10 === 0) log.warn({ err: outcome.error, queue }, 'messages wait for a dependency');
      const pause = Math.min(LONGEST_WAIT_MS, 200 * 2 ** Math.min(waits, 10));
      await wait(pause, undefined, { signal: AbortSignal.any([session.over, stopping.signal]) }).catch(() => undefined);
    }
  };

  const sessions = keepSession({ url, name: `${name} consumer`, log, onOpen });
  return {
    started,
    stop: async () => {
      // No new deliveries; what has begun is finished; what only waits goes back to the queue with the connection.
      const now = consuming;
      if (now && !now.session.over.aborted) await now.channel.cancel(now.tag).catch(() => undefined);
      stopping.abort();
      await lanes.idle();
      await sessions.close();
    },
  };
}

/** Copies a message to another queue, where the broker has it safely when this resolves. */
async function moveTo(queue: string, { session, channel, raw }: Delivery, headers: Record<string, unknown>): Promise<void> {
  const { headers: before, ...properties } = raw.properties;
  const { 'x-death': _death, 'x-delivery-count': _count, ...kept } = (before ?? {}) as Record<string, unknown>;
  const options = { ...properties, persistent: true, headers: { ...kept, ...headers, [PARKED_HEADER]: new Date().toISOString() } };
  await publishConfirmed(channel, [{ exchange: '', key: queue, content: raw.content, options }], CONFIRM_MS, session.over);
}
