import type { ReplyOf } from '@pusula/frontend-kit/api';
import { resource } from '@pusula/frontend-kit/resource';

/** The category on the page, with those above it. */
export const categoryPage = resource('categoryPage', 'GET /category/get-category-by-id', {
  pick: ({ categories: [category], parents }) => category && { category, parents },
  keeps: (before, now) => before.id === now.id,
});

export type CoachPage = Pick<ReplyOf<'POST /search/search'>, 'coaches' | 'total' | 'page' | 'pageSize' | 'cities' | 'categories'>;
/** The stretch of the category's coaches that is shown, with counts of where they are and of what else there is. */
export const categoryCoaches = resource('categoryCoaches', 'POST /search/search', {
  pick: ({ coaches, total, page, pageSize, cities, categories }): CoachPage => ({ coaches, total, page, pageSize, cities, categories }),
  fallback: 'errors.search_failed',
  keeps: (before, now) => before.categoryId === now.categoryId,
});
