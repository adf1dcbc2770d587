import type { ActionTaken } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import { appendEntry } from './append-entry.ts';

/** Appends actions that were taken elsewhere, oldest first, to the log. One that is known is left out, so importing twice is importing once. */
export const importActions =
  ({ db, auditChain }: Pick<Deps, 'db' | 'auditChain'>) =>
  (actions: readonly ActionTaken[]): Promise<void> =>
    db.transaction(async (tx) => {
      for (const action of actions) await appendEntry(auditChain, tx, action);
    });
