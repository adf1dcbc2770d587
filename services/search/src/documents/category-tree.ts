import { type CategoryState, NO_PARENT } from '@pusula/contracts';

/** The categories by id, as events brought them. */
export type Categories = ReadonlyMap<string, CategoryState>;

/** A category and everything above it, nearest first. Unknown ids give nothing; a ring, which the catalog refuses, would end. */
export function withAncestors(id: string, categories: Categories): string[] {
  const path: string[] = [];
  for (let at = id; at !== NO_PARENT && categories.has(at) && !path.includes(at); at = (categories.get(at) as CategoryState).parentId)
    path.push(at);
  return path;
}

/** The categories that visitors see: active, and so is everything above. */
export function visibleCategories(ids: readonly string[], categories: Categories): CategoryState[] {
  return ids
    .filter((id) => categories.has(id) && withAncestors(id, categories).every((at) => categories.get(at)?.status === 'active'))
    .map((id) => categories.get(id) as CategoryState);
}
