import type { FoundCoach, Language, MatchReason } from '@pusula/contracts';
import { capitalised } from '@pusula/frontend-kit/i18n';
import type { TFunction } from 'i18next';
import { keyPhrase } from './quote.ts';

type Explained = Pick<FoundCoach, 'reasons' | 'headline' | 'bio' | 'categories' | 'certificates' | 'highlights'>;

/** More do not fit one line, and the first ones weigh most. */
const REASONS = 2;
const NAMES = 3;

const listed = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names.slice(0, NAMES));
const quoted = (words: readonly string[], language: Language) =>
  listed(
    words.map((word) => `“${word}”`),
    language,
  );

/** What a reason names: a specialty or certificate by its whole name, a text by the coach's own phrase. */
function named({ kind, words }: MatchReason, { categories, certificates, highlights }: Explained): readonly string[] {
  const holding = (all: readonly { name: string }[]) => {
    const names = all.map(({ name }) => name).filter((name) => words.some((word) => name.includes(word)));
    return names.length > 0 ? names : words;
  };
  const phraseOf = (kind: 'headline' | 'bio') => {
    const marked = highlights[kind];
    const phrase = marked ? keyPhrase(marked) : undefined;
    return phrase ? [phrase] : words;
  };
  if (kind === 'specialty') return holding(categories);
  if (kind === 'certificate') return holding(certificates);
  if (kind === 'headline' || kind === 'bio') return phraseOf(kind);
  return words;
}

/** Whether the reader can see these words: a concept may have been found in what the coach wrote in the other language. */
const isShown = (words: string, { headline, bio, categories }: Explained) =>
  [headline, bio, ...categories.map(({ name }) => name)].some((text) => text.includes(words));

function conceptClause({ words, asked }: MatchReason, coach: Explained, language: Language, t: TFunction): string {
  const said = words.filter((word) => isShown(word, coach));
  return said.length > 0
    ? t('why.concept', { asked: quoted(asked, language), words: quoted(said, language), count: Math.min(said.length, NAMES) })
    : t('why.sameThing', { asked: quoted(asked, language) });
}

const cityOfClause = (names: readonly string[], districts: readonly string[], language: Language, t: TFunction): string =>
  t('why.cityOf', { names: listed(names, language), districts: listed(districts, language), count: Math.min(districts.length, NAMES) });

function clause(reason: MatchReason, coach: Explained, language: Language, t: TFunction): string {
  if (reason.kind === 'concept') return conceptClause(reason, coach, language, t);
  const names = named(reason, coach);
  if (reason.kind === 'city' && reason.asked.length > 0) return cityOfClause(names, reason.asked, language, t);
  return t(`why.${reason.kind}`, { names: listed(names, language), count: Math.min(names.length, NAMES) });
}

/** Those worth a line: the headline stands right above, with its words marked, and is named only where nothing else is. */
function worthNaming(reasons: readonly MatchReason[]): readonly MatchReason[] {
  const telling = reasons.filter(({ words }) => words.length > 0);
  const others = telling.filter(({ kind }) => kind !== 'headline');
  return (others.length > 0 ? others : telling).slice(0, REASONS);
}

/** Why a coach is in the list, what they have to offer first; undefined when the search gave no reason. */
export function why(coach: Explained, language: Language, t: TFunction): string | undefined {
  const clauses = worthNaming(coach.reasons).map((reason) => capitalised(clause(reason, coach, language, t), language));
  return clauses.length === 0 ? undefined : clauses.join(' · ');
}

/** Nearer north means a closer match: 0 degrees for the best of this search, 90 for the farthest. */
export const bearing = (closeness: number) => Math.round((1 - Math.min(Math.max(closeness, 0), 1)) * 90);
