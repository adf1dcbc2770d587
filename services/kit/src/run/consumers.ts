import type { Owner } from '@pusula/contracts';
import type { Bus, Subscription } from '../bus/bus.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../http/metrics.ts';
import { createDispatcher } from '../inbox/dispatcher.ts';
import type { Log } from '../log/log.ts';
import type { ConsumedEvent, Probe } from '../service.ts';
import type { Tracer } from '../tracing/span.ts';
import { type Handled, timed } from './timed.ts';

export type ConsumersOptions = {
  readonly name: Owner;
  readonly events: readonly ConsumedEvent[];
  readonly bus: Bus;
  readonly queue: string;
  readonly database: Database;
  readonly log: Log;
  readonly tracer: Tracer | undefined;
};

export type Consumers = {
  /** Subscribes; waits for a broker that is not there yet. */
  readonly start: () => Promise<void>;
  /** Resolves when it has subscribed; never for a service without consumers. */
  readonly subscribed: Promise<void>;
  readonly stop: () => Promise<void>;
  readonly probe: Probe;
  /** Adds lag and dead letters to the metrics of a service with consumers. */
  readonly measure: (metrics: Metrics) => void;
};

/** The consuming half of a service: one queue for everything that it consumes. */
export function createConsumers({ name, events, bus, queue, database, log, tracer }: ConsumersOptions): Consumers {
  const definitions = [...new Map(events.map(({ event }) => [event.name, event])).values()];
  let subscription: Subscription | undefined;
  const subscribed = Promise.withResolvers<void>();
  let listening = definitions.length === 0;
  let handled: Handled = () => undefined;

  return {
    start: async () => {
      if (listening) return;
      for (const { name: event } of definitions.filter(({ consumers }) => !consumers.includes(name))) {
        log.warn(
          { event },
          'the contract does not list this service among the consumers of the event: what is published before its first start is missed',
        );
      }
      subscription = await bus.subscribe(queue, {
        events: definitions,
        database,
        ...timed(createDispatcher(queue, events, database, tracer), handled),
      });
      listening = true;
      subscribed.resolve();
    },
    subscribed: subscribed.promise,
    stop: async () => subscription?.stop(),
    probe: {
      name: 'consumers',
      onlyAtStart: true,
      check: async () => {
        if (!listening) throw new Error('not listening yet');
      },
    },
    measure: (metrics) => {
      if (definitions.length === 0) return;
      handled = ({ name: event }, outcome, seconds) => metrics.messages.observe({ event, outcome }, seconds);
      metrics.add({
        name: 'consumer_waiting_messages',
        help: 'Messages waiting to be handled',
        kind: 'gauge',
        read: async () => (subscription ? bus.waiting(queue) : Number.NaN),
      });
      metrics.add({
        name: 'dead_letters',
        help: 'Messages given up, waiting for an operator',
        kind: 'gauge',
        read: () => bus.deadLetters.count(queue),
      });
    },
  };
}
