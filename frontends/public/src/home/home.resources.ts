import type { ListedCategory } from '@pusula/contracts';
import { resource } from '@pusula/frontend-kit/resource';

/** The categories at the top, without what is below them. */
export const topCategories = resource('topCategories', 'GET /category/get-categories', {
  pick: ({ categories }): readonly ListedCategory[] => categories,
});
