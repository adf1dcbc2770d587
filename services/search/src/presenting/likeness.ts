import type { CoachState, Language, MatchReason } from '@pusula/contracts';
import { type Categories, visibleCategories, withAncestors } from '../projection/category-tree.ts';
import { nameIn } from './found-coach.ts';

/** In what a coach is like another: the specialties they share, else those of the same field, and the city. */
export function likeness(coach: CoachState, other: CoachState, categories: Categories, language: Language): MatchReason[] {
  const specialties = visibleCategories(coach.categoryIds, categories);
  const same = specialties.filter(({ id }) => other.categoryIds.includes(id));
  const fields = new Set(other.categoryIds.flatMap((id) => withAncestors(id, categories)));
  const near = specialties.filter(({ id }) => withAncestors(id, categories).some((category) => fields.has(category)));
  const words = (same.length > 0 ? same : near).map((category) => nameIn(category, language));
  const inSameCity = coach.city !== '' && coach.city === other.city;
  return [
    ...(words.length > 0 ? [{ kind: 'specialty' as const, words, asked: [] }] : []),
    ...(inSameCity ? [{ kind: 'city' as const, words: [coach.city], asked: [] }] : []),
  ];
}
