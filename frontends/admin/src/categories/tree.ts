import { type CategoryNode, inLanguage, type Language, type LocalisedField, pageAddress } from '@pusula/contracts';

export type Tree = readonly CategoryNode[];
/** A category with those that lead to it from the top. */
export type Branch = { readonly node: CategoryNode; readonly above: readonly CategoryNode[] };
/** Which form is open, and for what. */
export type Asked = { readonly form: 'add' | 'edit' | 'move' | 'delete'; readonly id: string };
export type TreeTools = {
  /** What is searched for; '' shows all. */
  readonly typed: string;
  /** The category that is to be seen. */
  readonly revealed: { readonly id: string } | null;
  readonly isOpen: (id: string) => boolean;
  readonly onToggle: (id: string) => void;
  readonly onAsk: (asked: Asked) => void;
};
type Named = Pick<CategoryNode, LocalisedField<'name'>>;

export const nameIn = (language: Language, category: Named): string => inLanguage(category, 'name', language);

/** Every category in the order in which the tree is read. */
export const branchesOf = (tree: Tree, above: Tree = []): Branch[] =>
  tree.flatMap((node) => [{ node, above }, ...branchesOf(node.categories, [...above, node])]);

export const branchOf = (tree: Tree, id: string): Branch | undefined => branchesOf(tree).find(({ node }) => node.id === id);

/** `Kariyer › Liderlik` */
export const wayTo = ({ node, above }: Branch, language: Language): string =>
  [...above, node].map((one) => nameIn(language, one)).join(' › ');

/** Where a category can be moved to, or its coaches when it is deleted: anywhere but to itself and below itself. */
export const placesFor = (tree: Tree, id: string | null): Branch[] =>
  branchesOf(tree).filter(({ node, above }) => node.id !== id && above.every((one) => one.id !== id));

/** The tree with a category at another place among its siblings; the others close up or make room. */
export function placedAt(tree: Tree, id: string, order: number): Tree {
  const place = tree.findIndex((node) => node.id === id);
  const moving = tree[place];
  if (!moving) return tree.map((node) => ({ ...node, categories: [...placedAt(node.categories, id, order)] }));
  const row = tree.toSpliced(place, 1).toSpliced(order, 0, moving);
  return row.map((node, index) => ({ ...node, order: index }));
}

/** Its public page; null for one that visitors do not see, because it or something above it is inactive. */
export function publicAddress({ node, above }: Branch, language: Language): string | null {
  if ([...above, node].some(({ status }) => status === 'inactive')) return null;
  return pageAddress('category', language, inLanguage(node, 'slug', language));
}
