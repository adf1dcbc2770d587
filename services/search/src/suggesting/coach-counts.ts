import { DEFAULT_LANGUAGE, NO_FACTS } from '@pusula/contracts';
import type { Clock } from '@pusula/service-kit/service';
import type { SearchIndex } from '../index/port.ts';
import { parseQuery } from '../query/parse-query.ts';
import { staleWhileRevalidate } from '../stale-while-revalidate.ts';

const MAXIMUM_AGE_MS = 30_000;

export type CoachCounts = {
  /** How many coaches each category has; nothing until they were counted for the first time. */
  readonly byCategory: () => ReadonlyMap<string, number>;
  /** Waits for that first time. */
  readonly once: () => Promise<void>;
};

/** Counted now and then: whoever is typing does not wait for it. */
export function coachCounts({ index, clock }: { readonly index: SearchIndex; readonly clock: Clock }): CoachCounts {
  const everybody = {
    read: parseQuery(''),
    language: DEFAULT_LANGUAGE,
    cityIds: [],
    categoryIds: [],
    facts: NO_FACTS,
    from: 0,
    size: 0,
    day: 0,
    far: false,
  } as const;
  const counts = staleWhileRevalidate({
    first: new Map<string, number>() as ReadonlyMap<string, number>,
    load: async () => (await index.search(everybody)).categories,
    maximumAgeMs: MAXIMUM_AGE_MS,
    clock,
  });
  return { byCategory: counts, once: counts.once };
}
