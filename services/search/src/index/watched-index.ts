import { type Log, repeatedWarning } from '@pusula/service-kit/log';
import type { Figure } from '@pusula/service-kit/service';
import { IndexUnavailable, type SearchIndex } from './port.ts';

export type WatchedIndex = { readonly index: SearchIndex; readonly figures: readonly Figure[] };

/** An index of which operators learn when it leaves readers without an answer: why, after how long, and how often. */
export function watchedIndex(index: SearchIndex, log: Log): WatchedIndex {
  let failures = 0;
  const warn = repeatedWarning(log, 'the search index does not answer readers');
  const watched =
    <Q extends readonly unknown[], T>(ask: (...query: Q) => Promise<T>) =>
    async (...query: Q): Promise<T> => {
      const began = performance.now();
      try {
        return await ask(...query);
      } catch (error) {
        if (error instanceof IndexUnavailable) {
          failures += 1;
          warn(error, { tookMs: Math.round(performance.now() - began) });
        }
        throw error;
      }
    };
  return {
    index: { ...index, search: watched(index.search), suggest: watched(index.suggest), alike: watched(index.alike) },
    figures: [
      {
        name: 'search_index_failures_total',
        help: 'Searches and suggestions that the index left without an answer',
        kind: 'counter',
        read: () => failures,
      },
    ],
  };
}
