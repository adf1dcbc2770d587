import { type Database, inOneReplica } from '@pusula/service-kit/db';
import type { Clock } from '@pusula/service-kit/service';
import type { SearchIndex } from '../index/port.ts';
import { spaceKey, type VectorSpace } from '../index/vector.ts';
import type { Budget } from './budget.ts';
import type { CategoryVectors } from './category-vectors.ts';
import { countPending, embedCoaches } from './coach-vectors.ts';
import type { EmbedTexts } from './embed-texts.ts';
import { type Embedder, WrongSize } from './embedder.ts';
import type { EmbeddingCounts } from './embedding-counts.ts';
import { loadState, saveSpace, spaceOf } from './state.ts';
import { sweepTexts } from './text-cache.ts';

/** Held by the replica that embeds. */
const LOCK = 'search.embeddings';
const SWEEP_EVERY_MS = 60 * 60_000;
/** The first texts of a process: their answer says how long vectors are. Two, because sizes that differ are broken ones. */
const FIRST_TEXTS = ['Pusula', 'Compass'];

export type StepOptions = {
  readonly db: Database;
  readonly clock: Clock;
  readonly index: SearchIndex;
  readonly rebuild: () => Promise<void>;
  readonly embedder: Embedder;
  readonly budget: Budget;
  readonly counts: EmbeddingCounts;
  readonly embedTexts: EmbedTexts;
  readonly categoryVectors: CategoryVectors;
};

/**
 * Does one batch of what is to be embedded, in one replica at a time: first whether the model answers and how, then the index that can hold its vectors, the
 * categories, and a few coaches. The process that started last decides which model it is; replicas with another one stand aside.
 * @returns how much there was to do
 * @throws what embedding texts throws
 */
export function embeddingStep(options: StepOptions, signal: AbortSignal): () => Promise<number> {
  const { db, clock, index, rebuild, embedder, budget, counts, categoryVectors } = options;
  let space: VectorSpace | undefined;
  let sweepAtMs = 0;

  const findSpace = async (): Promise<VectorSpace> => {
    await budget.take(FIRST_TEXTS.length, FIRST_TEXTS.join('').length, 1);
    const [first] = (await embedder.embed(FIRST_TEXTS, signal)) as [Float32Array];
    counts.texts += FIRST_TEXTS.length;
    const found = { model: embedder.model, dimension: first.length };
    await saveSpace(db.manager, found);
    return found;
  };
  const isOvertaken = async (ours: VectorSpace) => {
    const current = spaceOf(await loadState(db.manager));
    return current !== undefined && spaceKey(current) !== spaceKey(ours);
  };
  const hasWork = async (ours: VectorSpace) =>
    performance.now() >= sweepAtMs ||
    (await categoryVectors.isBehind(ours)) ||
    (await countPending(db.manager, ours)) > 0 ||
    !(await index.holds(ours));

  const embedChanges = async (ours: VectorSpace) => {
    try {
      return (await categoryVectors.update(ours, signal)) + (await embedCoaches(options, ours, signal));
    } catch (error) {
      // Asked anew the next time: if the model is another one by now, everything is made again.
      if (error instanceof WrongSize) space = undefined;
      throw error;
    }
  };

  const work = async (): Promise<number> => {
    space ??= await findSpace();
    if (!(await index.holds(space))) {
      // A run that is going on was perhaps begun before the space was known: the next step looks again.
      await rebuild();
      return 0;
    }
    const done = await embedChanges(space);
    if (done === 0 && performance.now() >= sweepAtMs) {
      await sweepTexts(db.manager, spaceKey(space), clock.now());
      await budget.sweep();
      sweepAtMs = performance.now() + SWEEP_EVERY_MS;
    }
    return done;
  };

  return async () => {
    if (space && ((await isOvertaken(space)) || !(await hasWork(space)))) return 0;
    return (await inOneReplica(db.url, LOCK, work)) ?? 0;
  };
}
