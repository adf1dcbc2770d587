import { searchForgot } from '@pusula/contracts';
import type { Schema } from '@pusula/service-kit/db';
import type { Job, Service, ServiceOptions } from '@pusula/service-kit/service';
import { api } from './api.ts';
import { isUnfindable } from './coaches/erase-coach.ts';
import type { SearchConfig } from './config.ts';
import { createDeps, type Deps, type Replacements } from './deps.ts';
import { events } from './events.ts';
import { driftChecker } from './indexing/drift.ts';
import { indexer } from './indexing/indexer.ts';
import { RebuildRunTable } from './indexing/rebuild-run.ts';
import { intentTrainer } from './intents/intent-trainer.ts';
import { Projection1760000000001 } from './migrations/0001-projection.ts';
import { SearchStatistics1760000000002 } from './migrations/0002-search-statistics.ts';
import { Intents1760000000003 } from './migrations/0003-intents.ts';
import { SearchMisses1760000000004 } from './migrations/0004-search-misses.ts';
import { Embeddings1760000000005 } from './migrations/0005-embeddings.ts';
import { Readings1760000000006 } from './migrations/0006-readings.ts';
import { KeptConcepts1760000000007 } from './migrations/0007-kept-concepts.ts';
import { HelpLines1760000000008 } from './migrations/0008-help-lines.ts';
import { ProfessionalHelp1760000000009 } from './migrations/0009-professional-help.ts';
import { OtherNames1760000000010 } from './migrations/0010-other-names.ts';
import { CategoryTable } from './projection/category-table.ts';
import { CoachTable } from './projection/coach-table.ts';
import { countsWriter } from './statistics/counts-writer.ts';
import { importHistory } from './statistics/import-history.ts';

export { searchConfig } from './config.ts';
export { type HistoryDay, importHistory } from './statistics/import-history.ts';

export const schema: Schema = {
  tables: [CoachTable, CategoryTable, RebuildRunTable],
  migrations: [
    Projection1760000000001,
    SearchStatistics1760000000002,
    Intents1760000000003,
    SearchMisses1760000000004,
    Embeddings1760000000005,
    Readings1760000000006,
    KeptConcepts1760000000007,
    HelpLines1760000000008,
    ProfessionalHelp1760000000009,
    OtherNames1760000000010,
  ],
  localised: [
    { table: 'category_examples', lists: ['', 'also_called'] },
    { table: 'help_line', texts: ['name'] },
  ],
};

export type SearchService = Service & {
  readonly indexKind: Deps['index']['kind'];
  /** How many coaches can be found. */
  readonly countIndexed: () => Promise<number>;
  readonly importHistory: ReturnType<typeof importHistory>;
  /** Tells search engines at once of the pages that have changed, where that is configured. */
  readonly submitChangedPages: () => Promise<void>;
};

/** Coaches found by words, cities and categories; its database keeps the projection, so that the index can be made again at any time. */
export async function createSearchService(options: ServiceOptions<SearchConfig>, replacements?: Replacements): Promise<SearchService> {
  const deps = await createDeps(options, replacements);
  const drift = driftChecker(deps);
  const { embeddings } = deps;
  const { kind } = deps.index;
  options.log.info({ index: kind }, `search index: ${kind}`);
  options.log.info(
    { embeddings: embeddings ? options.config.EMBEDDINGS_MODEL : null },
    `embeddings: ${embeddings ? 'on' : 'none configured'}`,
  );
  return {
    api: api(deps),
    events: events(deps),
    forgetting: { receipt: searchForgot, isForgotten: isUnfindable(deps) },
    jobs: [
      indexer(deps),
      intentTrainer(deps),
      drift.job,
      countsWriter(deps),
      ...embeddingJobs(deps),
      ...(deps.indexNow ? [deps.indexNow.job] : []),
    ],
    figures: [...deps.indexFigures, drift.figure, ...(embeddings?.figures ?? [])],
    probes: [{ name: 'index', check: drift.requireFirstFill, onlyAtStart: true }],
    servesWithoutDatabase: true,
    indexKind: kind,
    submitChangedPages: async () => deps.indexNow?.submit(),
    importHistory: importHistory(deps),
    countIndexed: async () => (await deps.index.fingerprint()).count,
  };
}

/** None where no provider is configured. */
function embeddingJobs({ embeddings, index, rebuilding }: Deps): readonly Job[] {
  const rebuild = async () => (await rebuilding.start()).ended;
  return embeddings ? [embeddings.job(index, rebuild)] : [];
}
