import type { EventMessage } from '@pusula/contracts';
import { failure } from '../../failure.ts';
import type { Log } from '../../log/log.ts';
import type { Bus, SubscribeOptions } from '../bus.ts';
import { consumeDeliveries } from './consume.ts';
import { storedDeadLetters } from './dead-letters.ts';
import { countDeliveries, storeDeliveries } from './deliveries.ts';

export type InProcessBusOptions = {
  readonly log: Log;
  /** The queues of everybody who will listen: until all of them have subscribed nothing is taken over, and events wait safely in their outboxes. */
  readonly awaited?: readonly string[];
};

type Listener = {
  readonly queue: string;
  readonly names: ReadonlySet<string>;
  readonly subscribing: SubscribeOptions;
  readonly consumer: ReturnType<typeof consumeDeliveries>;
  /** False after a stop: messages are stored all the same, for the next start. */
  active: boolean;
};

/**
 * The bus for services that share one process. Durable without a broker: `publish` writes each message into the database of every consumer that wants it
 * before it resolves, so that a process killed at any point loses nothing.
 */
export function createInProcessBus({ log, awaited = [] }: InProcessBusOptions): Bus {
  const listeners = new Map<string, Listener>();
  let isClosed = false;
  const requireListeners = () => {
    if (isClosed || !awaited.every((queue) => listeners.has(queue))) throw failure('SERVICE_UNAVAILABLE');
  };

  const deliver = async ({ queue, names, subscribing, consumer }: Listener, messages: readonly EventMessage[]) => {
    const wanted = messages.filter(({ name }) => names.has(name));
    if (wanted.length === 0) return;
    await storeDeliveries(subscribing.database, queue, wanted);
    consumer.wake();
  };
  const databaseOf = (queue: string) => listeners.get(queue)?.subscribing.database;

  return {
    name: 'embedded',
    publish: async (messages) => {
      requireListeners();
      await Promise.all([...listeners.values()].map((listener) => deliver(listener, messages)));
    },
    subscribe: async (queue, subscribing) => {
      if (listeners.get(queue)?.active) throw new Error(`${queue} has a subscriber already`);
      const consumer = consumeDeliveries(queue, subscribing, log);
      const names = new Set<string>(subscribing.events.map(({ name }) => name));
      const listener: Listener = { queue, names, subscribing, consumer, active: true };
      listeners.set(queue, listener);
      return {
        stop: async () => {
          listener.active = false;
          await consumer.stop();
        },
      };
    },
    waiting: async (queue) => {
      const database = databaseOf(queue);
      return database ? countDeliveries(database, queue) : 0;
    },
    deadLetters: storedDeadLetters((queue) => databaseOf(queue)?.manager),
    check: async () => requireListeners(),
    close: async () => {
      isClosed = true;
      await Promise.all([...listeners.values()].map(({ consumer }) => consumer.stop()));
    },
  };
}
