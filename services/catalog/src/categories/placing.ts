import { NO_PARENT } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import type { Category } from './category.ts';

const byOrder = (one: Category, other: Category) => one.order - other.order || (one.id < other.id ? -1 : 1);

/** Pure: the children of a category, or the top-level ones of NO_PARENT, in their order. */
export const childrenOf = (all: readonly Category[], parentId: string): Category[] =>
  all.filter((category) => category.parentId === parentId).sort(byOrder);

/** Pure: whether `id` is `ancestorId` or lies somewhere below it. */
export function liesWithin(all: readonly Category[], id: string, ancestorId: string): boolean {
  const parents = new Map(all.map((category) => [category.id, category.parentId]));
  for (let at: string | undefined = id; at !== undefined && at !== NO_PARENT; at = parents.get(at)) {
    if (at === ancestorId) return true;
  }
  return false;
}

/** @throws failure('CATEGORY_NOT_FOUND') unless there is such a category or it means the top level */
export function requireParent(all: readonly Category[], parentId: string): void {
  if (parentId !== NO_PARENT && !all.some(({ id }) => id === parentId)) throw failure('CATEGORY_NOT_FOUND');
}

/**
 * Pure: the tree after a category went below `parentId` to place `order` (by default: stays where it is, or goes last in a new parent).
 * @returns every category whose parent or place changed, and the moved one in any case
 * @throws failure('VALIDATION_FAILED') when it would lie below itself, failure('CATEGORY_NOT_FOUND') when the parent is unknown
 */
export function placeCategory(all: readonly Category[], category: Category, parentId: string, order?: number): Category[] {
  requireParent(all, parentId);
  if (parentId !== NO_PARENT && liesWithin(all, parentId, category.id)) {
    throw failure('VALIDATION_FAILED', [{ path: 'category.parentId', problem: 'a category cannot lie below itself' }]);
  }
  const siblings = childrenOf(all, parentId).filter(({ id }) => id !== category.id);
  const stays = parentId === category.parentId ? category.order : siblings.length;
  const place = Math.min(order ?? stays, siblings.length);
  const placed = siblings.toSpliced(place, 0, { ...category, parentId });
  return placed.flatMap((sibling, index) => (sibling.order === index && sibling.id !== category.id ? [] : [{ ...sibling, order: index }]));
}

/** Pure: the children of a category that goes away, at the end of their new parent's. */
export function adoptChildren(all: readonly Category[], fromId: string, toId: string): Category[] {
  const place = childrenOf(all, toId).filter(({ id }) => id !== fromId).length;
  return childrenOf(all, fromId).map((child, index) => ({ ...child, parentId: toId, order: place + index }));
}
