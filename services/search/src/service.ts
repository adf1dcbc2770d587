import { searchForgot } from '@pusula/contracts';
import type { Parts, Schema, Service } from '@pusula/service-kit';
import { api } from './api.ts';
import { type CategoryCache, categoryCache } from './categories/category-cache.ts';
import { CategoryTable } from './categories/category-table.ts';
import { CoachTable } from './coaches/coach-table.ts';
import { isUnfindable } from './coaches/erase-coach.ts';
import type { SearchConfig } from './config.ts';
import { events } from './events.ts';
import { createElasticsearchIndex } from './index/elasticsearch/elasticsearch-index.ts';
import { createEmbeddedIndex } from './index/embedded/embedded-index.ts';
import type { SearchIndex } from './index/port.ts';
import { driftChecker } from './indexing/drift.ts';
import { indexer } from './indexing/indexer.ts';
import { type Rebuilding, rebuilding } from './indexing/rebuild.ts';
import { RebuildRunTable } from './indexing/rebuild-run.ts';
import { Projection1760000000001 } from './migrations/0001-projection.ts';

export { searchConfig } from './config.ts';

export const schema: Schema = { tables: [CoachTable, CategoryTable, RebuildRunTable], migrations: [Projection1760000000001] };

export type Deps = Parts<SearchConfig> & {
  readonly index: SearchIndex;
  readonly categories: CategoryCache;
  readonly rebuilding: Rebuilding;
};
export type SearchService = Service & { readonly indexKind: SearchIndex['kind'] };

/** Coaches found by words, cities and categories; its database keeps what events told, so that the index can be made again at any time. */
export function createSearchService(parts: Parts<SearchConfig>): SearchService {
  const index = createIndex(parts);
  const categories = categoryCache(parts);
  const deps: Deps = { ...parts, index, categories, rebuilding: rebuilding({ ...parts, index }) };
  const drift = driftChecker(deps);
  parts.log.info({ index: index.kind }, `search index: ${index.kind}`);
  return {
    api: api(deps),
    events: events(),
    forgetting: { receipt: searchForgot, isForgotten: isUnfindable(deps) },
    jobs: [indexer(deps), drift.job],
    probes: [{ name: 'index', check: drift.requireFirstFill, onlyAtStart: true }],
    indexKind: index.kind,
  };
}

function createIndex({ config, ids }: Parts<SearchConfig>): SearchIndex {
  if (config.ELASTICSEARCH_URL === undefined) return createEmbeddedIndex();
  return createElasticsearchIndex({ node: config.ELASTICSEARCH_URL, alias: config.SEARCH_INDEX, newGeneration: ids.next });
}
