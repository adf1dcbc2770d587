import type { EntityManager } from 'typeorm';
import type { SearchDocument } from '../index/port.ts';
import type { CoachReader } from '../intents/coach-reader.ts';
import { loadCategories } from '../projection/category-table.ts';
import { TO_INDEX, type Unindexed } from '../projection/unindexed.ts';
import { readCoaches } from './read-coaches.ts';

const BATCH = 500;

/**
 * Every public coach of the database, read by a model, in batches by id; a change made meanwhile reaches the index by the indexer.
 * @param before awaited for each batch before it is read
 */
export async function* projectedDocuments(
  db: EntityManager,
  reader: CoachReader,
  before?: (ids: readonly string[]) => Promise<void>,
): AsyncGenerator<readonly SearchDocument[]> {
  const categories = await loadCategories(db);
  for (let after = ''; ; ) {
    const rows: Unindexed[] = await db.query(
      `select ${TO_INDEX} from coach where state is not null and id > $1 order by id limit ${BATCH}`,
      [after],
    );
    if (rows.length === 0) return;
    await before?.(rows.map(({ id }) => id));
    yield await readCoaches(db, rows, categories, reader);
    after = (rows.at(-1) as Unindexed).id;
  }
}
