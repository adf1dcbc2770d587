import { byLanguage, LANGUAGES, type Language, LIMITS, type Localised } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import type { Clock } from '@pusula/service-kit/service';
import { fold } from '../analysis/fold.ts';
import { DOMAIN_WORDS, QUESTION_WORDS } from '../analysis/stop-words.ts';
import { prefixOf } from '../analysis/terms.ts';
import { splitWords } from '../analysis/words.ts';
import { loadExamples } from '../categories/category-examples.ts';
import type { LanguageWords } from '../corrections/language-words.ts';
import type { UrgencyOf } from '../help/needed-help.ts';
import { staleWhileRevalidate } from '../stale-while-revalidate.ts';

const MAXIMUM_AGE_MS = 60_000;
/** Fewer letters begin too many sentences to mean one. */
const FEWEST_LETTERS = 3;

type Phrase = { readonly text: string; readonly words: readonly string[] };
type Said = {
  readonly offered: readonly Phrase[];
  /** What is offered, by its folded words. */
  readonly texts: ReadonlyMap<string, string>;
  readonly spellings: ReadonlyMap<string, string>;
};
/** `owners`: by sentence, the category whose example it is. */
type OwnedPhrases = Said & { readonly owners: ReadonlyMap<string, string> };
type Phrases = Localised<OwnedPhrases>;

const NOTHING_SAID: OwnedPhrases = { offered: [], texts: new Map(), spellings: new Map(), owners: new Map() };

export type SpokenPhrases = {
  /**
   * What people say, as the categories' examples have it: sentences that begin with the typed words, shortest first, then those that hold them.
   * @param typed folded words
   */
  readonly find: (typed: readonly string[], language: Language, limit: number) => readonly string[];
  /**
   * Of what people say who need one of the categories, the sentences that share most with what is typed; none where they share nothing.
   * @param categoryIds likeliest first
   * @param typed folded words
   */
  readonly alike: (typed: readonly string[], language: Language, categoryIds: readonly string[], limit: number) => readonly string[];
  /** Of all that is offered, what somebody has said, as it is written there, and the category whose example it is. @param said folded words */
  readonly same: (said: readonly string[], language: Language) => { readonly text: string; readonly categoryId: string } | undefined;
  /** Waits until they were read for the first time. */
  readonly once: () => Promise<void>;
  /** How people write a folded word, in lower case; undefined for one that nobody is known to say. */
  readonly spell: (folded: string) => string | undefined;
};

type Options = { readonly db: Database; readonly clock: Clock; readonly languageWords: LanguageWords; readonly urgencyOf: UrgencyOf };

export function spokenPhrases({ db, clock, languageWords, urgencyOf }: Options): SpokenPhrases {
  let read: { readonly examples: string; readonly phrases: Phrases } | undefined;
  const phrases = staleWhileRevalidate<Phrases>({
    first: byLanguage(() => NOTHING_SAID),
    load: async () => {
      const examples = await loadExamples(db.manager);
      // Reading thousands of sentences keeps everybody else waiting; they seldom change.
      const written = JSON.stringify(examples);
      if (read?.examples === written) return read.phrases;
      const said = (language: Language) => {
        const owners = new Map(examples.flatMap((one) => one[language].map((text) => [text, one.id] as const)));
        const texts = examples.flatMap((one) => one[language]);
        return { ...readPhrases(texts, language, languageWords), owners };
      };
      read = { examples: written, phrases: byLanguage(said) };
      return read.phrases;
    },
    maximumAgeMs: MAXIMUM_AGE_MS,
    clock,
  });
  return {
    once: phrases.once,
    alike: (typed, language, categoryIds, limit) => {
      const { offered, owners } = phrases()[language];
      const theirs = offered.filter(({ text }) => categoryIds.includes(owners.get(text) ?? ''));
      return firstHarmless(mostAlike(typed, theirs), urgencyOf, limit);
    },
    same: (said, language) => {
      const { texts, owners } = phrases()[language];
      const text = texts.get(said.join(' '));
      return text === undefined || urgencyOf(text) !== null ? undefined : { text, categoryId: owners.get(text) ?? '' };
    },
    spell: (folded) => {
      const read = phrases();
      return LANGUAGES.map((language) => read[language].spellings.get(folded)).find((spelling) => spelling !== undefined);
    },
    find: (typed, language, limit) => {
      const { offered } = phrases()[language];
      if (typed.join('').length < FEWEST_LETTERS) return [];
      const beginning = offered.filter(({ words }) => typed.every((start, at) => words[at]?.startsWith(start)));
      const begun = firstHarmless(beginning, urgencyOf, limit);
      if (begun.length >= limit) return begun;
      const holding = offered.filter((phrase) => !beginning.includes(phrase) && isHeld(typed, phrase));
      return [...begun, ...firstHarmless(holding, urgencyOf, limit - begun.length)];
    },
  };
}

const isHeld = (typed: readonly string[], { words }: Phrase) => typed.every((start) => words.some((word) => word.startsWith(start)));

const saysSomething = (word: string) => word.length > 2 && !QUESTION_WORDS.has(word) && !DOMAIN_WORDS.has(word);
const beginningsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.filter(saysSomething).map(prefixOf));

/** Pure: those that share words with what is typed, whatever their endings: most shared first, and then in the order they had. */
export function mostAlike(typed: readonly string[], phrases: readonly Phrase[]): readonly Phrase[] {
  const wanted = beginningsOf(typed);
  const shared = phrases.map((phrase) => ({ phrase, many: [...beginningsOf(phrase.words)].filter((one) => wanted.has(one)).length }));
  return shared
    .filter(({ many }) => many > 0)
    .sort((one, other) => other.many - one.many)
    .map(({ phrase }) => phrase);
}

/** The first of them that speak of no danger. Only what is about to be offered is judged: judging all that people say would take a second of everybody's time. */
export function firstHarmless(phrases: readonly Phrase[], urgencyOf: UrgencyOf, limit: number): readonly string[] {
  const harmless: string[] = [];
  for (const { text } of phrases) {
    if (harmless.length >= limit) break;
    if (urgencyOf(text) === null) harmless.push(text);
  }
  return harmless;
}

/** Pure: of what people say, those that can be offered to others: without slips, short enough for the search box, shortest first. */
export function readPhrases(texts: readonly string[], language: Language, languageWords: LanguageWords): Said {
  const spellings = commonestSpellings(texts, language);
  const isWellSpelled = (written: string) => {
    const folded = fold(written);
    return languageWords.has(folded) && spellings.get(folded) === written.toLocaleLowerCase(language);
  };
  const offered = texts
    .filter((text) => text.length <= LIMITS.searchKeywordLength && splitWords(text).every(isWellSpelled))
    .map((text) => ({ text, words: splitWords(text).map(fold) }))
    .sort((one, other) => one.text.length - other.text.length || (one.text < other.text ? -1 : 1));
  return { offered, texts: new Map(offered.map(({ text, words }) => [words.join(' '), text])), spellings };
}

/** By folded word, how most people write it, in lower case: `üç` where a few have `uc`. */
function commonestSpellings(texts: readonly string[], language: Language): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  for (const word of texts.flatMap(splitWords)) {
    const written = word.toLocaleLowerCase(language);
    uses.set(written, (uses.get(written) ?? 0) + 1);
  }
  const spellings = new Map<string, string>();
  for (const [written, count] of uses) {
    const folded = fold(written);
    const commonest = spellings.get(folded);
    if (commonest === undefined || count > (uses.get(commonest) as number)) spellings.set(folded, written);
  }
  return spellings;
}
