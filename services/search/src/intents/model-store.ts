import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflate, inflate } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import type { TrainedIntents } from './train.ts';

/** Tells one training from another; `fingerprint` is of the texts that it learnt from. */
export type ModelName = { readonly fingerprint: string; readonly trainedAt: Date };

/** Which model the replicas share; null before the first training. */
export async function storedModel(db: EntityManager): Promise<ModelName | null> {
  const [row] = await db.query<ModelName[]>('select fingerprint, trained_at as "trainedAt" from intent_model');
  return row ?? null;
}

export async function loadModel(db: EntityManager): Promise<{ readonly name: ModelName; readonly trained: TrainedIntents | null } | null> {
  const [row] = await db.query<(ModelName & { state: Buffer })[]>('select fingerprint, trained_at as "trainedAt", state from intent_model');
  if (!row) return null;
  const { state, ...name } = row;
  return { name, trained: await unpackModel(state) };
}

/** @param state what `packModel` has made */
export const unpackModel = async (state: Buffer): Promise<TrainedIntents | null> =>
  deserialize(await promisify(inflate)(state)) as TrainedIntents | null;

/** A model as it is stored. @param trained null: there is nothing to tell apart */
export const packModel = (trained: TrainedIntents | null): Promise<Buffer> => promisify(deflate)(serialize(trained));

/** @param state what `packModel` makes, before the transaction: packing takes seconds on a busy machine, and databases end transactions in which nothing happens */
export async function saveModel(tx: EntityManager, fingerprint: string, state: Buffer, now: Date): Promise<void> {
  await tx.query(
    `insert into intent_model (fingerprint, state, trained_at) values ($1, $2, $3)
     on conflict (is_only) do update set fingerprint = excluded.fingerprint, state = excluded.state, is_spread = false, trained_at = excluded.trained_at`,
    [fingerprint, state, now],
  );
}
