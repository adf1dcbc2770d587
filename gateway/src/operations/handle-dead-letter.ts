import type { AuditChange, discardDeadLetter as discarding, replayDeadLetters as replaying } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { actingAdmin } from '../sessions/acting-admin.ts';

/*
 * A queue and the audit log share no transaction. The entry is written first: then nothing is done without one, and an entry whose deed the bus refused says
 * what was tried. A message that is not there is refused before, so that no entry names it.
 */

/** Pure: what an entry says of a message: which one, and of which event. What is in it stays out of the log. */
export function removal(id: string, message: string): AuditChange[] {
  return [
    { field: 'message', before: id, after: null },
    { field: 'event', before: eventIn(message), after: null },
  ];
}

/** Pure: the event that a message is; '' for what is none. */
export function eventIn(message: string): string {
  try {
    return String((JSON.parse(message) as { name?: unknown } | null)?.name ?? '');
  } catch {
    return '';
  }
}

async function requireMessage({ queues }: Deps, ...[queue, id]: Parameters<Deps['queues']['show']>): Promise<string> {
  const message = await queues.show(queue, id);
  if (message === null) throw failure('DEAD_LETTER_NOT_FOUND');
  return message;
}

/** Puts one event, or all that a queue has, back to be handled again. */
export const replayDeadLetters =
  (deps: Deps): GatewayHandler<typeof replaying> =>
  async ({ input: { queue, id }, caller }) => {
    const { queues, recordAction } = deps;
    const actorId = await actingAdmin(deps, caller);
    const { total } = id === undefined ? await queues.deadLetters([queue]) : { total: 1 };
    if (total === 0) return { replayed: 0 };
    const changes = id === undefined ? [{ field: 'count', before: total, after: 0 }] : removal(id, await requireMessage(deps, queue, id));
    await recordAction({ actorId, action: 'dead-letters-replayed', subject: { kind: 'queue', id: queue }, changes });
    const replayed = await queues.replay(queue, id);
    // Somebody else was quicker.
    if (id !== undefined && replayed === 0) throw failure('DEAD_LETTER_NOT_FOUND');
    return { replayed };
  };

/** Removes one for good. */
export const discardDeadLetter =
  (deps: Deps): GatewayHandler<typeof discarding> =>
  async ({ input: { queue, id }, caller }) => {
    const actorId = await actingAdmin(deps, caller);
    const changes = removal(id, await requireMessage(deps, queue, id));
    await deps.recordAction({ actorId, action: 'dead-letter-discarded', subject: { kind: 'queue', id: queue }, changes });
    if (!(await deps.queues.discard(queue, id))) throw failure('DEAD_LETTER_NOT_FOUND');
    return {};
  };
