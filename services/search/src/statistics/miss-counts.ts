import { findCity, type Language, localDay } from '@pusula/contracts';
import type { Clock } from '@pusula/service-kit/service';
import { splitWords } from '../analysis/words.ts';
import type { IntentModel } from '../intents/intent-model.ts';
import { splitCities } from '../query/split-cities.ts';
import { countedWords } from './counted-words.ts';
import { firstTime } from './first-time.ts';
import { isPersonal } from './personal-words.ts';
import type { Tally } from './search-counts.ts';

/** A search that was not answered well, as far as it is counted. */
export type MissedSearch = {
  /** The caller's own id of it. */
  readonly id: string;
  readonly keyword: string;
  readonly language: Language;
  /** The cities that it was narrowed to, in any spelling. */
  readonly cities: readonly string[];
  /** It found nothing close; else its reader typed something else. */
  readonly isWithoutResult: boolean;
};

/** What was missed on a day. */
export type DayMisses = {
  readonly day: string;
  readonly topics: readonly (Tally & { readonly categoryId: string; readonly cityId: string })[];
  /** `folded` are the words as they are told apart, `written` the spelling that came first. */
  readonly words: readonly (Tally & { readonly folded: string; readonly written: string; readonly language: Language })[];
};

/** Counters in memory, until somebody takes them to the database. */
export type MissCounts = {
  /** @param model what the words are read with */
  readonly count: (miss: MissedSearch, model: IntentModel) => void;
  /** Everything that was counted since the last time. */
  readonly take: () => readonly DayMisses[];
};

/** As many different topics and words as are held between two writes: what comes beyond them is not counted. */
const MOST_HELD = 1_000;
/** A category that is read less surely is a guess, and no topic. */
const LEAST_PROBABILITY = 0.15;

type Mutable<Row> = { -readonly [Key in keyof Row]: Row[Key] };
type Counted = {
  readonly topics: Map<string, Mutable<DayMisses['topics'][number]>>;
  readonly words: Map<string, Mutable<DayMisses['words'][number]>>;
};

/** Pure: the category that words speak of, null for none. */
export function topicOf(words: string, model: IntentModel): string | null {
  const [surest] = model.read(words);
  return surest && surest.probability >= LEAST_PROBABILITY ? surest.categoryId : null;
}

export function missCounts(clock: Clock, mostHeld = MOST_HELD): MissCounts {
  let days = new Map<string, Counted>();
  const isNew = firstTime(clock);

  const add = <Row extends Mutable<Tally>>(rows: Map<string, Row>, key: string, begin: () => Row, { isWithoutResult }: MissedSearch) => {
    const row = rows.get(key) ?? (rows.size < mostHeld ? begin() : undefined);
    if (!row) return;
    row.searches += 1;
    row.withoutResult += Number(isWithoutResult);
    rows.set(key, row);
  };

  return {
    count: (miss, model) => {
      const { id, keyword, language, cities } = miss;
      const { cityIds, districts, rest } = splitCities(keyword);
      const words = splitWords(rest);
      if (words.length === 0 || isPersonal(keyword) || !isNew(`${id} ${keyword}`)) return;
      const day = localDay(clock.now());
      const counted = days.get(day) ?? { topics: new Map(), words: new Map() };
      days.set(day, counted);
      const categoryId = topicOf(rest, model) ?? '';
      // Several choices name no place, and neither does a district's name that several provinces have.
      const isOneOfSeveral = (id: string) => districts.some((district) => district.cityIds.length > 1 && district.cityIds.includes(id));
      const cityId = cityIds.find((id) => !isOneOfSeveral(id)) ?? (cities.length === 1 ? findCity(cities[0] ?? '')?.id : undefined) ?? '';
      add(counted.topics, `${categoryId} ${cityId}`, () => ({ categoryId, cityId, searches: 0, withoutResult: 0 }), miss);
      const { folded, written } = countedWords(words, language);
      add(counted.words, `${language} ${folded}`, () => ({ folded, written, language, searches: 0, withoutResult: 0 }), miss);
    },
    take: () => {
      const taken = [...days].map(([day, { topics, words }]) => ({ day, topics: [...topics.values()], words: [...words.values()] }));
      days = new Map();
      return taken;
    },
  };
}
