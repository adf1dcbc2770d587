import { byLanguage, LANGUAGES, type Language, type Localised } from '@pusula/contracts';
import { CLAUSE_WEIGHTS, nameWeight, OTHER_LANGUAGE_WEIGHT } from '../../analysis/weights.ts';
import type { ParsedQuery } from '../../query/parse-query.ts';
import type { Candidates } from './candidates.ts';
import { type GainList, ROUNDING } from './gain-list.ts';
import type { IntentLists } from './intent-lists.ts';
import type { LanguageIndex } from './language-index.ts';
import type { NamedTerms } from './named-terms.ts';

/** Candidates' scores with everything taken into account. */
export type CloseScore = {
  /** By place of the candidate. */
  readonly of: (at: number) => number;
  /** More than anybody's is above their score without it. */
  readonly mostGained: number;
};

type Sources = {
  readonly languages: Localised<LanguageIndex>;
  readonly concepts: NamedTerms;
  readonly names: NamedTerms;
  readonly intents: IntentLists;
  /** Who gains by nearness of meaning. */
  readonly near: readonly GainList[];
};

/** What a query asks for. */
export function gainListsOf(read: ParsedQuery, reader: Language, { languages, concepts, names, intents, near }: Sources): GainList[] {
  const { words, concepts: asked } = read;
  return [
    ...LANGUAGES.flatMap((language) => languages[language].gainLists(words, languageWeight(language, reader))),
    ...asked.flatMap(({ key }) => concepts.gainList(key, CLAUSE_WEIGHTS.concept)),
    ...words.flatMap(({ folded }) => names.gainList(folded, nameWeight(words.length))),
    ...intents.gainLists(read),
    ...near,
  ];
}

/** Scores candidates in full: with the grams and pairs of the query. */
export function closeScore(read: ParsedQuery, reader: Language, languages: Sources['languages'], candidates: Candidates): CloseScore {
  const looks = byLanguage((language) => languages[language].rescorer(read.words));
  const weights = byLanguage((language) => languageWeight(language, reader));
  return {
    mostGained: Math.max(...LANGUAGES.map((language) => looks[language].bound * weights[language])) * ROUNDING,
    of: (at) => {
      const document = candidates.documents[at] as number;
      return candidates.scoreWith(at, (language) => looks[language].gain(document) * weights[language]);
    },
  };
}

const languageWeight = (language: Language, reader: Language) => (language === reader ? 1 : OTHER_LANGUAGE_WEIGHT);
