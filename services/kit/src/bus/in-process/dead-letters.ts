import { type DeadLetter, type DeadLetters, MOST_DEAD_LETTERS } from '../bus.ts';

/** What TypeORM's manager can do: the rows of a SELECT, rows and their number for an UPDATE or DELETE. */
export type Query = { readonly query: (sql: string, values: unknown[]) => Promise<unknown> };
type Row = { id: string; queue: string; event: string; subject: string; attempts: number; problem: string | null; dead_at: Date };

/**
 * Dead letters of the in-process bus: deliveries marked dead.
 * @param queryOf the database in which a queue keeps its deliveries; undefined for a queue that is not there
 */
export function storedDeadLetters(queryOf: (queue: string) => Query | undefined): DeadLetters {
  const read = async <T>(queue: string, sql: string, more: readonly unknown[] = []) =>
    ((await queryOf(queue)?.query(sql, [queue, ...more])) ?? []) as T[];
  /** @returns how many rows */
  const write = async (queue: string, sql: string, more: readonly unknown[]) => {
    const [, count] = ((await queryOf(queue)?.query(sql, [queue, ...more])) ?? [[], 0]) as [unknown, number];
    return count;
  };
  const list = async (queue: string, limit: number) => {
    const rows = await read<Row>(
      queue,
      `SELECT message_id AS id, queue, message->>'name' AS event, subject, attempts, problem, dead_at
       FROM delivery WHERE queue = $1 AND dead_at IS NOT NULL ORDER BY dead_at, seq LIMIT $2`,
      [limit],
    );
    return rows.map(({ dead_at, problem, ...row }): DeadLetter => ({ ...row, problem: problem ?? '', deadAt: dead_at.toISOString() }));
  };
  return {
    count: async (queue) => {
      const [row] = await read<{ dead: number }>(
        queue,
        'SELECT count(*)::int AS dead FROM delivery WHERE queue = $1 AND dead_at IS NOT NULL',
      );
      return row?.dead ?? 0;
    },
    list: (queue, limit = 100) => list(queue, limit),
    show: async (queue, id) => {
      const [row] = await read<{ message: unknown }>(
        queue,
        'SELECT message FROM delivery WHERE queue = $1 AND message_id = $2 AND dead_at IS NOT NULL',
        [id],
      );
      return row ? JSON.stringify(row.message, null, 2) : null;
    },
    replay: (queue, id) =>
      write(
        queue,
        `UPDATE delivery SET dead_at = NULL, attempts = 0, due_at = now(), problem = NULL
         WHERE queue = $1 AND dead_at IS NOT NULL AND ($2::text IS NULL OR message_id = $2)`,
        [id ?? null],
      ),
    discard: async (queue, choose) => {
      const chosen = await choose(await list(queue, MOST_DEAD_LETTERS));
      // Dead still: an operator may have replayed one meanwhile.
      return write(queue, 'DELETE FROM delivery WHERE queue = $1 AND dead_at IS NOT NULL AND message_id = ANY($2)', [[...chosen]]);
    },
  };
}
