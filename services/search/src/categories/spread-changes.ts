import type { EntityManager } from 'typeorm';
import { CategoryTable } from '../projection/category-table.ts';

const BATCH = 1_000;

/**
 * Marks the coaches of changed categories, and of those below them, for indexing: a thousand in a statement, so that a large category holds up
 * nothing. Cut off in the middle it starts that category again, which does no harm.
 * @returns how many categories were dealt with
 */
export async function spreadChanges(db: EntityManager): Promise<number> {
  const changed = await db.find(CategoryTable, { where: { isSpread: false }, select: { id: true, version: true } });
  for (const { id, version } of changed) {
    const ids = await withDescendants(db, id);
    for (let after = ''; ; ) {
      const last = await markBatch(db, ids, after);
      if (last === undefined) break;
      after = last;
    }
    await db.update(CategoryTable, { id, version }, { isSpread: true });
  }
  return changed.length;
}

/** A category with everything below it, and what was moved there. */
export async function withDescendants(db: EntityManager, id: string): Promise<string[]> {
  const rows: { id: string }[] = await db.query(
    `with recursive below (id) as (
       select $1::text collate "C"
       union
       select category.id from category join below on category.state ->> 'parentId' = below.id or category.moved_to = below.id
     ) select id from below`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** @returns the last id of the batch; undefined when there was none */
async function markBatch(db: EntityManager, categoryIds: readonly string[], after: string): Promise<string | undefined> {
  const [rows]: [{ id: string }[]] = await db.query(
    `update coach set revision = revision + 1
     where id in (select id from coach where category_ids && $1::varchar[] and id > $2 order by id limit ${BATCH})
     returning id`,
    [categoryIds, after],
  );
  return rows
    .map(({ id }) => id)
    .sort()
    .at(-1);
}
