import type { ListedCategory } from '@pusula/contracts';

/** Every category of a tree by its id. */
export function namesIn(tree: readonly ListedCategory[]): ReadonlyMap<string, string> {
  const below = (node: ListedCategory): (readonly [string, string])[] => [[node.id, node.name], ...node.categories.flatMap(below)];
  return new Map(tree.flatMap(below));
}
