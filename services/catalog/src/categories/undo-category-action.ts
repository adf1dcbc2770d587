import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { lockCategories } from './category-table.ts';
import { takeBackCreation, takeBackDeletion, takeBackEdit } from './take-back.ts';
import { takeBackExamples } from './take-back-examples.ts';
import { recordAction } from './tell-audit-log.ts';

const TAKEN_BACK_BY = {
  'category-created': takeBackCreation,
  'category-edited': takeBackEdit,
  'category-examples-edited': takeBackExamples,
  'category-deleted': takeBackDeletion,
} as const;
const canBeTakenBack = (action: string): action is keyof typeof TAKEN_BACK_BY => Object.hasOwn(TAKEN_BACK_BY, action);

/** Takes an admin's edit, creation or empty deletion of a category, or an edit of its examples, back, unless something has changed since; a whole action of its own in the audit log. */
export const undoCategoryAction =
  (deps: Deps): Handler<typeof contracts.undoCategoryAction> =>
  async ({ input: { actorId, taken } }) => {
    const { action } = taken;
    if (!canBeTakenBack(action)) throw failure('NOT_UNDOABLE');
    await deps.db.transaction(async (tx) => {
      const all = await lockCategories(tx);
      const done = await TAKEN_BACK_BY[action](deps, tx, all, taken);
      await recordAction(deps, tx, { ...done, actorId, id: taken.subject.id, undoes: taken.id });
    });
    deps.cache.forget();
    return {};
  };
