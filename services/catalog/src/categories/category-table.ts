import { localisedTexts, text, timestamp, ulid, version, whole } from '@pusula/service-kit/db';
import { failure } from '@pusula/service-kit/service';
import { type EntityManager, EntitySchema, In, IsNull, Not } from 'typeorm';
import type { Category } from './category.ts';

/** A row also remembers a deletion: an old import must not bring the category back, and old links find where its coaches are now. */
type CategoryRow = Category & { readonly deletedAt: Date | null; readonly movedTo: string | null };

export const CategoryTable = new EntitySchema<CategoryRow>({
  name: 'category',
  columns: {
    id: ulid({ primary: true }),
    parentId: ulid({ type: 'varchar', name: 'parent_id' }),
    ...localisedTexts('name', 'name'),
    ...localisedTexts('description', 'description'),
    status: text(),
    order: whole({ name: 'place' }),
    version: version(),
    updatedAt: timestamp({ name: 'updated_at', nullable: true }),
    deletedAt: timestamp({ name: 'deleted_at', nullable: true }),
    movedTo: ulid({ type: 'varchar', name: 'moved_to', nullable: true }),
  },
});

const withoutMarks = ({ deletedAt: _at, movedTo: _to, ...category }: CategoryRow): Category => category;

/** Every category there is; a hundred or so, so that the rules of the tree work on all of them. */
export async function allCategories(db: EntityManager): Promise<Category[]> {
  return (await db.findBy(CategoryTable, { deletedAt: IsNull() })).map(withoutMarks);
}

/**
 * All categories, for a change of the tree. Changes wait for each other: two moves, each harmless alone, could otherwise
 * put two categories below one another.
 */
export async function lockCategories(tx: EntityManager): Promise<Category[]> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('catalog.category-tree'))`);
  return allCategories(tx);
}

/** @throws failure('CATEGORY_NOT_FOUND') */
export function requireCategory(all: readonly Category[], id: string): Category {
  const category = all.find((candidate) => candidate.id === id);
  if (!category) throw failure('CATEGORY_NOT_FOUND');
  return category;
}

export const insertCategory = (tx: EntityManager, category: Category) =>
  tx.insert(CategoryTable, { ...category, deletedAt: null, movedTo: null });

/** Writes the new state of a category that was read under lockCategories. */
export const saveCategory = (tx: EntityManager, { id, ...state }: Category) => tx.update(CategoryTable, { id }, state);

/** The last state of a category that was deleted while it was empty; undefined for any other. */
export async function findDeletedEmpty(tx: EntityManager, id: string): Promise<Category | undefined> {
  const row = await tx.findOneBy(CategoryTable, { id, deletedAt: Not(IsNull()), movedTo: IsNull() });
  return row ? withoutMarks(row) : undefined;
}

/** The deleted categories whose coaches are in this one now, over however many deletions; latest id first. */
export async function categoriesMovedTo(db: EntityManager, id: string): Promise<Category[]> {
  const ids = await db.query<{ id: string }[]>(
    `with recursive led (id) as (
       select id from category where moved_to = $1
       union
       select category.id from category join led on category.moved_to = led.id
     )
     select id from led`,
    [id],
  );
  const rows = await db.find(CategoryTable, { where: { id: In(ids.map((row) => row.id)) }, order: { id: 'desc' } });
  return rows.map(withoutMarks);
}

/** Takes a deletion back. */
export const markRestored = (tx: EntityManager, { id, ...state }: Category) =>
  tx.update(CategoryTable, { id }, { ...state, deletedAt: null });

/** @param version the category's next: the deletion is a change like any other */
export const markDeleted = (tx: EntityManager, id: string, version: number, now: Date, movedTo: string | null) =>
  tx.update(CategoryTable, { id }, { deletedAt: now, version, movedTo });

/** Which of these ids were ever used, by a category that is there or by one that was deleted. */
export async function usedIds(tx: EntityManager, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.find(CategoryTable, { select: { id: true }, where: { id: In([...ids]) } });
  return new Set(rows.map(({ id }) => id));
}
