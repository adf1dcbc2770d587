import { folded } from '@pusula/frontend-kit/i18n';

/**
 * Pure: the categories that have what was typed in a name of theirs, with all that is above them; one that has it keeps what is below it.
 * @param namesOf the names that a category is found by
 */
export function filterTree<Node extends { readonly categories: readonly Node[] }>(
  tree: readonly Node[],
  typed: string,
  namesOf: (node: Node) => readonly string[],
): readonly Node[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return tree;
  return tree.flatMap((node) => {
    if (namesOf(node).some((name) => folded(name).includes(wanted))) return [node];
    const categories = filterTree(node.categories, typed, namesOf);
    return categories.length > 0 ? [{ ...node, categories }] : [];
  });
}
