import type { FoundCoach, Language, MatchReason } from '@pusula/contracts';
import { capitalised } from '@pusula/frontend-kit/i18n';
import type { TFunction } from 'i18next';
import { inCity } from './locative.ts';
import { phrases } from './quote.ts';

type Explained = Pick<FoundCoach, 'reasons' | 'headline' | 'bio' | 'categories' | 'certificates' | 'highlights'>;

/** More reasons than these do not fit one line, and the first ones weigh most. */
const REASONS = 2;
const WORDS = 3;

const quoted = (words: readonly string[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words.slice(0, WORDS).map((word) => `“${word}”`));

/** What a reason names: a specialty or certificate by its whole name, a text by the stretches that are marked in it. */
function named({ kind, words }: MatchReason, coach: Explained): readonly string[] {
  const holding = (names: readonly string[]) => names.filter((name) => words.some((word) => name.includes(word)));
  const { headline, bio } = coach.highlights;
  const better = {
    specialty: () => holding(coach.categories.map(({ name }) => name)),
    certificate: () => holding(coach.certificates.map(({ name }) => name)),
    headline: () => (headline ? phrases(headline) : []),
    bio: () => (bio ? phrases(bio) : []),
  };
  const found = kind in better ? better[kind as keyof typeof better]() : [];
  return found.length > 0 ? found : words;
}

/** Whether the reader can see these words: a concept may have been found in what the coach wrote in the other language. */
const isShown = (words: string, { headline, bio, categories }: Explained) =>
  [headline, bio, ...categories.map(({ name }) => name)].some((text) => text.includes(words));

function clause(reason: MatchReason, coach: Explained, language: Language, t: TFunction): string {
  const { kind, asked } = reason;
  const names = named(reason, coach);
  const count = Math.min(names.length, WORDS);
  if (kind === 'city') return t('why.city', { place: inCity(names[0] ?? '', language) });
  if (kind !== 'concept') return t(`why.${kind}`, { words: quoted(names, language), count });
  const said = names.filter((name) => isShown(name, coach));
  return said.length > 0
    ? t('why.concept', { asked: quoted(asked, language), words: quoted(said, language), count: Math.min(said.length, WORDS) })
    : t('why.sameThing', { asked: quoted(asked, language) });
}

/** One sentence that says why a coach is in the list; undefined when the search gave no reason. One that begins with a quoted word keeps the coach's own spelling. */
export function why(coach: Explained, language: Language, t: TFunction): string | undefined {
  const clauses = coach.reasons
    .filter(({ words }) => words.length > 0)
    .slice(0, REASONS)
    .map((reason) => clause(reason, coach, language, t));
  return clauses.length === 0 ? undefined : `${capitalised(clauses.join('; '), language)}.`;
}

/** Nearer north means a closer match: 0 degrees for the best of this search, 90 for the farthest. */
export const bearing = (closeness: number) => Math.round((1 - Math.min(Math.max(closeness, 0), 1)) * 90);
