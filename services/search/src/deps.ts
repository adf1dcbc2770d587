import { dayNumber, localDay } from '@pusula/contracts';
import type { Figure, ServiceOptions } from '@pusula/service-kit/service';
import { type CategoryCache, categoryCache } from './categories/category-cache.ts';
import { type CategoryNames, categoryNames } from './categories/category-names.ts';
import type { SearchConfig } from './config.ts';
import { type LanguageWords, languageWords } from './corrections/language-words.ts';
import { createEmbeddings } from './embedding/embeddings.ts';
import type { Embeddings } from './embedding/port.ts';
import { type HelpLines, helpLines } from './help/help-lines.ts';
import { type ProfessionalHelpOf, readProfessionalHelp, readUrgency, type UrgencyOf } from './help/needed-help.ts';
import { createElasticsearchIndex } from './index/elasticsearch/elasticsearch-index.ts';
import { createEmbeddedIndex } from './index/embedded/embedded-index.ts';
import type { SearchIndex } from './index/port.ts';
import { watchedIndex } from './index/watched-index.ts';
import { createIndexNow, type IndexNow } from './index-now/index-now.ts';
import { type Rebuilding, rebuilding } from './indexing/rebuild.ts';
import { createIntents, type Intents } from './intents/intents.ts';
import { type MissCounts, missCounts } from './statistics/miss-counts.ts';
import { type PopularSearches, popularSearches } from './statistics/popular-searches.ts';
import { type SearchCounts, searchCounts } from './statistics/search-counts.ts';
import { type CoachCounts, coachCounts } from './suggesting/coach-counts.ts';
import { type SpokenPhrases, spokenPhrases } from './suggesting/spoken-phrases.ts';

/** What the verbs of this service work with. */
export type Deps = ServiceOptions<SearchConfig> & {
  readonly index: SearchIndex;
  readonly indexFigures: readonly Figure[];
  readonly categories: CategoryCache;
  readonly categoryNames: () => Promise<CategoryNames>;
  readonly intents: Intents;
  readonly learningPauseMs: number;
  readonly languageWords: LanguageWords;
  /** Undefined where no provider is configured. */
  readonly embeddings: Embeddings | undefined;
  /** Undefined where no key is configured. */
  readonly indexNow: IndexNow | undefined;
  /** The day of what everybody is shown alike, as days since 1970: in whose fair order equals stand, and up to which the last days go. */
  readonly orderDay: () => number;
  readonly rebuilding: Rebuilding;
  readonly searchCounts: SearchCounts;
  readonly missCounts: MissCounts;
  readonly coachCounts: CoachCounts;
  readonly spokenPhrases: SpokenPhrases;
  readonly popularSearches: PopularSearches;
  readonly urgencyOf: UrgencyOf;
  readonly professionalHelpOf: ProfessionalHelpOf;
  readonly helpLines: HelpLines;
};

/** What tests have in place of what is configured. */
export type Replacements = {
  readonly index?: SearchIndex;
  /** Between two looks at what categories say. */
  readonly learningPauseMs?: number;
};

const LEARNING_PAUSE_MS = 1_000;

export async function createDeps(
  options: ServiceOptions<SearchConfig>,
  { index: unwatched = createIndex(options), learningPauseMs = LEARNING_PAUSE_MS }: Replacements = {},
): Promise<Deps> {
  const { index, figures: indexFigures } = watchedIndex(unwatched, options.log);
  const intents = createIntents(options);
  const embeddings = createEmbeddings(options);
  const words = await languageWords();
  const currentDay = () => localDay(options.config.ORDER_DAY ? new Date(options.config.ORDER_DAY) : options.clock.now());
  const urgencyOf = await readUrgency();
  const spoken = spokenPhrases({ ...options, languageWords: words, urgencyOf });
  return {
    ...options,
    index,
    indexFigures,
    intents,
    learningPauseMs,
    languageWords: words,
    embeddings,
    categories: categoryCache(options),
    categoryNames: categoryNames(options),
    indexNow: createIndexNow(options),
    orderDay: () => dayNumber(currentDay()),
    rebuilding: rebuilding({ ...options, index, intents, embeddings }),
    searchCounts: searchCounts(options.clock),
    missCounts: missCounts(options.clock),
    coachCounts: coachCounts({ index, clock: options.clock }),
    spokenPhrases: spoken,
    popularSearches: popularSearches({ ...options, currentDay, spokenPhrases: spoken }),
    urgencyOf,
    professionalHelpOf: await readProfessionalHelp(),
    helpLines: helpLines(options),
  };
}

function createIndex({ config, ids }: ServiceOptions<SearchConfig>): SearchIndex {
  if (config.ELASTICSEARCH_URL === undefined) return createEmbeddedIndex();
  return createElasticsearchIndex({ node: config.ELASTICSEARCH_URL, alias: config.SEARCH_INDEX, newGeneration: ids.next });
}
