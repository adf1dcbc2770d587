import { type CoachState, type similarCoaches as contract, findCity, LIMITS } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { ALIKE_WEIGHTS, type AlikeQuery } from '../index/port.ts';
import { orSearchFailed } from '../index/search-failed.ts';
import { presenter } from '../presenting/found-coach.ts';
import { likeness } from '../presenting/likeness.ts';
import { type Categories, visibleCategories, withAncestors } from '../projection/category-tree.ts';
import { parseQuery } from '../query/parse-query.ts';

/** Those who share most with a coach; nobody for one who is not public, or not known here yet. */
export const similarCoaches =
  ({ index, categories, orderDay }: Pick<Deps, 'index' | 'categories' | 'orderDay'>): Handler<typeof contract> =>
  async ({ input: { id, language } }) => {
    const [known, coach] = await Promise.all([categories.get(), orSearchFailed(index.get(id))]);
    if (!coach) return { coaches: [] };
    const shared = sharedWith(coach, known);
    const hits = await orSearchFailed(index.alike({ id, ...shared, size: LIMITS.similarCoaches, day: orderDay() }));
    const full = scoreOfItself(shared);
    const show = presenter({ read: parseQuery(''), language, categories: known, closenessOf: (score) => score / full });
    return { coaches: hits.map((hit) => ({ ...show(hit), reasons: likeness(hit.coach, coach, known, language) })) };
  };

type Shared = Pick<AlikeQuery, 'categoryIds' | 'cityId'>;

/** What a coach may share with others: categories and everything above them, the city. */
const sharedWith = ({ categoryIds, city }: CoachState, known: Categories): Shared => ({
  categoryIds: [
    ...new Set(visibleCategories(categoryIds, known).flatMap((category) => withAncestors(category.id, known).map(({ id }) => id))),
  ],
  cityId: findCity(city)?.id ?? '',
});

const scoreOfItself = ({ categoryIds, cityId }: Shared) =>
  categoryIds.length * ALIKE_WEIGHTS.category + (cityId === '' ? 0 : ALIKE_WEIGHTS.city);
