import { type CategoryState, NO_PARENT } from '@pusula/contracts';

/** The categories by id, as events brought them. */
export type Categories = ReadonlyMap<string, CategoryState>;

/** A category and everything above it, nearest first. Unknown ids give nothing; a ring, which the catalog refuses, would end. */
export function withAncestors(id: string, categories: Categories): CategoryState[] {
  const path: CategoryState[] = [];
  for (let at = categories.get(id); at && !path.includes(at); at = at.parentId === NO_PARENT ? undefined : categories.get(at.parentId))
    path.push(at);
  return path;
}

/** The categories that visitors see, each once: active, and so is everything above. */
export function visibleCategories(ids: readonly string[], categories: Categories): CategoryState[] {
  const visible = ids.flatMap((id) => {
    const path = withAncestors(id, categories);
    return path.every(({ status }) => status === 'active') ? path.slice(0, 1) : [];
  });
  return [...new Set(visible)];
}
