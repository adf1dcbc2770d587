import type { EventMessage } from '@pusula/contracts';
import type { Database } from '../../db/database.ts';

/** A message on its way to one consumer, kept in the consumer's own database. */
export type Delivery = { readonly seq: string; readonly message: EventMessage; readonly attempts: number };

/** Takes messages over durably; one that is there already (the relay sends again when in doubt) is left alone. */
export async function storeDeliveries(database: Database, queue: string, messages: readonly EventMessage[]): Promise<void> {
  await database.manager.query(
    `INSERT INTO delivery (queue, message_id, subject, message)
     SELECT $1, message->>'id', message->>'subject', message FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS given(message, place) ORDER BY place
     ON CONFLICT DO NOTHING`,
    [queue, JSON.stringify(messages)],
  );
}

/** The next messages to handle, in order; one whose subject has an earlier message waiting for its next attempt waits behind it. */
export async function dueDeliveries(database: Database, queue: string, limit: number): Promise<readonly Delivery[]> {
  return (await database.manager.query(
    `SELECT seq, message, attempts FROM delivery AS due
     WHERE queue = $1 AND dead_at IS NULL AND due_at <= now() AND NOT EXISTS (
       SELECT 1 FROM delivery AS earlier
       WHERE earlier.queue = due.queue AND earlier.subject = due.subject AND earlier.seq < due.seq AND earlier.dead_at IS NULL
         AND earlier.attempts > 0 AND earlier.due_at > now())
     ORDER BY seq LIMIT $2`,
    [queue, limit],
  )) as Delivery[];
}

export async function removeDeliveries(database: Database, seqs: readonly string[]): Promise<void> {
  await database.manager.query('DELETE FROM delivery WHERE seq = ANY($1)', [seqs]);
}

export async function postponeDelivery(database: Database, seq: string, delayMs: number, problem: string): Promise<void> {
  await database.manager.query(
    `UPDATE delivery SET attempts = attempts + 1, due_at = now() + make_interval(secs => $2::double precision / 1000), problem = $3 WHERE seq = $1`,
    [seq, delayMs, problem],
  );
}

export async function parkDelivery(database: Database, seq: string, problem: string): Promise<void> {
  await database.manager.query('UPDATE delivery SET attempts = attempts + 1, dead_at = now(), problem = $2 WHERE seq = $1', [seq, problem]);
}

export async function countDeliveries(database: Database, queue: string): Promise<number> {
  const [row] = (await database.manager.query('SELECT count(*)::int AS waiting FROM delivery WHERE queue = $1 AND dead_at IS NULL', [
    queue,
  ])) as [{ waiting: number }];
  return row.waiting;
}
