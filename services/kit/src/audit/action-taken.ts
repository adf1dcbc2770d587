import type { ActionTaken, EventDefinition } from '@pusula/contracts';
import { type NewEvent, newEvent } from '../bus/outbox/new-event.ts';
import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';

/** What was done, as the verb that did it knows it. */
export type Done = Pick<ActionTaken, 'actorId' | 'action' | 'subject' | 'changes'> & Partial<Pick<ActionTaken, 'id' | 'undoes'>>;

/**
 * The event that records an action in the audit log. Add it to the outbox in the transaction of the action, so that both commit or neither.
 * @param definition the service's own `*.action-taken.v1`
 */
export function actionTaken(
  definition: EventDefinition<typeof ActionTaken>,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  { id = ids.next(), undoes = null, ...done }: Done,
): NewEvent {
  return newEvent(definition, done.subject.id || done.subject.kind, { id, at: clock.now().toISOString(), undoes, ...done });
}
