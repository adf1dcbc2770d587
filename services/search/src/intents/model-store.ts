import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflate, inflate } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import type { TrainedIntents } from './train.ts';

/** Which model the replicas share; null before the first training. */
export async function storedFingerprint(db: EntityManager): Promise<string | null> {
  const [row] = await db.query<{ fingerprint: string }[]>('select fingerprint from intent_model');
  return row?.fingerprint ?? null;
}

export async function loadModel(
  db: EntityManager,
): Promise<{ readonly fingerprint: string; readonly trained: TrainedIntents | null } | null> {
  const [row] = await db.query<{ fingerprint: string; state: Buffer }[]>('select fingerprint, state from intent_model');
  return row ? { fingerprint: row.fingerprint, trained: deserialize(await promisify(inflate)(row.state)) as TrainedIntents | null } : null;
}

/** @param trained null: there is nothing to tell apart */
export async function saveModel(tx: EntityManager, fingerprint: string, trained: TrainedIntents | null, now: Date): Promise<void> {
  const state = await promisify(deflate)(serialize(trained));
  await tx.query(
    `insert into intent_model (fingerprint, state, trained_at) values ($1, $2, $3)
     on conflict (is_only) do update set fingerprint = excluded.fingerprint, state = excluded.state, is_spread = false, trained_at = excluded.trained_at`,
    [fingerprint, state, now],
  );
}
