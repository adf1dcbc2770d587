import { type Breaker, createBreaker } from '@pusula/service-kit/http';
import { within } from '@pusula/service-kit/service';
import { LRUCache } from 'lru-cache';
import type { Budget } from './budget.ts';
import { type Embedder, TextsRefused } from './embedder.ts';
import type { EmbeddingCounts } from './embedding-counts.ts';

/** Queries whose vectors are remembered; at 1 536 numbers 12 MB. */
const MOST_REMEMBERED = 2_000;
/** So long a query that came to nothing is not tried again: the pages of one search are to have the same order. */
const FAILED_FOR_MS = 10_000;

export type QueryVectors = {
  /** The vector of what somebody searches for; undefined when it cannot be had in time, which is never an error. */
  readonly vectorOf: (text: string) => Promise<Float32Array | undefined>;
  /** Forgets those of before, when vectors are of another space. */
  readonly clear: () => void;
  readonly breakerState: Breaker['state'];
};

type Options = {
  /** Without retries: somebody waits. */
  readonly embedder: Embedder;
  readonly budget: Budget;
  readonly counts: EmbeddingCounts;
  /** How long a search waits at most, in milliseconds. */
  readonly limitMs: number;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
};

/** `vector` is missing where none could be had. */
type Remembered = { readonly vector: Float32Array | undefined; readonly untilMs: number };

export function createQueryVectors({ embedder, budget, counts, limitMs, now = performance.now.bind(performance) }: Options): QueryVectors {
  const breaker = createBreaker(now);
  const remembered = new LRUCache<string, Remembered>({ max: MOST_REMEMBERED });
  const pending = new Map<string, Promise<Float32Array | undefined>>();

  const embed = async (text: string, signal: AbortSignal) => {
    if (breaker.state() === 'open') return undefined;
    await budget.take(1, text.length, 1);
    if (signal.aborted || !breaker.allows()) return undefined;
    try {
      const [vector] = await embedder.embed([text], signal);
      counts.texts += 1;
      breaker.succeeded();
      return vector;
    } catch (error) {
      if (error instanceof TextsRefused) breaker.succeeded();
      else breaker.failed();
      counts.failures += 1;
      return undefined;
    }
  };
  const inTime = async (text: string) => {
    const limit = new AbortController();
    // A database that is away, or a budget that is used up, costs a search no more than the nearness.
    const vector = await within(limitMs, embed(text, limit.signal));
    limit.abort(new Error('too late for the search'));
    remembered.set(text, { vector, untilMs: vector ? Number.POSITIVE_INFINITY : now() + FAILED_FOR_MS });
    return vector;
  };

  return {
    breakerState: breaker.state,
    clear: () => remembered.clear(),
    vectorOf: async (written) => {
      const text = written.trim().replace(/\s+/gu, ' ').normalize('NFC');
      if (text === '') return undefined;
      const known = remembered.get(text);
      if (known && known.untilMs > now()) {
        counts.cacheHits += 1;
        return known.vector;
      }
      const already = pending.get(text);
      if (already) return already;
      const answer = inTime(text).finally(() => pending.delete(text));
      pending.set(text, answer);
      return answer;
    },
  };
}
