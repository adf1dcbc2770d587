import type { EntityManager } from 'typeorm';
import type { Database } from '../db/database.ts';

/** Longer than any message can stay in a queue, a retry or a dead-letter queue before somebody looks. */
const KEEP_DAYS = 30;
const SWEEP_ROWS = 5_000;

/**
 * Records in the handler's transaction that a consumer has seen messages. Of two deliveries at the same time the second waits for the first.
 * @returns the ids of those that are new; the effect of the others is there already
 */
export async function firstSeen(tx: EntityManager, consumer: string, messageIds: readonly string[]): Promise<Set<string>> {
  // In the order of ids, so that two who see the same messages wait for each other in one direction only.
  const rows = (await tx.query(
    `INSERT INTO inbox (consumer, message_id) SELECT $1, id FROM unnest($2::text[]) AS id ORDER BY id
     ON CONFLICT DO NOTHING RETURNING message_id`,
    [consumer, messageIds],
  )) as { message_id: string }[];
  return new Set(rows.map(({ message_id }) => message_id));
}

/** Forgets messages seen more than 30 days ago, a few thousand at a time. @returns how many */
export async function sweepInbox(database: Database, keepDays = KEEP_DAYS): Promise<number> {
  const [, count] = (await database.manager.query(
    `DELETE FROM inbox WHERE ctid = ANY(ARRAY(SELECT ctid FROM inbox WHERE seen_at < now() - make_interval(days => $1) LIMIT ${SWEEP_ROWS}))`,
    [keepDays],
  )) as [unknown, number];
  return count;
}
