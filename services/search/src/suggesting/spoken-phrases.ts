import { LANGUAGES, type Language, LIMITS } from '@pusula/contracts';
import type { Clock, Database } from '@pusula/service-kit';
import { fold } from '../analysis/letters.ts';
import { splitWords } from '../analysis/words.ts';
import { loadExamples } from '../categories/category-examples.ts';
import { refreshed } from '../refreshed.ts';

const MAXIMUM_AGE_MS = 60_000;
/** Fewer letters begin too many sentences to mean one. */
const FEWEST_LETTERS = 3;

type Phrase = { readonly text: string; readonly words: readonly string[] };
type Phrases = Readonly<Record<Language, readonly Phrase[]>>;

export type SpokenPhrases = {
  /**
   * What people say, as the categories' examples have it: sentences that begin with the typed words, shortest first, then those that hold them.
   * @param typed folded words
   */
  readonly find: (typed: readonly string[], language: Language, limit: number) => readonly string[];
  /** How people write a folded word, in lower case; undefined for one that nobody was heard to say. */
  readonly spell: (folded: string) => string | undefined;
};

export function spokenPhrases({ db, clock }: { readonly db: Database; readonly clock: Clock }): SpokenPhrases {
  const phrases = refreshed<Phrases>({
    first: { tr: [], en: [] },
    load: async () => {
      const examples = await loadExamples(db.manager);
      return { tr: toPhrases(examples.flatMap(({ tr }) => tr)), en: toPhrases(examples.flatMap(({ en }) => en)) };
    },
    maximumAgeMs: MAXIMUM_AGE_MS,
    clock,
  });
  return {
    spell: (folded) => {
      for (const language of LANGUAGES) {
        const phrase = phrases()[language].find(({ words }) => words.includes(folded));
        if (phrase) return splitWords(phrase.text)[phrase.words.indexOf(folded)]?.toLocaleLowerCase(language);
      }
      return undefined;
    },
    find: (typed, language, limit) => {
      const all = phrases()[language];
      if (typed.join('').length < FEWEST_LETTERS) return [];
      const beginning = all.filter(({ words }) => typed.every((start, at) => words[at]?.startsWith(start)));
      if (beginning.length >= limit) return beginning.slice(0, limit).map(({ text }) => text);
      const holding = all.filter((phrase) => !beginning.includes(phrase) && isHeld(typed, phrase));
      return [...beginning, ...holding].slice(0, limit).map(({ text }) => text);
    },
  };
}

const isHeld = (typed: readonly string[], { words }: Phrase) => typed.every((start) => words.some((word) => word.startsWith(start)));

/** Those that fit the search box, shortest first. */
const toPhrases = (texts: readonly string[]): readonly Phrase[] =>
  texts
    .filter(({ length }) => length <= LIMITS.searchKeywordLength)
    .map((text) => ({ text, words: splitWords(text).map(fold) }))
    .sort((one, other) => one.text.length - other.text.length || (one.text < other.text ? -1 : 1));
