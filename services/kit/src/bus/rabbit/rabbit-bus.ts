import type { Log } from '../../log/log.ts';
import type { Bus, Topology } from '../bus.ts';
import { createConsumer } from './consumer.ts';
import { countMessages, rabbitDeadLetters } from './dead-letters.ts';
import { createPublisher } from './publisher.ts';
import { declaring, expecting } from './topology.ts';

export type RabbitBusOptions = {
  readonly url: string;
  /** Begins every exchange and queue name. */
  readonly prefix: string;
  /** Who connects, for RabbitMQ's list of connections. */
  readonly name: string;
  readonly log: Log;
  /** Queues that must exist before this process publishes; see `topologyFor`. */
  readonly topology?: Topology;
  /** False: exchanges and queues come from definitions, and this account may not make any. */
  readonly declares?: boolean;
};

export type RabbitBus = Bus & {
  /** Published messages that no queue wanted, since the start. */
  readonly unrouted: () => number;
};

/** The bus over RabbitMQ: connects in the background and reconnects for ever. */
export function createRabbitBus({ url, prefix, name, log, topology = new Map(), declares = true }: RabbitBusOptions): RabbitBus {
  const preparing = declares ? declaring : expecting;
  const publisher = createPublisher({ url, prefix, name, log, topology, preparing });
  const consumers = new Set<{ readonly stop: () => Promise<void> }>();
  return {
    name: 'RabbitMQ',
    publish: publisher.publish,
    subscribe: async (queue, subscribing) => {
      const consumer = createConsumer({ url, prefix, name, log, queue, subscribing, preparing });
      consumers.add(consumer);
      await consumer.started;
      return {
        stop: async () => {
          consumers.delete(consumer);
          await consumer.stop();
        },
      };
    },
    waiting: (queue) => countMessages(publisher.session, queue),
    deadLetters: rabbitDeadLetters(publisher.session),
    unrouted: publisher.unrouted,
    check: publisher.check,
    close: async () => {
      await Promise.all([...consumers].map((consumer) => consumer.stop()));
      await publisher.close();
    },
  };
}
