import { EVENTS, type EventDefinition, type Owner } from '@pusula/contracts';
import type { Topology } from './bus.ts';
import { queueOf } from './queue-of.ts';

/** The queues that wait for the events of a publisher, as the contracts name the hearers. */
export function topologyFor(publisher: Owner, prefix: string, events: readonly EventDefinition[] = EVENTS): Topology {
  const queues = new Map<string, EventDefinition[]>();
  for (const event of events) {
    if (!event.name.startsWith(`${publisher}.`)) continue;
    for (const consumer of event.consumers) {
      const queue = queueOf(prefix, consumer);
      queues.set(queue, [...(queues.get(queue) ?? []), event]);
    }
  }
  return queues;
}
