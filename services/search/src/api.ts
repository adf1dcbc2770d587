import * as contracts from '@pusula/contracts';
import { serve } from '@pusula/service-kit/service';
import { searchCoaches } from './coaches/search-coaches.ts';
import { similarCoaches } from './coaches/similar-coaches.ts';
import type { Deps } from './deps.ts';
import { getHelpLines } from './help/get-help-lines.ts';
import { updateHelpLines } from './help/update-help-lines.ts';
import { embedCategories } from './indexing/embed-categories.ts';
import { indexStatus } from './indexing/index-status.ts';
import { rebuildIndex } from './indexing/rebuild-index.ts';
import { trySentence } from './query/try-sentence.ts';
import { countSearches } from './statistics/count-searches.ts';
import { lately } from './statistics/lately.ts';
import { searchMisses } from './statistics/search-misses.ts';
import { searchStats } from './statistics/search-stats.ts';
import { suggest } from './suggesting/suggest.ts';

/** What this service serves. */
export const api = (deps: Deps) => [
  serve(contracts.search, countSearches(deps, searchCoaches(deps))),
  serve(contracts.similarCoaches, similarCoaches(deps)),
  serve(contracts.lately, lately(deps)),
  serve(contracts.suggest, suggest(deps)),
  serve(contracts.embedCategories, embedCategories(deps)),
  serve(contracts.trySentence, trySentence(deps)),
  serve(contracts.rebuildIndex, rebuildIndex(deps)),
  serve(contracts.indexStatus, indexStatus(deps)),
  serve(contracts.searchStats, searchStats(deps)),
  serve(contracts.searchMisses, searchMisses(deps)),
  serve(contracts.getHelpLines, getHelpLines(deps)),
  serve(contracts.updateHelpLines, updateHelpLines(deps)),
];
