import { addDays, type Language, LIMITS, localDay } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import type { Clock } from '@pusula/service-kit/service';
import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';
import type { Intents } from '../intents/intents.ts';
import { refreshed } from '../refreshed.ts';
import type { SpokenPhrases } from '../suggesting/spoken-phrases.ts';

const MAXIMUM_AGE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Of what most people searched for, so many are looked through for words that can be shown. */
const LOOKED_THROUGH = 60;
/** Words that speak of a category less surely say nothing to whoever reads them on the home page. */
const SURE_TOPIC = 0.35;

export type LatelySearched = {
  /** What many people searched for in the last days, most searched first, each of another category. */
  readonly in: (language: Language) => Promise<readonly string[]>;
};

type Options = {
  readonly db: Database;
  readonly clock: Clock;
  readonly orderDay: () => number;
  readonly intents: Intents;
  readonly spokenPhrases: Pick<SpokenPhrases, 'spell' | 'once'>;
};

/**
 * Strangers' words for everybody to read. That enough searches had them on several days keeps out what would lead to somebody; because one person can search many
 * times, they are shown in words alone that the examples of the categories have, and only where these speak of a category: no name, no insult, no advertisement.
 */
export function latelySearched({ db, clock, orderDay, intents, spokenPhrases }: Options): LatelySearched {
  const searched = refreshed<readonly string[]>({
    first: [],
    load: async () => {
      const today = localDay(new Date(orderDay() * DAY_MS));
      const rows = await db.manager.query<{ words: string }[]>(
        `select mode() within group (order by words) as words from search_words_count
         where day > $1 and day <= $2 group by digest
         having sum(searches) >= $3 and count(*) >= $4 and count(words) > 0 and sum(without_result) = 0
         order by sum(searches) desc, words limit $5`,
        [addDays(today, -LIMITS.latelyDays), today, LIMITS.latelySearchedFrom, LIMITS.latelyOnDays, LOOKED_THROUGH],
      );
      return rows.map(({ words }) => words);
    },
    maximumAgeMs: MAXIMUM_AGE_MS,
    clock,
  });
  const topicOf = (words: string): string | undefined => {
    const [first] = intents.current().read(words);
    return first && first.probability >= SURE_TOPIC ? first.categoryId : undefined;
  };
  return {
    in: async (language) => {
      await Promise.all([searched.once(), spokenPhrases.once()]);
      const spelled = searched().flatMap((words) => spellLike(spokenPhrases, words, language) ?? []);
      const byTopic = Map.groupBy(spelled, topicOf);
      byTopic.delete(undefined);
      return [...byTopic.values()].flatMap(([first]) => first ?? []).slice(0, LIMITS.latelyWords);
    },
  };
}

/** As people write it in a language; undefined where it is not of that language, too long for a line, or has a word that nobody is known to say. */
function spellLike({ spell }: Pick<SpokenPhrases, 'spell'>, words: string, language: Language): string | undefined {
  const spelled = splitWords(words).map((word) => spell(fold(word), language));
  const text = spelled.join(' ');
  return spelled.includes(undefined) || text.length > LIMITS.latelyWordsLength ? undefined : text;
}
