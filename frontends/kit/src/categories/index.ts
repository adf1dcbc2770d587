/** The categories that coaches choose from and visitors browse. */
export { type CategoryNames, namesIn } from './category-names.ts';
export { categoryTreeParts, LISTED_FIELDS } from './category-trees.ts';
export { filterTree } from './filter-tree.ts';
export { useCategoryTree, useOtherCategoryNames } from './use-category-tree.ts';
