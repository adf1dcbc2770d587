import type { Company } from '../coaches/coach-placement.ts';
import type { Category } from './category.ts';
import { liesWithin } from './placing.ts';
import type { CoachCounts } from './tree.ts';

/**
 * Pure: every coach counted once in each category and in all categories above it. An inactive category counts for itself and nowhere above, because nobody
 * can browse to it from there. Categories that are not there count nowhere.
 */
export function countCoaches(categories: readonly Category[], companies: readonly Company[]): CoachCounts {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const countsIn = new Map(categories.map(({ id }) => [id, wayUp(id, byId)]));
  const counts = new Map<string, number>();
  for (const { categoryIds, coaches } of companies) {
    for (const id of new Set(categoryIds.flatMap((id) => countsIn.get(id) ?? []))) counts.set(id, (counts.get(id) ?? 0) + coaches);
  }
  return counts;
}

/** Pure: the coaches in categories below this one, active or not, who are not in this one themselves; each counted once. */
export function countBelow(categories: readonly Category[], companies: readonly Company[], id: string): number {
  const below = new Set(
    categories.filter((category) => category.id !== id && liesWithin(categories, category.id, id)).map((one) => one.id),
  );
  const isBelow = ({ categoryIds }: Company) => !categoryIds.includes(id) && categoryIds.some((categoryId) => below.has(categoryId));
  return companies.filter(isBelow).reduce((sum, { coaches }) => sum + coaches, 0);
}

/** A category and those above it, up to the first that is inactive. */
function wayUp(id: string, byId: ReadonlyMap<string, Category>): string[] {
  const way: string[] = [];
  for (let at = byId.get(id); at && !way.includes(at.id); at = at.status === 'active' ? byId.get(at.parentId) : undefined) way.push(at.id);
  return way;
}
