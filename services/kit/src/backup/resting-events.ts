import { SERVICE_NAMES } from '@pusula/contracts';
import { connect } from 'amqplib';
import { DEFAULT_RETRY_DELAYS_MS } from '../bus/bus.ts';
import { queueOf } from '../bus/queue-of.ts';
import { messagesIn, purgeMessages } from '../bus/rabbit/message-counts.ts';
import { deadQueueOf, retryQueueOf } from '../bus/rabbit/topology.ts';
import { TIME_LIMITS } from '../config/time-limits.ts';

/** The events that rest with a broker, for an account that may see and empty every queue. */
export type RestingEvents = {
  /** Those that wait to be handled or tried again. */
  readonly count: () => Promise<number>;
  /** Those that were given up. */
  readonly countDead: () => Promise<number>;
  /** Throws all of them away, those that were given up as well. @returns how many */
  readonly discard: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/** @param prefix begins the names of queues @throws when the broker is away, or refuses the account */
export async function restingEvents(amqpUrl: string, prefix: string): Promise<RestingEvents> {
  const connection = await connect(amqpUrl, { timeout: TIME_LIMITS.brokerConnect });
  connection.on('error', () => undefined); // the call under way fails with it
  const consumed = [...SERVICE_NAMES, 'gateway'].map((service) => queueOf(prefix, service));
  const live = consumed.flatMap((queue) => [queue, ...DEFAULT_RETRY_DELAYS_MS.map((delay) => retryQueueOf(queue, delay))]);
  const dead = consumed.map(deadQueueOf);
  const sum = async (queues: readonly string[], ask: typeof messagesIn) => {
    const counts = await Promise.all(queues.map((queue) => ask(connection, queue)));
    return counts.reduce((total, count) => total + count, 0);
  };
  return {
    count: () => sum(live, messagesIn),
    countDead: () => sum(dead, messagesIn),
    discard: () => sum([...live, ...dead], purgeMessages),
    close: () => connection.close(),
  };
}
