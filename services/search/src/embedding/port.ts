import type { Figure, Job } from '@pusula/service-kit/service';
import type { Nearness, SearchIndex } from '../index/port.ts';
import type { VectorSpace } from '../index/vector.ts';
import type { EmbeddingProblem } from './state.ts';

export type EmbeddingStatus = {
  readonly model: string;
  /** Coaches who are found by nearness. */
  readonly embedded: number;
  /** Coaches who changed, or a category of theirs did, and were not looked at since. */
  readonly waiting: number;
  readonly problem: EmbeddingProblem | null;
};

/** Finding by nearness of meaning, through the provider that is configured. */
export type Embeddings = {
  /** Whose vectors are in use, be they of another replica's model; undefined before the first answer. */
  readonly space: () => Promise<VectorSpace | undefined>;
  /** What a search goes by besides words and intents; undefined when that cannot be said in time, which is no error. */
  readonly nearnessOf: (text: string) => Promise<Nearness | undefined>;
  readonly status: () => Promise<EmbeddingStatus>;
  /** Has everything looked at again; only what was never embedded is sent to the provider. */
  readonly recheck: () => Promise<void>;
  /** Resolves when these have been looked at, or when something stands in the way. */
  readonly settled: (coachIds: readonly string[]) => Promise<void>;
  /**
   * Keeps vectors up to what categories and coaches say.
   * @param rebuild makes the index again; it holds the current space's vectors then
   */
  readonly job: (index: SearchIndex, rebuild: () => Promise<void>) => Job;
  readonly figures: readonly Figure[];
};
