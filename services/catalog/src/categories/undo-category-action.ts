import type * as contracts from '@pusula/contracts';
import type { UndoableAction } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { lockCategories } from './category-table.ts';
import { recordAction } from './record-action.ts';
import { type Undo, undoCreation, undoDeletion, undoEdit } from './undo.ts';
import { undoExamples } from './undo-examples.ts';

const UNDO_BY_ACTION: { readonly [Action in UndoableAction<'category'>]: Undo } = {
  'category-created': undoCreation,
  'category-edited': undoEdit,
  'category-examples-edited': undoExamples,
  'category-deleted': undoDeletion,
};
const isUndoable = (action: string): action is keyof typeof UNDO_BY_ACTION => Object.hasOwn(UNDO_BY_ACTION, action);

/** Undoes an admin's edit, creation or empty deletion of a category, or an edit of its examples, unless something has changed since; a whole action of its own in the audit log. */
export const undoCategoryAction =
  (deps: Deps): Handler<typeof contracts.undoCategoryAction> =>
  async ({ input: { actorId, taken } }) => {
    const { action } = taken;
    if (!isUndoable(action)) throw failure('NOT_UNDOABLE');
    await deps.db.transaction(async (tx) => {
      const all = await lockCategories(tx);
      const done = await UNDO_BY_ACTION[action](deps, tx, all, taken);
      await recordAction(deps, tx, { ...done, actorId, id: taken.subject.id, undoes: taken.id });
    });
    deps.cache.forget();
    return {};
  };
