import { type Language, type Localised, SHARING_PICTURES } from '@pusula/contracts';
import { type SharingSubject, sharingAddress, sharingPage } from '@pusula/service-kit/drawing';
import { childrenOf } from '../categories/placing.ts';
import { activePath, type Catalog, categoryNode } from '../categories/tree.ts';
import type { Deps } from '../deps.ts';
import { type CategoryPicture, drawCategory } from './draw-category.ts';

const COACHES: Localised<Readonly<Record<'one' | 'other', string>>> = {
  tr: { one: 'koç', other: 'koç' },
  en: { one: 'coach', other: 'coaches' },
};

const counted = (coaches: number, language: Language): string =>
  coaches === 0 ? '' : `${coaches.toLocaleString(language)} ${COACHES[language][coaches === 1 ? 'one' : 'other']}`;

/** Pure: what a category's sharing picture shows; null for one that visitors do not see. */
export function shownOf({ categories, counts }: Catalog, id: string, language: Language, brand: string): CategoryPicture | null {
  const path = activePath(categories, id);
  const category = path?.pop();
  if (!path || !category) return null;
  const siblings = childrenOf(categories, category.parentId).filter(({ status }) => status === 'active');
  const { name, coachCount } = categoryNode(category, counts, language);
  return {
    name,
    above: path.map((one) => categoryNode(one, counts, language).name),
    count: counted(coachCount, language),
    bearing: Math.round((siblings.indexOf(category) * 360) / siblings.length),
    brand,
  };
}

/** Where the sharing picture of a category is. */
export const categorySharingAddress = (id: string, language: Language, shows: CategoryPicture): string =>
  sharingAddress(SHARING_PICTURES.category, id, language, shows);

/** GET and HEAD /pictures/categories/{id}/{language}-{version}.jpg */
export const categorySharingPage = ({ cache, config: { BRAND_NAME } }: Pick<Deps, 'cache' | 'config'>) =>
  sharingPage({
    path: SHARING_PICTURES.category,
    find: async (id, language, fresh): Promise<SharingSubject | null> => {
      const shows = shownOf(await cache.get(!fresh), id, language, BRAND_NAME);
      return shows && { shows, draw: () => drawCategory(shows) };
    },
  });
