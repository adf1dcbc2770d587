import type * as contracts from '@pusula/contracts';
import { canBeUndone, profileActionTaken } from '@pusula/contracts';
import { actionTaken } from '@pusula/service-kit/audit';
import type { Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { changeProfile, type ProfileChange } from './change-profile.ts';
import { changesBetween, reviseProfile, undoChanges } from './revise-profile.ts';

type EditDeps = Pick<Deps, 'db' | 'outbox' | 'clock' | 'ids'>;

/** The person's part of an admin's edit, with its entry for the audit log. */
export const revisePerson =
  (deps: EditDeps): Handler<typeof contracts.revisePerson> =>
  async ({ input: { actorId, id, edit, version } }) => {
    const { clock, ids } = deps;
    const change = { id, version, revise: (before) => reviseProfile(before, edit, { now: clock.now(), ids }) } satisfies ProfileChange;
    return { undoableEntryId: await deps.db.transaction((tx) => changeAndRecord(tx, deps, change, { actorId })) };
  };

/** Puts the values back that an edit replaced. Of two who undo at once, the second finds other values and is refused. */
export const undoPersonEdit =
  (deps: EditDeps): Handler<typeof contracts.undoPersonEdit> =>
  async ({ input: { actorId, id, entryId, changes } }) => {
    const change = { id, revise: (before) => undoChanges(before, changes) } satisfies ProfileChange;
    await deps.db.transaction((tx) => changeAndRecord(tx, deps, change, { actorId, undoes: entryId }));
    return {};
  };

/** @returns the entry by which the change can be undone, or null */
async function changeAndRecord(
  tx: EntityManager,
  deps: EditDeps,
  change: ProfileChange,
  by: { readonly actorId: string; readonly undoes?: string },
): Promise<string | null> {
  const { before, after } = await changeProfile(tx, deps, change);
  const changes = changesBetween(before, after);
  if (changes.length === 0) return null;
  const id = deps.ids.next();
  const action = { ...by, id, action: 'user-edited', subject: { kind: 'user', id: change.id }, changes } as const;
  await deps.outbox.add(tx, actionTaken(profileActionTaken, deps, action));
  return canBeUndone(action) ? id : null;
}
