import type { ListedCategory } from '@pusula/contracts';
import type { CategoryNames } from '@pusula/frontend-kit/categories';
import { folded } from '@pusula/frontend-kit/i18n';

type Named = Pick<ListedCategory, 'id' | 'name'>;
/** A top-level category with what can be chosen in it. */
export type CategoryGroup = Named & { readonly choices: readonly Named[] };

/** The lowest categories below a node; itself, when nothing is below. */
const leavesOf = (node: ListedCategory): Named[] => (node.categories.length === 0 ? [node] : node.categories.flatMap(leavesOf));

export const groupsOf = (tree: readonly ListedCategory[]): CategoryGroup[] =>
  tree.map((node) => ({ id: node.id, name: node.name, choices: leavesOf(node) }));

/**
 * Groups with the choices that have what was typed in their name; a group whose own name has it keeps all.
 * @param otherNames names in other languages that are looked at as well
 */
export function groupsLike(
  groups: readonly CategoryGroup[],
  typed: string,
  otherNames: CategoryNames = new Map(),
): readonly CategoryGroup[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return groups;
  const has = ({ id, name }: Named) => [name, ...(otherNames.get(id) ?? [])].some((one) => folded(one).includes(wanted));
  return groups
    .map((group) => (has(group) ? group : { ...group, choices: group.choices.filter(has) }))
    .filter(({ choices }) => choices.length > 0);
}

/**
 * Chosen categories with their names, wherever in the tree they stand. Ones that are no longer there are left out.
 * @param known names of those that may have been chosen before they left the tree
 */
export function chosenIn(tree: readonly ListedCategory[], ids: readonly string[], known: readonly Named[] = []): Named[] {
  const all = new Map(known.map((category): [string, Named] => [category.id, category]));
  const note = (node: ListedCategory): void => {
    all.set(node.id, node);
    node.categories.forEach(note);
  };
  tree.forEach(note);
  return ids.flatMap((id) => all.get(id) ?? []);
}
