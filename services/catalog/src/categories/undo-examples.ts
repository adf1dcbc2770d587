import { type ActionTaken, type CategoryExamples, ExamplesChange } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import { EXAMPLE_LISTS, exampleChanges, findExamples, saveExamples, without } from './category-examples.ts';
import { requireCategory } from './category-table.ts';
import type { Undo } from './undo.ts';

/** What was put in goes, what was taken out comes back; what others wrote meanwhile stays. */
export const undoExamples: Undo = async ({ outbox }, tx, all, { subject: { id }, changes }) => {
  requireCategory(all, id);
  const { version, examples: before } = await findExamples(tx, id);
  const after = reverted(before, changes);
  await saveExamples(outbox, tx, id, { version: version + 1, examples: after });
  return { action: 'category-examples-edited', changes: exampleChanges(before, after) };
};

/** @throws failure('CONFLICT') when a sentence or a name of the edit has been changed again since */
function reverted(now: CategoryExamples, changes: ActionTaken['changes']): CategoryExamples {
  const lists = { ...now };
  for (const { field, ...values } of changes) {
    const edited = EXAMPLE_LISTS.find((one) => one.field === field);
    const change = ExamplesChange.safeParse(values);
    if (!edited || !change.success) throw failure('NOT_UNDOABLE');
    const { before: takenOut, after: putIn } = change.data;
    const texts = now[edited.list];
    const isAsLeft = without(putIn, texts).length === 0 && without(takenOut, texts).length === takenOut.length;
    const restored = edited.distinct([...without(texts, putIn), ...takenOut]);
    if (!isAsLeft || restored.length > edited.maximum) throw failure('CONFLICT');
    lists[edited.list] = restored;
  }
  return lists;
}
