import { byLanguage, type Localised } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { DOMAIN_WORDS, QUESTION_WORDS } from '../analysis/stop-words.ts';
import { gramsOf, prefixOf, stemOf } from '../analysis/terms.ts';
import { splitWords } from '../analysis/words.ts';

/** How the beginning and the stem of a word are spelt, where texts have twins of them as well; undefined where folded letters decide. */
export type MeantSpellings = { readonly prefix: string | undefined; readonly stem: string | undefined };

/** A word of a query with everything it is looked up by: stems per language, the rest alike in all. */
export type QueryWord = {
  readonly written: string;
  readonly folded: string;
  readonly prefix: string;
  readonly stems: Localised<string>;
  readonly grams: readonly string[];
  /** By language of the texts: how it is spelt there, where its letters tell it from a twin. Set by the index, which knows the texts. */
  readonly meant?: Localised<MeantSpellings> | undefined;
};

export function queryWord(written: string): QueryWord {
  const folded = fold(written);
  return {
    written,
    folded,
    prefix: prefixOf(folded),
    stems: byLanguage((language) => stemOf(written, language)),
    grams: gramsOf(folded),
  };
}

/** The words that are left of a query, each once: without question words, without the marketplace's own words, unless nothing else is there. */
export function queryWords(keyword: string): readonly QueryWord[] {
  const written = new Map<string, string>();
  for (const word of splitWords(keyword)) {
    const folded = fold(word);
    if (folded && !written.has(folded)) written.set(folded, word);
  }
  const all = [...written.keys()];
  const naming = keepUnlessEmpty(all, (word) => !QUESTION_WORDS.has(word));
  const telling = keepUnlessEmpty(naming, (word) => !DOMAIN_WORDS.has(word));
  return telling.map((word) => queryWord(written.get(word) as string));
}

/** Whether words ask for a coach and say nothing of what for. */
export const asksForAnyCoach = (words: readonly QueryWord[]): boolean => words.every(({ folded }) => DOMAIN_WORDS.has(folded));

function keepUnlessEmpty(words: string[], keep: (word: string) => boolean): string[] {
  const kept = words.filter(keep);
  return kept.length > 0 ? kept : words;
}
