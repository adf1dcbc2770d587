import type { EntityManager } from 'typeorm';

/** Somebody whom a service has to forget. */
export type ErasedSubject = { readonly id: string; readonly erasedAt: Date };

/** As long as the record of an erasure is kept (frontends/public/src/legal). */
const KEEP_YEARS = 3;

/** What was done to somebody stays in the audit log; what it was in detail goes with them. */
const ACTIONS_TAKEN = '%.action-taken.v%';

/**
 * Records that everything about a subject has to go, and takes what is erased out of the outbox: events that may carry it, and the details of those that are for the audit log.
 * Call it before the erasure adds events of its own.
 */
export async function rememberErased(tx: EntityManager, id: string): Promise<void> {
  const rows = (await tx.query('INSERT INTO erased_subject (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id', [id])) as unknown[];
  if (rows.length === 0) return;
  await tx.query('DELETE FROM outbox WHERE subject = $1 AND name NOT LIKE $2', [id, ACTIONS_TAKEN]);
  await tx.query(`UPDATE outbox SET data = jsonb_set(data, '{changes}', '[]') WHERE subject = $1 AND name LIKE $2`, [id, ACTIONS_TAKEN]);
}

/** Which of these subjects were erased. */
export async function erasedAmong(db: EntityManager, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = (await db.query('SELECT id FROM erased_subject WHERE id = ANY($1)', [ids])) as { id: string }[];
  return new Set(rows.map(({ id }) => id));
}

/** Whether what comes about a subject comes too late. */
export const isErased = async (db: EntityManager, id: string): Promise<boolean> => (await erasedAmong(db, [id])).has(id);

/** Erasures not yet acknowledged, oldest first. */
export async function unanswered(db: EntityManager, limit: number): Promise<readonly ErasedSubject[]> {
  const rows = (await db.query('SELECT id, heard_at FROM erased_subject WHERE answered_at IS NULL ORDER BY heard_at LIMIT $1', [
    limit,
  ])) as { id: string; heard_at: Date }[];
  return rows.map(({ id, heard_at }) => ({ id, erasedAt: heard_at }));
}

/** Notes that receipts are given. @returns the ids that this replica acknowledged */
export async function markAnswered(tx: EntityManager, ids: readonly string[]): Promise<readonly string[]> {
  const [rows] = (await tx.query('UPDATE erased_subject SET answered_at = now() WHERE id = ANY($1) AND answered_at IS NULL RETURNING id', [
    ids,
  ])) as [{ id: string }[], number];
  return rows.map(({ id }) => id);
}

/** Forgets even that they were erased, when that has been recorded for long enough. */
export const forgetOldErasures = (db: EntityManager): Promise<unknown> =>
  db.query('DELETE FROM erased_subject WHERE heard_at < now() - make_interval(years => $1)', [KEEP_YEARS]);
