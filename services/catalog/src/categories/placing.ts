import { NO_PARENT } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
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
 * @returns every category whose parent or place changed, siblings left behind included, and the moved one in any case
 * @throws failure('VALIDATION_FAILED') when it would lie below itself, failure('CATEGORY_NOT_FOUND') when the parent is unknown
 */
export function placeCategory(all: readonly Category[], category: Category, parentId: string, order?: number): Category[] {
  requireParent(all, parentId);
  if (parentId !== NO_PARENT && liesWithin(all, parentId, category.id)) {
    throw failure('VALIDATION_FAILED', [{ path: 'category.parentId', problem: 'a category cannot lie below itself' }]);
  }
  const siblings = siblingsOf(all, { ...category, parentId });
  const stays = parentId === category.parentId ? category.order : siblings.length;
  const place = Math.min(order ?? stays, siblings.length);
  const placed = inPlaces(siblings.toSpliced(place, 0, { ...category, parentId }));
  const left = parentId === category.parentId ? [] : inPlaces(siblingsOf(all, category));
  return [...placed, ...left].filter((one) => !all.includes(one));
}

/** Pure: the place behind the last of these siblings, which are in their order. */
export const lastPlace = (siblings: readonly Category[]): number => (siblings.at(-1)?.order ?? -1) + 1;

/**
 * Pure: the tree after a category went away: its siblings close up, its children, if there are any, go behind those of the target.
 * @returns every other category whose parent or place changed
 */
export function dissolveCategory(all: readonly Category[], category: Category, targetId: string | null): Category[] {
  const left = siblingsOf(all, category);
  if (targetId === null) return inPlaces(left).filter((one) => !all.includes(one));
  const orphans = childrenOf(all, category.id).map((child) => ({ ...child, parentId: targetId }));
  const families = targetId === category.parentId ? [[...left, ...orphans]] : [left, [...childrenOf(all, targetId), ...orphans]];
  return families.flatMap(inPlaces).filter((one) => !all.includes(one));
}

const siblingsOf = (all: readonly Category[], { id, parentId }: Category): Category[] =>
  childrenOf(all, parentId).filter((child) => child.id !== id);

/** Numbers siblings from 0; one that has its place already is the same object. */
const inPlaces = (siblings: readonly Category[]): Category[] =>
  siblings.map((sibling, place) => (sibling.order === place ? sibling : { ...sibling, order: place }));
