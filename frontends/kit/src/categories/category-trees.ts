import { byLanguage, type Language, type ListedCategory } from '@pusula/contracts';
import { resource } from '@pusula/frontend-kit/resource';

/** What lists and pickers show; the rest of the tree is five times as long. */
export const LISTED_FIELDS = 'name,slug,coachCount';

const treeIn = (language: Language) =>
  resource(`categories.${language}`, 'GET /category/get-categories', { pick: (reply): readonly ListedCategory[] => reply.categories });

/** The whole tree of categories, with its names in each language. */
export const categoryTrees = byLanguage(treeIn);

/** The trees, for remotes whose screens show or choose categories. */
export const categoryTreeParts = Object.values(categoryTrees);
