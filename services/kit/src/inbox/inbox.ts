import type { EntityManager } from 'typeorm';
import type { Database } from '../db/database.ts';

/** Longer than any message can stay in a queue, a retry or a dead-letter queue before somebody looks. */
const KEEP_DAYS = 30;
const SWEEP_ROWS = 5_000;

/**
 * Records in the handler's transaction that a consumer has seen a message. Of two deliveries at the same time the second waits for the first.
 * @returns false when it had been seen: the effect is there already
 */
export async function isFirstSight(tx: EntityManager, consumer: string, messageId: string): Promise<boolean> {
  const rows = (await tx.query('INSERT INTO inbox (consumer, message_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1 AS new', [
    consumer,
    messageId,
  ])) as unknown[];
  return rows.length > 0;
}

/** Forgets messages seen more than 30 days ago, a few thousand at a time. @returns how many */
export async function sweepInbox(database: Database, keepDays = KEEP_DAYS): Promise<number> {
  const [, count] = (await database.manager.query(
    `DELETE FROM inbox WHERE ctid = ANY(ARRAY(SELECT ctid FROM inbox WHERE seen_at < now() - make_interval(days => $1) LIMIT ${SWEEP_ROWS}))`,
    [keepDays],
  )) as [unknown, number];
  return count;
}
