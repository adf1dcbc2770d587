import type { ListedCategory } from '@pusula/contracts';
import { resource } from '@pusula/frontend-kit/resource';

/** What many people searched for lately, and some of the coaches. */
export const lately = resource('lately', 'GET /search/lately', { pick: ({ words, coaches }) => ({ words, coaches }) });

/** The categories at the top, without what is below them. */
export const topCategories = resource('topCategories', 'GET /category/get-categories', {
  pick: ({ categories }): readonly ListedCategory[] => categories,
});
