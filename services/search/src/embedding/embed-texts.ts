import type { Database } from '@pusula/service-kit/db';
import type { Log } from '@pusula/service-kit/log';
import type { Clock } from '@pusula/service-kit/service';
import { LRUCache } from 'lru-cache';
import { spaceKey, type VectorSpace } from '../index/vector.ts';
import type { Budget } from './budget.ts';
import { type Embedder, EmbedderUnavailable, TextsRefused, WrongSize } from './embedder.ts';
import type { EmbeddingCounts } from './embedding-counts.ts';
import { digestOf, loadTexts, saveTexts } from './text-cache.ts';

/** A request's worth: what the smallest servers take by default. */
const MOST_TEXTS = 32;
const MOST_CHARACTERS = 32_000;
/** Of one text: about 3 000 tokens, of the 8 000 that models take. */
const LONGEST_TEXT = 8_000;
/** Texts that the model has refused are not sent again for so long, whatever else is embedded anew. */
const REFUSED_FOR_MS = 24 * 60 * 60_000;
const MOST_REFUSED = 10_000;
/** The rest of a day's budget is for what visitors search. */
const BACKGROUND_SHARE = 0.8;

export type EmbedTexts = (
  texts: readonly string[],
  space: VectorSpace,
  signal: AbortSignal,
) => Promise<readonly (Float32Array | undefined)[]>;

type Options = {
  readonly embedder: Embedder;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly budget: Budget;
  readonly counts: EmbeddingCounts;
};

/**
 * Embeds what was not embedded before, a batch after the other; each is kept as soon as it is there, so that a run that dies goes on where it was.
 * @returns for each text its vector; undefined for one that the model refuses
 * @throws EmbedderUnavailable, BudgetUsedUp, or the signal's reason
 */
export const createEmbedTexts = (options: Options): EmbedTexts => {
  const { db, clock, counts } = options;
  const refused = new LRUCache<string, true>({ max: MOST_REFUSED, ttl: REFUSED_FOR_MS });
  return async (texts, space, signal) => {
    const key = spaceKey(space);
    const bounded = new Map(texts.map((text) => [digestOf(text), text.slice(0, LONGEST_TEXT)]));
    const known = await loadTexts(db.manager, key, [...bounded.keys()]);
    counts.cacheHits += known.size;
    const missing = withoutThose([...bounded], known, refused);
    for (const batch of inBatches(missing)) {
      const made = await embedBatch(options, batch, signal);
      requireSize(made.values(), space.dimension);
      if (made.size > 0) await saveTexts(db.manager, key, made, clock.now());
      for (const [digest, vector] of made) known.set(digest, vector);
      for (const [digest] of withoutThose(batch, made)) refused.set(digest, true);
    }
    return texts.map((text) => known.get(digestOf(text)));
  };
};

/** A text with its digest. */
type Digested = readonly [string, string];

const withoutThose = (texts: readonly Digested[], ...others: readonly { has: (digest: string) => boolean }[]): readonly Digested[] =>
  texts.filter(([digest]) => !others.some((those) => those.has(digest)));

function requireSize(vectors: Iterable<Float32Array>, dimension: number): void {
  for (const { length } of vectors) if (length !== dimension) throw new WrongSize(length, dimension);
}

/** @returns by digest, the vectors of those that the model takes */
async function embedBatch(
  { embedder, log, budget, counts }: Options,
  batch: readonly Digested[],
  signal: AbortSignal,
): Promise<Map<string, Float32Array>> {
  const texts = batch.map(([, text]) => text);
  await budget.take(texts.length, charactersIn(texts), BACKGROUND_SHARE);
  const vectors = await embedOrHalve(embedder, texts, signal);
  const made = new Map(batch.flatMap(([digest], at) => (vectors[at] ? [[digest, vectors[at]] as const] : [])));
  if (made.size === 0 && batch.length > 1) throw new EmbedderUnavailable('the model refuses every text of a batch');
  if (made.size < batch.length) log.warn({ texts: batch.length - made.size }, 'the model refuses texts: they are not found by nearness');
  counts.texts += made.size;
  return made;
}

const charactersIn = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** One text that the model refuses does not keep it from taking the others: they are sent again by halves. */
async function embedOrHalve(
  embedder: Embedder,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<readonly (Float32Array | undefined)[]> {
  try {
    return await embedder.embed(texts, signal);
  } catch (error) {
    if (!(error instanceof TextsRefused)) throw error;
    if (texts.length === 1) return [undefined];
    const half = Math.ceil(texts.length / 2);
    const first = await embedOrHalve(embedder, texts.slice(0, half), signal);
    return [...first, ...(await embedOrHalve(embedder, texts.slice(half), signal))];
  }
}

function* inBatches(texts: readonly Digested[]): Generator<Digested[]> {
  let batch: Digested[] = [];
  let characters = 0;
  for (const text of texts) {
    if (batch.length === MOST_TEXTS || (batch.length > 0 && characters + text[1].length > MOST_CHARACTERS)) {
      yield batch;
      [batch, characters] = [[], 0];
    }
    batch.push(text);
    characters += text[1].length;
  }
  if (batch.length > 0) yield batch;
}
