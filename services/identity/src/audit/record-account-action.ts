import type { ActionTaken, AuditChange, AuditedAction } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { appendEntry } from './append-entry.ts';

export type AccountAction = {
  readonly accountId: string;
  readonly action: AuditedAction;
  /** Who did it, when it was not the account's owner. */
  readonly actorId?: ActionTaken['actorId'];
  /** Field by field; left out where what changed is nobody's to read. */
  readonly changes?: readonly AuditChange[];
  /** The entry that it took back. */
  readonly undoes?: string | null;
};

/** Records in the audit log what was done to an account. After every other lock. @returns the entry as it was made */
export async function recordAccountAction(
  { ids, clock, auditChain }: Pick<Deps, 'ids' | 'clock' | 'auditChain'>,
  tx: EntityManager,
  { accountId, action, actorId = accountId, changes = [], undoes = null }: AccountAction,
): Promise<ActionTaken> {
  const entry: ActionTaken = {
    id: ids.next(),
    at: clock.now().toISOString(),
    actorId,
    action,
    subject: { kind: 'user', id: accountId },
    changes: [...changes],
    undoes,
  };
  await appendEntry(auditChain, tx, entry);
  return entry;
}
