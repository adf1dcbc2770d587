import type { Language, MatchReason } from '@pusula/contracts';
import type { TFunction } from 'i18next';
import { inCity } from './locative.ts';

/** More reasons than these do not fit one line, and the first ones weigh most. */
const REASONS = 2;
const WORDS = 3;

const quoted = (words: readonly string[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words.slice(0, WORDS).map((word) => `“${word}”`));

/** A sentence begins with a capital, in Turkish with İ for i; one that begins with a quoted word keeps the coach's own spelling. */
const capitalised = (sentence: string, language: Language) => sentence.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));

function clause({ kind, words, asked }: MatchReason, language: Language, t: TFunction): string {
  const count = words.length;
  if (kind === 'city') return t('why.city', { place: inCity(words[0] ?? '', language) });
  if (kind === 'concept' && asked.length > 0)
    return t('why.concept', { asked: quoted(asked, language), words: quoted(words, language), count });
  return t(`why.${kind === 'concept' ? 'bio' : kind}`, { words: quoted(words, language), count });
}

/** One sentence that says why a coach is in the list; undefined when the search gave no reason. */
export function why(reasons: readonly MatchReason[], language: Language, t: TFunction): string | undefined {
  const clauses = reasons
    .filter(({ words }) => words.length > 0)
    .slice(0, REASONS)
    .map((reason) => clause(reason, language, t));
  return clauses.length === 0 ? undefined : `${capitalised(clauses.join('; '), language)}.`;
}

/** Nearer north means a closer match: 0 degrees for the best of this search, 90 for the farthest. */
export const bearing = (closeness: number) => Math.round((1 - Math.min(Math.max(closeness, 0), 1)) * 90);
