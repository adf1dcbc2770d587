import { LANGUAGES, type Language } from '@pusula/contracts';
import { CLAUSE_WEIGHTS, nameWeight, OTHER_LANGUAGE_WEIGHT } from '../../analysis/weights.ts';
import { CLOSE_SHARE } from '../../query/closeness.ts';
import type { ReadQuery } from '../../query/read-query.ts';
import type { Accumulators } from './accumulators.ts';
import { boundsFrom, type GainList } from './gain-list.ts';
import type { IntentLists } from './intent-lists.ts';
import type { LanguageIndex } from './language-index.ts';
import type { NamedTerms } from './named-terms.ts';

/** A document's score with everything taken into account. */
export type CloseScore = (document: number) => number;

type Sources = {
  readonly languages: Readonly<Record<Language, LanguageIndex>>;
  readonly concepts: NamedTerms;
  readonly names: NamedTerms;
  readonly intents: IntentLists;
  /** Who gains by nearness of meaning. */
  readonly near: readonly GainList[];
};

/** Sums of 32-bit gains may be that much larger than their bounds say. */
const ROUNDING = 1.0001;

/** What a query asks for, whatever most tells documents apart first. */
export function gainListsOf(read: ReadQuery, reader: Language, { languages, concepts, names, intents, near }: Sources): GainList[] {
  const { words, concepts: asked } = read;
  const lists = [
    ...LANGUAGES.flatMap((language) => languages[language].gainLists(words, languageWeight(language, reader))),
    ...asked.flatMap(({ key }) => concepts.gainList(key, CLAUSE_WEIGHTS.concept)),
    ...words.flatMap(({ folded }) => names.gainList(folded, nameWeight(words.length))),
    ...intents.gainLists(read),
    ...near,
  ];
  return lists.sort((one, other) => other.bound - one.bound);
}

/**
 * Scores every document that can come close to the best one, exactly; the others are passed over as soon as that is sure (MaxScore, Turtle and Flood 1995).
 * A list that adds too little to bring anybody up to CLOSE_SHARE of the best found so far adds only to those who scored before.
 * @param lists the largest bound first
 * @param isLive by document number: 1 where the document is still there
 * @param everybody scores those that come nowhere near the best as well
 * @returns how many of the lists were read in full
 */
export function scoreAll(lists: readonly GainList[], scores: Accumulators, isLive: Uint8Array, everybody: boolean): number {
  const bounds = boundsFrom(lists);
  const best = new BestSoFar(bounds, scores, isLive);
  let read = lists.length;
  for (let at = 0; at < lists.length; at++) {
    const left = (bounds[at] as number) * ROUNDING;
    if (!everybody && read === lists.length && best.exceeds(left / CLOSE_SHARE, at)) {
      scores.prune(CLOSE_SHARE * best.score - left);
      read = at;
    }
    (lists[at] as GainList).add(scores, read < lists.length);
  }
  return read;
}

/** The highest score while lists are read, looked for only when it can be as high as is asked. */
class BestSoFar {
  score = 0;
  #lookedAt = 0;
  readonly #bounds: Float64Array;
  readonly #scores: Accumulators;
  readonly #isLive: Uint8Array;

  constructor(bounds: Float64Array, scores: Accumulators, isLive: Uint8Array) {
    this.#bounds = bounds;
    this.#scores = scores;
    this.#isLive = isLive;
  }

  /** @param at the place of the list to be read next */
  exceeds(wanted: number, at: number): boolean {
    const mostSince = (this.#bounds[this.#lookedAt] as number) - (this.#bounds[at] as number);
    if ((this.score + mostSince) * ROUNDING <= wanted) return false;
    this.score = this.#scores.highest(this.#isLive);
    this.#lookedAt = at;
    return this.score > wanted;
  }
}

/** Scores in full, with the grams and pairs of the query. */
export function closeScore({ words }: ReadQuery, languages: Readonly<Record<Language, LanguageIndex>>, scores: Accumulators): CloseScore {
  const looks = { tr: languages.tr.closeLook(words), en: languages.en.closeLook(words) };
  return (document) => scores.scoreWith(document, (language) => looks[language].gain(document));
}

export const languageWeights = (reader: Language): Record<Language, number> => ({
  tr: languageWeight('tr', reader),
  en: languageWeight('en', reader),
});
const languageWeight = (language: Language, reader: Language) => (language === reader ? 1 : OTHER_LANGUAGE_WEIGHT);
