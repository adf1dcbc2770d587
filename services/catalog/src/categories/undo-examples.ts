import { type ActionTaken, type CategoryExamples, distinctExamples, ExamplesChange, LIMITS } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import { EXAMPLE_FIELDS, exampleChanges, findExamples, saveExamples, without } from './category-examples.ts';
import { requireCategory } from './category-table.ts';
import type { Undo } from './undo.ts';

/** What was put in goes, what was taken out comes back; sentences that others wrote meanwhile stay. */
export const undoExamples: Undo = async ({ outbox }, tx, all, { subject: { id }, changes }) => {
  requireCategory(all, id);
  const { version, examples: before } = await findExamples(tx, id);
  const after = reverted(before, changes);
  await saveExamples(outbox, tx, id, { version: version + 1, examples: after });
  return { action: 'category-examples-edited', changes: exampleChanges(before, after) };
};

/** @throws failure('CONFLICT') when a sentence of the edit has been changed again since */
function reverted(now: CategoryExamples, changes: ActionTaken['changes']): CategoryExamples {
  const lists = { ...now };
  for (const { field, ...values } of changes) {
    const language = EXAMPLE_FIELDS.find(([name]) => name === field)?.[1];
    const change = ExamplesChange.safeParse(values);
    if (!language || !change.success) throw failure('NOT_UNDOABLE');
    const { before: takenOut, after: putIn } = change.data;
    const list = now[language];
    const isAsLeft = without(putIn, list).length === 0 && without(takenOut, list).length === takenOut.length;
    const restored = distinctExamples([...without(list, putIn), ...takenOut]);
    if (!isAsLeft || restored.length > LIMITS.categoryMaximumExamples) throw failure('CONFLICT');
    lists[language] = restored;
  }
  return lists;
}
