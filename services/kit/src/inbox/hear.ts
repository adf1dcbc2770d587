import { accountErased, type EventDefinition } from '@pusula/contracts';
import { type Subscribing, UnusableMessage } from '../bus/bus.ts';
import { inContext, messageContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { rememberErased } from '../erasure/erased-subjects.ts';
import type { HeardEvent } from '../service.ts';
import { isFirstSight } from './inbox.ts';

/**
 * Makes of a service's consumers the handler of its queue: checks the message against its contract, opens the transaction, writes the inbox row, lets the
 * consumers work and commits; a message seen before is done at once. Whoever hears that an account was erased remembers its id, so that nothing late
 * brings it back.
 * @param consumer the name in the inbox
 */
export function hear(consumer: string, events: readonly HeardEvent[], database: Database): Subscribing['handle'] {
  const byName = new Map<string, HeardEvent[]>();
  for (const heard of events) byName.set(heard.event.name, [...(byName.get(heard.event.name) ?? []), heard]);
  return (message, trying) =>
    inContext(messageContext(message.id, message.traceparent), async () => {
      const heard = byName.get(message.name);
      if (!heard?.[0]) throw new UnusableMessage(`nobody here hears ${message.name}`);
      const checked = { ...message, data: checkData(heard[0].event, message.data) };
      await database.transaction(async (tx) => {
        if (!(await isFirstSight(tx, consumer, message.id))) return;
        if (message.name === accountErased.name) await rememberErased(tx, message.subject);
        for (const { consumer: apply } of heard) await apply(tx, checked, trying);
      });
    });
}

function checkData(event: EventDefinition, data: unknown): unknown {
  const result = event.data.safeParse(data);
  if (result.success) return result.data;
  // Names of fields only: values are people's.
  throw new UnusableMessage(
    `not a ${event.name}: ${result.error.issues
      .slice(0, 5)
      .map(({ path, code }) => `${path.join('.')} ${code}`)
      .join(', ')}`,
  );
}
