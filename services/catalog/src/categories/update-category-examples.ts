import type { CategoryExamples, updateCategoryExamples as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { eachList, exampleChanges, findExamples, saveExamples } from './category-examples.ts';
import { lockCategories, requireCategory } from './category-table.ts';
import { recordAction, requireAdmin } from './record-action.ts';

/** Replaces what people say when they need a category, and what else they call it; the search learns from it. Another order alone is no change. */
export const updateCategoryExamples =
  (deps: Deps): Handler<typeof contract> =>
  ({ caller, input: { id, version, examples } }) => {
    const { db, outbox } = deps;
    return db.transaction(async (tx) => {
      requireCategory(await lockCategories(tx), id);
      const before = await findExamples(tx, id);
      if (version !== undefined && version !== before.version) throw failure('CONFLICT');
      const after: CategoryExamples = eachList(({ list, distinct }) => distinct(examples[list] ?? before.examples[list]));
      const changes = exampleChanges(before.examples, after);
      if (changes.length === 0) return { ...before, undoableEntryId: null };
      const saved = { version: before.version + 1, examples: after };
      await saveExamples(outbox, tx, id, saved);
      const action = { actorId: requireAdmin(caller), action: 'category-examples-edited', id, changes } as const;
      return { ...saved, undoableEntryId: await recordAction(deps, tx, action) };
    });
  };
