import { addDays, type Language, LIMITS, SERVER_LIMITS } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import type { Clock } from '@pusula/service-kit/service';
import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';
import { staleWhileRevalidate } from '../stale-while-revalidate.ts';
import type { SpokenPhrases } from '../suggesting/spoken-phrases.ts';

const MAXIMUM_AGE_MS = 60_000;
/** Of what most people searched for, so many are looked through for words that can be shown. */
const LOOKED_THROUGH = 60;

export type PopularSearches = {
  /** What many people searched for in the last days, most searched first, each of another category. */
  readonly in: (language: Language) => Promise<readonly string[]>;
};

type Options = {
  readonly db: Database;
  readonly clock: Clock;
  readonly currentDay: () => string;
  readonly spokenPhrases: Pick<SpokenPhrases, 'same' | 'once'>;
};

/**
 * What strangers searched for, for everybody to read. That enough searches had it on several days keeps out what would lead to somebody; because one person can
 * search many times, it is shown only where somebody who keeps the categories has written the same among their examples: no name, no insult, no advertisement.
 */
export function popularSearches({ db, clock, currentDay, spokenPhrases }: Options): PopularSearches {
  const searched = staleWhileRevalidate<readonly string[]>({
    first: [],
    load: async () => {
      const today = currentDay();
      const rows = await db.manager.query<{ words: string }[]>(
        `select mode() within group (order by words) as words from search_words_count
         where day > $1 and day <= $2 group by digest
         having sum(searches) >= $3 and count(*) >= $4 and count(words) > 0 and sum(without_result) = 0
         order by sum(searches) desc, words limit $5`,
        [addDays(today, -SERVER_LIMITS.latelyDays), today, SERVER_LIMITS.latelySearchedFrom, SERVER_LIMITS.latelyOnDays, LOOKED_THROUGH],
      );
      return rows.map(({ words }) => words);
    },
    maximumAgeMs: MAXIMUM_AGE_MS,
    clock,
  });
  return {
    in: async (language) => {
      await Promise.all([searched.once(), spokenPhrases.once()]);
      const said = searched().flatMap((words) => spokenPhrases.same(splitWords(words).map(fold), language) ?? []);
      const byTopic = Map.groupBy(
        said.filter(({ text }) => text.length <= SERVER_LIMITS.latelyWordsLength),
        ({ categoryId }) => categoryId,
      );
      return [...byTopic.values()].flatMap(([first]) => first?.text ?? []).slice(0, LIMITS.latelyWords);
    },
  };
}
