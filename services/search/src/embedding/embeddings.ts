import { setTimeout as wait } from 'node:timers/promises';
import { type ServiceOptions, within } from '@pusula/service-kit/service';
import type { SearchConfig } from '../config.ts';
import { spaceKey } from '../index/vector.ts';
import { splitCities } from '../query/split-cities.ts';
import { createBudget } from './budget.ts';
import { createCategoryVectors, recheckCategories } from './category-vectors.ts';
import { countPending, recheckCoaches } from './coach-vectors.ts';
import { createEmbedTexts } from './embed-texts.ts';
import { embeddingCounts } from './embedding-counts.ts';
import { embeddingJob } from './embedding-job.ts';
import { embeddingFigures } from './figures.ts';
import { nearnessOf } from './nearness.ts';
import { openAiEmbedder } from './openai-embedder.ts';
import type { Embeddings } from './port.ts';
import { createQueryVectors } from './query-vectors.ts';
import { createReference } from './reference.ts';
import { loadState, spaceOf } from './state.ts';

const BACKGROUND_RETRIES = 3;
const LOOK_AGAIN_MS = 200;
/** A run does not wait for coaches of whom none was embedded for this long. */
const NO_PROGRESS_MS = 30_000;

/** @returns undefined when no provider is configured: words and intents find all there is to find */
export function createEmbeddings(parts: ServiceOptions<SearchConfig>): Embeddings | undefined {
  const { config, db } = parts;
  const { EMBEDDINGS_URL: baseUrl, EMBEDDINGS_API_KEY: apiKey, EMBEDDINGS_MODEL: model } = config;
  if (baseUrl === undefined && apiKey === undefined) return undefined;
  const counts = embeddingCounts();
  const budget = createBudget(parts, { texts: config.EMBEDDINGS_DAILY_TEXTS, characters: config.EMBEDDINGS_DAILY_CHARACTERS });
  const embedder = openAiEmbedder({ apiKey, baseUrl, model, retries: BACKGROUND_RETRIES });
  const embedTexts = createEmbedTexts({ ...parts, embedder, budget, counts });
  const queries = createQueryVectors({
    embedder: openAiEmbedder({ apiKey, baseUrl, model, retries: 0 }),
    budget,
    counts,
    limitMs: config.EMBEDDINGS_QUERY_MS,
  });
  const reference = createReference(parts);
  const stateOf = async () => {
    const state = await loadState(db.manager);
    return state?.model === model ? state : null;
  };
  const waiting = async () => countPending(db.manager, spaceOf(await stateOf()) ?? { model, dimension: 0 });

  return {
    space: async () => spaceOf(await loadState(db.manager)),
    nearnessOf: async (text) => {
      const [vector, compared] = await Promise.all([
        queries.vectorOf(withoutCities(text)),
        within(config.EMBEDDINGS_QUERY_MS, reference()),
      ]);
      if (!vector || compared?.space.model !== model) return undefined;
      // The model was exchanged for another one of the same name: what is remembered is of no use.
      if (vector.length !== compared.space.dimension) queries.clear();
      return nearnessOf(vector, compared);
    },
    status: async () => {
      const state = await stateOf();
      const current = spaceOf(state);
      const [row] = await db.manager.query<[{ count: number }]>(
        'select count(*)::int as count from coach_embedding where space = $1 and vector is not null',
        [current ? spaceKey(current) : ''],
      );
      return { model, embedded: row.count, waiting: await waiting(), problem: state?.problem ?? null };
    },
    recheck: async () => {
      await recheckCategories(db.manager);
      await recheckCoaches(db.manager);
    },
    settled: async (coachIds) => {
      let [least, giveUpAtMs] = [Number.POSITIVE_INFINITY, 0];
      for (;;) {
        const state = await stateOf();
        const left = await countPending(db.manager, spaceOf(state) ?? { model, dimension: 0 }, coachIds);
        if (left === 0 || state?.problem) return;
        if (left < least) [least, giveUpAtMs] = [left, performance.now() + NO_PROGRESS_MS];
        if (performance.now() > giveUpAtMs) return;
        await wait(LOOK_AGAIN_MS);
      }
    },
    job: (index, rebuild) =>
      embeddingJob({
        ...parts,
        index,
        rebuild,
        embedder,
        budget,
        counts,
        embedTexts,
        categoryVectors: createCategoryVectors({ db, embedTexts }),
      }),
    figures: embeddingFigures({ counts, breakerState: queries.breakerState, waiting }),
  };
}

/** Where somebody lives says nothing of what they need. */
function withoutCities(text: string): string {
  const { cityIds, rest } = splitCities(text);
  return cityIds.length > 0 ? rest : text;
}
