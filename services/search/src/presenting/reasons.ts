import { byLanguage, type CoachState, findCity, LANGUAGES, type Language, type Localised, type MatchReason } from '@pusula/contracts';
import { splitWords } from '../analysis/words.ts';
import { findMentions } from '../concepts/find-concepts.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import { type Marker, markedWords, nameMarker } from './matches.ts';
import { decidingTopics } from './topics.ts';

const MOST_CONCEPTS = 3;
const MOST_TOPICS = 2;

type Source = { readonly kind: MatchReason['kind']; readonly text: string; readonly language: Language };
/** A coach's specialties, in the order of the coach. */
export type Specialties = Localised<readonly string[]> & {
  /** Of each, its own id and those of the fields above it. */
  readonly paths: readonly (readonly string[])[];
};
type Asked = Pick<ParsedQuery, 'words' | 'concepts' | 'intents' | 'isSentence' | 'namedDistricts'> & {
  /** Whether coaches are found by what is meant as well, not by words alone. */
  readonly isByMeaning: boolean;
};

/**
 * Why a coach was found: the topic that the query speaks of and the coach works on, then by which of their words, weightiest place first; when by none of
 * them, by what was said in other words, by the likeliest of the topics that the query may speak of, or by what they work on that is near to it.
 * @param language the one that the reader is shown; the other counts only when nothing is found in it
 */
export function reasonsFor(coach: CoachState, specialties: Specialties, mark: Marker, asked: Asked, language: Language): MatchReason[] {
  const { words, concepts, intents, isByMeaning } = asked;
  const topics = topicReasons(specialties, decidingTopics(asked), language);
  const names = nameReasons(coach, words);
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  for (const one of languages) {
    const sources = sourcesOf(coach, withoutTold(specialties, topics, asked, language), one);
    const reasons = [...names, ...withDistricts(plainReasons(sources, mark), coach, asked)];
    if (reasons.length > 0) return [...topics, ...reasons];
  }
  if (topics.length > 0) return topics;
  const said = conceptReasons(
    languages.flatMap((one) => sourcesOf(coach, specialties, one)),
    concepts,
  );
  if (said.length > 0) return said;
  const likely = topicReasons(specialties, intents, language);
  return likely.length > 0 ? likely : relatedReasons(specialties, isByMeaning, language);
}

/** What a coach works on whose texts are near to what is meant, without a word or a topic in common. */
const relatedReasons = (specialties: Specialties, isByMeaning: boolean, language: Language): MatchReason[] =>
  specialties[language].slice(0, isByMeaning ? 1 : 0).map((name) => ({ kind: 'related', words: [name], asked: [] }));

/** The specialties that are topics of the query, else the one in the likeliest field. @param intents likeliest first */
function topicReasons({ paths, ...names }: Specialties, intents: Asked['intents'], language: Language): MatchReason[] {
  const topics = intents.map(({ categoryId }) => categoryId);
  const itself = topics.map((id) => paths.findIndex(([own]) => own === id)).filter((place) => place >= 0);
  const below = topics.map((id) => paths.findIndex((path) => path.includes(id))).filter((place) => place >= 0);
  const places = itself.length > 0 ? itself.slice(0, MOST_TOPICS) : below.slice(0, 1);
  return places.length > 0 ? [{ kind: 'topic', words: places.map((place) => names[language][place] as string), asked: [] }] : [];
}

/** The specialties of which the reader hears no topic: of a sentence about one, no word makes another specialty a reason. */
function withoutTold(specialties: Specialties, [topic]: readonly MatchReason[], { isSentence }: Asked, language: Language): Specialties {
  if (!topic) return specialties;
  const isTold = specialties[language].map((name) => isSentence || topic.words.includes(name));
  const untold = <Item>(items: readonly Item[]) => items.filter((_, at) => !isTold[at]);
  return { paths: untold(specialties.paths), ...byLanguage((one) => untold(specialties[one])) };
}

function nameReasons({ firstName, lastName }: CoachState, words: Asked['words']): MatchReason[] {
  const found = nameMarker({ words })(`${firstName} ${lastName}`);
  return found.length > 0 ? [{ kind: 'name', words: [...found], asked: [] }] : [];
}

function plainReasons(sources: readonly Source[], mark: Marker): MatchReason[] {
  const found = new Map<MatchReason['kind'], string[]>();
  for (const { kind, text, language } of sources) {
    const words = markedWords(text, mark(text, language));
    if (words.length > 0) found.set(kind, [...(found.get(kind) ?? []), ...words]);
  }
  return ORDER.flatMap((kind) => (found.has(kind) ? [{ kind, words: [...new Set(found.get(kind))], asked: [] }] : []));
}

/** A coach's province is a reason where a district of it is named, too. */
function withDistricts(reasons: readonly MatchReason[], { city }: CoachState, { namedDistricts }: Asked): readonly MatchReason[] {
  const cityId = findCity(city)?.id ?? '';
  const asked = namedDistricts.filter(({ cityIds }) => cityIds.includes(cityId)).map(({ name }) => name);
  if (asked.length === 0 || reasons.some(({ kind }) => kind === 'city')) return reasons;
  const place = reasons.findIndex(({ kind }) => ORDER.indexOf(kind) > ORDER.indexOf('city'));
  return reasons.toSpliced(place < 0 ? reasons.length : place, 0, { kind: 'city', words: [city], asked });
}

const ORDER: readonly MatchReason['kind'][] = ['headline', 'specialty', 'city', 'certificate', 'bio'];

function sourcesOf(coach: CoachState, specialties: Specialties, language: Language): Source[] {
  const said = coach.texts[language];
  const one = (kind: Source['kind'], text: string): Source => ({ kind, text, language });
  return [
    one('headline', said?.headline ?? ''),
    ...specialties[language].map((name) => one('specialty', name)),
    one('city', coach.city),
    ...coach.certificates.map(({ name }) => one('certificate', name)),
    one('bio', said?.bio ?? ''),
  ];
}

/** Where concepts are looked for when a profile is indexed. */
const SAYING: ReadonlySet<MatchReason['kind']> = new Set(['headline', 'bio', 'specialty']);

function conceptReasons(sources: readonly Source[], concepts: Asked['concepts']): MatchReason[] {
  const sought = concepts.map(({ key }) => key);
  const said = new Map<string, Set<string>>();
  for (const { text, language } of sources.filter(({ kind }) => SAYING.has(kind))) {
    const words = splitWords(text);
    for (const { concept, from, to } of findMentions(words, language, sought)) {
      said.set(concept, (said.get(concept) ?? new Set()).add(words.slice(from, to).join(' ')));
    }
  }
  return concepts
    .filter(({ key }) => said.has(key))
    .slice(0, MOST_CONCEPTS)
    .map(({ key, asked }) => ({ kind: 'concept', words: [...(said.get(key) ?? [])], asked: [asked] }));
}
