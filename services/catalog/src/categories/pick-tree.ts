import type { CategoryField, CategoryNode } from '@pusula/contracts';

export type Picked = {
  /** How many levels; all of them when left out. */
  readonly depth?: number | undefined;
  /** Which fields besides `id` and `categories`; all of them when left out. */
  readonly fields?: readonly CategoryField[] | undefined;
};

/** Pure: so much of a tree as was asked for. What was not is missing, whatever the type says. */
export function pickTree(tree: readonly CategoryNode[], { depth = Number.POSITIVE_INFINITY, fields }: Picked): CategoryNode[] {
  return tree.map((node) => ({
    ...(fields ? pickFields(node, fields) : node),
    categories: depth > 1 ? pickTree(node.categories, { depth: depth - 1, fields }) : [],
  }));
}

const pickFields = (node: CategoryNode, fields: readonly CategoryField[]): CategoryNode =>
  Object.fromEntries((['id', ...fields] as const).map((field) => [field, node[field]])) as unknown as CategoryNode;
