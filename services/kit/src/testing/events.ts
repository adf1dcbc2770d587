import { randomUUID } from 'node:crypto';
import type { DataOf, EventDefinition, EventMessage } from '@pusula/contracts';
import type { ServiceUnderTest } from './service-under-test.ts';

export type RecordedEvents<E extends EventDefinition> = {
  /** Everything said so far, in the order it came. */
  readonly all: () => readonly EventMessage<DataOf<E>>[];
  /** The last thing said about a subject. */
  readonly about: (subject: string) => EventMessage<DataOf<E>> | undefined;
};

/** Listens to one event of a service under test, on a queue of its own. */
export async function recordEvents<E extends EventDefinition>(
  { bus, running, beforeStop }: ServiceUnderTest,
  event: E,
): Promise<RecordedEvents<E>> {
  const received: EventMessage<DataOf<E>>[] = [];
  const subscription = await bus.subscribe(`overhears.${randomUUID()}`, {
    events: [event],
    database: running.db,
    handle: async (message) => {
      received.push(message as EventMessage<DataOf<E>>);
    },
  });
  beforeStop(subscription.stop);
  return { all: () => received, about: (subject) => received.findLast((message) => message.subject === subject) };
}

/** Tells a service under test that something has happened elsewhere. @param id the message's; given twice, it is the same message */
export const publish = <E extends EventDefinition>(
  { bus }: ServiceUnderTest,
  event: E,
  subject: string,
  data: DataOf<E>,
  id: string = randomUUID(),
): Promise<void> => bus.publish([{ id, name: event.name, subject, occurredAt: new Date().toISOString(), data }]);
