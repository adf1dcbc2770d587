import { LANGUAGES } from '@pusula/contracts';
import { fold } from './fold.ts';
import { RULES } from './rules-by-language.ts';

type WordLists = 'questionWords' | 'domainWords';
/** A query may be in any language. */
const folded = (list: WordLists): ReadonlySet<string> =>
  new Set(
    LANGUAGES.flatMap((language) => RULES[language][list].split(/\s+/))
      .filter(Boolean)
      .map(fold),
  );

/** Words that ask rather than name; compared after folding, dropped from queries, kept in profiles. */
export const QUESTION_WORDS = folded('questionWords');

/** The marketplace's own words: dropped as long as another word remains. */
export const DOMAIN_WORDS = folded('domainWords');
