import type { CoachState } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import type { CoachRow } from './coach-table.ts';

export const UNINDEXED_CHANNEL = 'search_unindexed';
/** SQL that wakes the indexers of all replicas when the transaction commits. */
export const ANNOUNCE_UNINDEXED = `pg_notify('${UNINDEXED_CHANNEL}', '')`;
export const announceUnindexed = (tx: EntityManager) => tx.query(`select ${ANNOUNCE_UNINDEXED}`);

export type Unindexed = Pick<CoachRow, 'id' | 'state' | 'revision' | 'intents' | 'concepts' | 'readBy'>;
export type PublicCoach = Unindexed & { readonly state: CoachState };
/** The columns of an `Unindexed`. */
export const TO_INDEX = 'id, state, revision, intents, concepts, read_by as "readBy"';

/** Rows whose newest revision is not indexed yet. @param after only those whose ids come later */
export const takeUnindexed = (db: EntityManager, limit: number, after = ''): Promise<Unindexed[]> =>
  db.query(`select ${TO_INDEX} from coach where revision > indexed_revision and id > $2 order by id limit $1`, [limit, after]);

/** How many changes are on their way: coaches, and categories whose coaches have not been marked yet. */
export async function countUnindexed(db: EntityManager): Promise<number> {
  const [row] = await db.query<[{ waiting: number }]>(
    `select ((select count(*) from coach where revision > indexed_revision) + (select count(*) from category where not is_spread)
             + (select count(*) from intent_model where not is_spread))::int as waiting`,
  );
  return row.waiting;
}

/** Records which revisions are indexed; a row that changed meanwhile stays unindexed. */
export const markIndexed = (db: EntityManager, rows: readonly Unindexed[]) =>
  db.query(
    `update coach set indexed_revision = indexed.revision
     from unnest($1::text[], $2::int[]) as indexed (id, revision)
     where coach.id = indexed.id and coach.indexed_revision < indexed.revision`,
    [rows.map(({ id }) => id), rows.map(({ revision }) => revision)],
  );
