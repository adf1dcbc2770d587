import type { ListedCategory } from '@pusula/contracts';

const namedIn = (tree: readonly ListedCategory[]): (readonly [id: string, name: string])[] =>
  tree.flatMap(({ id, name, categories }) => [[id, name] as const, ...namedIn(categories)]);

/** Every category of a tree by its id. */
export const namesIn = (tree: readonly ListedCategory[]): ReadonlyMap<string, string> => new Map(namedIn(tree));

/** What categories are called, by their ids. */
export type CategoryNames = ReadonlyMap<string, readonly string[]>;
/** Pure: the same of the tree in several languages. */
export function namesOf(trees: readonly (readonly ListedCategory[])[]): CategoryNames {
  const byId = Map.groupBy(trees.flatMap(namedIn), ([id]) => id);
  return new Map([...byId].map(([id, named]) => [id, named.map(([, name]) => name)]));
}
