import type { Parts } from '@pusula/service-kit';
import { type CategoryCache, categoryCache } from './categories/category-cache.ts';
import type { SearchConfig } from './config.ts';
import { createElasticsearchIndex } from './index/elasticsearch/elasticsearch-index.ts';
import { createEmbeddedIndex } from './index/embedded/embedded-index.ts';
import type { SearchIndex } from './index/port.ts';
import { type Rebuilding, rebuilding } from './indexing/rebuild.ts';
import { createIntents, type Intents } from './intents/intents.ts';
import { type SearchCounts, searchCounts } from './statistics/search-counts.ts';

/** What the verbs of this service work with. */
export type Deps = Parts<SearchConfig> & {
  readonly index: SearchIndex;
  readonly categories: CategoryCache;
  readonly intents: Intents;
  readonly rebuilding: Rebuilding;
  readonly searchCounts: SearchCounts;
};

/** @param index in place of the configured one */
export function createDeps(parts: Parts<SearchConfig>, index: SearchIndex = createIndex(parts)): Deps {
  const intents = createIntents(parts);
  return {
    ...parts,
    index,
    intents,
    categories: categoryCache(parts),
    rebuilding: rebuilding({ ...parts, index, intents }),
    searchCounts: searchCounts(parts.clock),
  };
}

function createIndex({ config, ids }: Parts<SearchConfig>): SearchIndex {
  if (config.ELASTICSEARCH_URL === undefined) return createEmbeddedIndex();
  return createElasticsearchIndex({ node: config.ELASTICSEARCH_URL, alias: config.SEARCH_INDEX, newGeneration: ids.next });
}
