import { type Language, localDay } from '@pusula/contracts';
import type { Clock } from '@pusula/service-kit/service';
import { splitWords } from '../analysis/words.ts';
import { countedWords } from './counted-words.ts';
import { firstTime } from './first-time.ts';
import { isPersonal } from './personal-words.ts';

/** A search that was answered, as far as it is counted. */
export type AnsweredSearch = {
  /** The caller's own id of it: the same while its filters and pages are changed. */
  readonly id: string;
  readonly keyword: string;
  readonly language: Language;
  readonly total: number;
  /** Whether a coach was found by their name: such words say whom somebody sought. */
  readonly isForSomebody: boolean;
  /** The top-level categories that it was narrowed to. */
  readonly categoryIds: readonly string[];
};

export type Tally = { readonly searches: number; readonly withoutResult: number };
/** What was counted on a day. */
export type DayCounts = {
  readonly day: string;
  readonly all: Tally;
  /** By category. */
  readonly categories: ReadonlyMap<string, Tally>;
  /** By folded words, with the spelling that came first. */
  readonly words: ReadonlyMap<string, Tally & { readonly written: string }>;
};

/** Counters in memory, until somebody takes them to the database. */
export type SearchCounts = {
  /** Takes microseconds and waits for nothing. */
  readonly count: (search: AnsweredSearch) => void;
  /** Everything that was counted since the last time, and how many words there was no room for. */
  readonly take: () => { readonly days: readonly DayCounts[]; readonly dropped: number };
};

type Mutable<Counts> = { -readonly [Key in keyof Counts]: Counts[Key] extends ReadonlyMap<infer K, infer V> ? Map<K, V> : Counts[Key] };

/** As many different words as are held between two writes: the rest is in the totals alone. */
const MOST_WORDS = 1_000;
const NOTHING: Tally = { searches: 0, withoutResult: 0 };
const plusOne = ({ searches, withoutResult }: Tally, { total }: AnsweredSearch): Tally => ({
  searches: searches + 1,
  withoutResult: withoutResult + Number(total === 0),
});

export function searchCounts(clock: Clock, mostWords = MOST_WORDS): SearchCounts {
  let days = new Map<string, Mutable<DayCounts>>();
  let held = 0;
  let dropped = 0;
  const isNew = firstTime(clock);

  const countWords = (counts: Mutable<DayCounts>, search: AnsweredSearch, words: readonly string[]) => {
    if (search.isForSomebody || isPersonal(search.keyword)) return;
    const { folded, written } = countedWords(words, search.language);
    const known = counts.words.get(folded);
    if (!known && held >= mostWords) {
      dropped += 1;
      return;
    }
    if (!known) held += 1;
    counts.words.set(folded, { written: known?.written ?? written, ...plusOne(known ?? NOTHING, search) });
  };

  return {
    count: (search) => {
      const words = splitWords(search.keyword);
      if (words.length === 0) return;
      const day = localDay(clock.now());
      const counts = days.get(day) ?? { day, all: NOTHING, categories: new Map(), words: new Map() };
      days.set(day, counts);
      const name = `${search.id} ${search.keyword}`;
      if (isNew(name)) {
        counts.all = plusOne(counts.all, search);
        countWords(counts, search, words);
      }
      for (const id of search.categoryIds)
        if (isNew(`${name} ${id}`)) counts.categories.set(id, plusOne(counts.categories.get(id) ?? NOTHING, search));
    },
    take: () => {
      const taken = { days: [...days.values()], dropped };
      days = new Map();
      held = 0;
      dropped = 0;
      return taken;
    },
  };
}
