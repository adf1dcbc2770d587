import { type CoachState, LANGUAGES, type Language, type MatchReason } from '@pusula/contracts';
import { splitWords } from '../analysis/words.ts';
import { findMentions } from '../concepts/find-concepts.ts';
import type { ReadQuery } from '../query/read-query.ts';
import { markedWords, marksIn, wordMatcher } from './matches.ts';

const MOST_CONCEPTS = 3;

type Source = { readonly kind: MatchReason['kind']; readonly texts: readonly string[]; readonly language: Language };

/** Why a coach was found, weightiest first: plain words by where they stand, then concepts that were said in other words. */
export function reasonsFor(
  coach: CoachState,
  specialties: Readonly<Record<Language, readonly string[]>>,
  read: ReadQuery,
  reader: Language,
): MatchReason[] {
  const languages = [reader, ...LANGUAGES.filter((language) => language !== reader)];
  const matchers = { tr: wordMatcher(read, 'tr'), en: wordMatcher(read, 'en') };
  const found = new Map<MatchReason['kind'], Set<string>>();
  for (const { kind, texts, language } of languages.flatMap((language) => sourcesOf(coach, specialties, language))) {
    const words = texts.flatMap((text) => markedWords(text, marksIn(text, matchers[language])));
    for (const word of words) found.set(kind, (found.get(kind) ?? new Set()).add(word));
  }
  const plain = ORDER.flatMap((kind) => (found.has(kind) ? [{ kind, words: [...(found.get(kind) ?? [])], asked: [] }] : []));
  return [...plain, ...conceptReasons(coach, specialties, read, languages, new Set([...found.values()].flatMap((words) => [...words])))];
}

const ORDER: readonly MatchReason['kind'][] = ['name', 'headline', 'specialty', 'city', 'certificate', 'bio'];

function sourcesOf(coach: CoachState, specialties: Readonly<Record<Language, readonly string[]>>, language: Language): Source[] {
  const text = coach.texts[language];
  return [
    { kind: 'name', texts: [`${coach.firstName} ${coach.lastName}`], language },
    { kind: 'headline', texts: [text?.headline ?? ''], language },
    { kind: 'specialty', texts: specialties[language], language },
    { kind: 'city', texts: [coach.city], language },
    { kind: 'certificate', texts: coach.certificates.map(({ name }) => name), language },
    { kind: 'bio', texts: [text?.bio ?? ''], language },
  ];
}

/** Concepts of the query that the profile names by words which no plain match explains. */
function conceptReasons(
  coach: CoachState,
  specialties: Readonly<Record<Language, readonly string[]>>,
  { concepts }: ReadQuery,
  languages: readonly Language[],
  explained: ReadonlySet<string>,
): MatchReason[] {
  if (concepts.length === 0) return [];
  const said = new Map<string, Set<string>>();
  for (const language of languages) {
    for (const text of sourcesOf(coach, specialties, language)
      .filter(({ kind }) => SAYING.has(kind))
      .flatMap(({ texts }) => texts)) {
      const words = splitWords(text);
      for (const { concept, from, to } of findMentions(words, language)) {
        const isPlain = words.slice(from, to).some((word) => explained.has(word));
        if (!isPlain) said.set(concept, (said.get(concept) ?? new Set()).add(words.slice(from, to).join(' ')));
      }
    }
  }
  return concepts
    .filter(({ key }) => said.has(key))
    .slice(0, MOST_CONCEPTS)
    .map(({ key, asked }) => ({ kind: 'concept', words: [...(said.get(key) ?? [])], asked: [asked] }));
}

/** Where concepts are looked for when a profile is indexed. */
const SAYING: ReadonlySet<MatchReason['kind']> = new Set(['headline', 'bio', 'specialty']);
