import type { Database } from '@pusula/service-kit/db';
import type { Clock } from '@pusula/service-kit/service';
import { fromBytes, spaceKey, type VectorSpace } from '../index/vector.ts';
import { loadState, spaceOf } from './state.ts';

/** What a query's vector is compared with, to know whether a similarity is a high one. */
export type Reference = {
  readonly space: VectorSpace;
  /** Every category, with how near its own texts are to it. */
  readonly topics: readonly { readonly vector: Float32Array; readonly cohesion: number }[];
  /** Coaches of everywhere, for how near an average one is. */
  readonly coaches: readonly Float32Array[];
};

/** Enough for a mean and a deviation. */
const SAMPLE = 256;
/** How long another replica's changes may go unnoticed, in milliseconds. */
const LOOK_EVERY_MS = 5_000;

/** Loads what queries are compared with, again when it has changed; undefined while there are no vectors. */
export function createReference({ db, clock }: { readonly db: Database; readonly clock: Clock }): () => Promise<Reference | undefined> {
  let loaded: { readonly stamp: string; readonly reference: Reference | undefined } | undefined;
  let loading: Promise<Reference | undefined> | undefined;
  let freshUntil = 0;

  const load = async () => {
    const state = await loadState(db.manager);
    const space = spaceOf(state);
    const stamp = `${state?.revision} ${space && spaceKey(space)}`;
    if (loaded?.stamp !== stamp) loaded = { stamp, reference: space && (await loadReference(db, space)) };
    freshUntil = clock.now().getTime() + LOOK_EVERY_MS;
    return loaded.reference;
  };

  return async () => {
    if (loaded && clock.now().getTime() < freshUntil) return loaded.reference;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };
}

async function loadReference({ manager }: Database, space: VectorSpace): Promise<Reference> {
  const key = spaceKey(space);
  const [topics, coaches] = await Promise.all([
    manager.query<{ vector: Buffer; cohesion: number }[]>(
      'select vector, cohesion from category_embedding where space = $1 and vector is not null',
      [key],
    ),
    manager.query<{ vector: Buffer }[]>(
      `select vector from coach_embedding where space = $1 and vector is not null order by md5(coach_id) limit ${SAMPLE}`,
      [key],
    ),
  ]);
  return {
    space,
    topics: topics.map(({ vector, cohesion }) => ({ vector: fromBytes(vector), cohesion })),
    coaches: coaches.map(({ vector }) => fromBytes(vector)),
  };
}
