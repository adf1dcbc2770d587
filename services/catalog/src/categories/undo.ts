import { type ActionTaken, CategoryState, Id, localisedFields, NO_PARENT } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { type Category, changesBetween, reviseCategory } from './category.ts';
import { publishChanged } from './category-events.ts';
import { findExamples, saysSomething } from './category-examples.ts';
import { findDeletedEmpty, markRestored, requireCategory } from './category-table.ts';
import { liesWithin, placeCategory } from './placing.ts';
import type { recordAction } from './record-action.ts';
import { removeEmpty } from './remove-category.ts';
import { saveChanges } from './save-changes.ts';

/** What undoing the action did. */
type Undone = Pick<Parameters<typeof recordAction>[2], 'action' | 'changes'>;
export type Undo = (
  deps: Pick<Deps, 'outbox' | 'clock'>,
  tx: EntityManager,
  all: readonly Category[],
  taken: ActionTaken,
) => Promise<Undone>;

/** What the edit wrote becomes again what it was before, the place among siblings included. */
export const undoEdit: Undo = async (deps, tx, all, { subject, changes }) => {
  const before = requireCategory(all, subject.id);
  requireUnchanged(before, changes);
  const was = fieldsBefore(changes);
  const parentId = was.parentId ?? before.parentId;
  // What it lay below may have been put below it since.
  if (parentId !== NO_PARENT && liesWithin(all, parentId, before.id)) throw failure('CONFLICT');
  const order = was.order ?? (parentId === before.parentId ? undefined : before.order);
  const placed = placeCategory(all, reviseCategory(before, { id: before.id, ...was }), parentId, order);
  const after = (await saveChanges(deps, tx, all, placed)).find(({ id }) => id === before.id) ?? before;
  return { action: 'category-edited', changes: changesBetween(before, after) };
};

/** What was created goes again, unless something was put into it or written about it since. */
export const undoCreation: Undo = async (deps, tx, all, { subject, changes }) => {
  const before = requireCategory(all, subject.id);
  // Its place changes with what happens to its siblings.
  requireUnchanged(
    before,
    changes.filter(({ field }) => field !== 'order'),
  );
  const { examples } = await findExamples(tx, subject.id);
  if (saysSomething(examples)) throw failure('CONFLICT');
  await removeEmpty(deps, tx, all, before);
  return { action: 'category-deleted', changes: changesBetween(before, null) };
};

/** What was deleted empty comes back to its place under its old id; its newer version replaces the deletion at every consumer. */
export const undoDeletion: Undo = async (deps, tx, all, { subject: { id } }) => {
  if (all.some((category) => category.id === id)) throw failure('CONFLICT');
  const deleted = Id.safeParse(id).success ? await findDeletedEmpty(tx, id) : undefined;
  if (!deleted) throw failure('NOT_UNDOABLE');
  const placed = placeCategory(
    all,
    { ...deleted, version: deleted.version + 1, updatedAt: deps.clock.now() },
    deleted.parentId,
    deleted.order,
  );
  const [restored, siblings] = [placed.filter((one) => one.id === id), placed.filter((one) => one.id !== id)];
  for (const category of restored) await markRestored(tx, category);
  await publishChanged(deps.outbox, tx, restored);
  await saveChanges(deps, tx, all, siblings);
  return { action: 'category-restored', changes: changesBetween(null, restored[0] ?? null) };
};

type Changes = ActionTaken['changes'];

/** @throws failure('CONFLICT') unless each of these fields still is what the action made of it */
function requireUnchanged(category: Category, changes: Changes): void {
  const now = new Map<string, unknown>(Object.entries(category));
  if (changes.some(({ field, after }) => now.get(field) !== after)) throw failure('CONFLICT');
}

const Fields = CategoryState.omit({ id: true, ...localisedFields('slug', () => true as const) })
  .partial()
  .strict();

/** @throws failure('NOT_UNDOABLE') when these are not the fields of a category */
function fieldsBefore(changes: Changes) {
  const fields = Fields.safeParse(Object.fromEntries(changes.map(({ field, before }) => [field, before])));
  if (!fields.success) throw failure('NOT_UNDOABLE');
  return fields.data;
}
