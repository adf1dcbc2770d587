import type { SearchReply } from './search.slice.ts';

export type CategoryFacet = SearchReply['categories'][number];
const TOP = '0';

/** A top-level category with its subcategories, as the panel shows them. */
type CategoryGroup = { readonly category: CategoryFacet; readonly below: readonly CategoryFacet[] };

/** Facets as a tree, in their order. */
export function categoryGroups(facets: readonly CategoryFacet[]): CategoryGroup[] {
  return facets
    .filter(({ parentId }) => parentId === TOP)
    .map((category) => ({ category, below: facets.filter(({ parentId }) => parentId === category.id) }));
}

/**
 * The chosen categories after one was pressed. A parent takes its children along, so parent and child are never chosen together: a child narrows its
 * parent's choice down, a parent widens its children's.
 */
export function chooseCategory(chosen: readonly string[], pressed: CategoryFacet, facets: readonly CategoryFacet[]): string[] {
  if (chosen.includes(pressed.id)) return chosen.filter((id) => id !== pressed.id);
  const parentOf = new Map(facets.map(({ id, parentId }) => [id, parentId]));
  const isRelated = (id: string) => id === pressed.parentId || parentOf.get(id) === pressed.id;
  return [...chosen.filter((id) => !isRelated(id)), pressed.id];
}

/** Whether a group shows its subcategories: when it or one of them is chosen. */
export const isUnfolded = ({ category, below }: CategoryGroup, chosen: readonly string[]) =>
  chosen.includes(category.id) || below.some(({ id }) => chosen.includes(id));
