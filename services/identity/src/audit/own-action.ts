import type { ActionTaken, AuditChange, AuditedAction } from '@pusula/contracts';
import type { Deps } from '../deps.ts';

/** What was done to somebody's account by themself, as the audit log keeps it. @param changes field by field; left out, what changed is nobody's to read */
export const ownAction = (
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  id: string,
  action: AuditedAction,
  changes: readonly AuditChange[] = [],
): ActionTaken => ({
  id: ids.next(),
  at: clock.now().toISOString(),
  actorId: id,
  action,
  subject: { kind: 'user', id },
  changes: [...changes],
  undoes: null,
});
