import { byLanguage, type CoachState, findCity, inLanguage, type Language } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { SHORT_TEXT_REPEATS } from '../analysis/weights.ts';
import { splitWords } from '../analysis/words.ts';
import { conceptsOfTexts } from '../concepts/find-concepts.ts';
import { phrasesOf } from '../index/phrases.ts';
import type { SearchDocument } from '../index/port.ts';
import { NO_INTENTS } from '../intents/intent-model.ts';
import { type Reading, readTexts } from '../intents/reading.ts';
import { type Categories, visibleCategories, withAncestors } from '../projection/category-tree.ts';

/**
 * What makes a coach findable.
 * @param version of everything in it: the coach's own state and the names of the categories
 * @param reading what the coach's texts speak of
 */
export function toSearchDocument(
  coach: CoachState,
  version: number,
  categories: Categories,
  { intents, concepts }: Reading = readTexts(coach.texts, NO_INTENTS),
): SearchDocument {
  const specialties = visibleCategories(coach.categoryIds, categories);
  const names = byLanguage((language) => specialties.map((category) => inLanguage(category, 'name', language)));
  const texts = (language: Language) => [...shortTexts(coach, language, names[language]), ...longTexts(coach, language)].filter(Boolean);
  return {
    id: coach.id,
    version,
    coach,
    cityId: findCity(coach.city)?.id ?? '',
    categoryIds: [...new Set(specialties.flatMap(({ id }) => withAncestors(id, categories).map((category) => category.id)))],
    mainCategoryId: specialties[0]?.id ?? '',
    nameWords: splitWords(`${coach.firstName} ${coach.lastName}`).map(fold),
    texts: byLanguage(texts),
    concepts: [...concepts, ...conceptsOfTexts(names)],
    intents,
    phrases: byLanguage((language) => phrasesOf(coach.texts[language]?.headline ?? '', language)),
  };
}

function shortTexts(coach: CoachState, language: Language, specialties: readonly string[]): string[] {
  const once = [coach.texts[language]?.headline ?? '', coach.city, ...specialties];
  return Array.from({ length: SHORT_TEXT_REPEATS }, () => once).flat();
}

const longTexts = (coach: CoachState, language: Language): string[] => [
  coach.texts[language]?.bio ?? '',
  ...coach.certificates.map(({ name }) => name),
];
