import { type categoryImpact as contract, inLanguage, LANGUAGES, localisedFields, pageAddress } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { companies, countCoachesIn } from '../coaches/coach-placement.ts';
import type { Deps } from '../deps.ts';
import { type Category, categoryState } from './category.ts';
import { allCategories, categoriesMovedTo, requireCategory } from './category-table.ts';
import { countBelow } from './count-coaches.ts';
import { childrenOf } from './placing.ts';

/** What deleting a category would touch. */
export const categoryImpact =
  ({ db }: Deps): Handler<typeof contract> =>
  async ({ input: { id } }) => {
    const all = await allCategories(db.manager);
    const category = requireCategory(all, id);
    const [coaches, placed, predecessors] = await Promise.all([
      countCoachesIn(db.manager, id),
      companies(db.manager),
      categoriesMovedTo(db.manager, id),
    ]);
    return {
      coaches,
      coachesBelow: countBelow(all, placed, id),
      subcategories: childrenOf(all, id).map((child) => ({
        id: child.id,
        ...localisedFields('name', (language) => inLanguage(child, 'name', language)),
      })),
      addresses: [category, ...predecessors].flatMap(addressesOf),
    };
  };

function addressesOf(category: Category): string[] {
  const state = categoryState(category);
  return LANGUAGES.map((language) => pageAddress('category', language, inLanguage(state, 'slug', language)));
}
