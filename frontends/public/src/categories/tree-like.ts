import type { CategoryNode, Language } from '@pusula/contracts';
import { folded } from '@pusula/frontend-kit/i18n';

/** The categories whose name holds what was typed, with their parents; a parent that holds it comes with all its children. */
export function treeLike(categories: readonly CategoryNode[], typed: string, language: Language): readonly CategoryNode[] {
  const wanted = folded(typed.trim(), language);
  if (!wanted) return categories;
  const prune = (node: CategoryNode): CategoryNode[] => {
    if (folded(node.name, language).includes(wanted)) return [node];
    const below = node.categories.flatMap(prune);
    return below.length > 0 ? [{ ...node, categories: below }] : [];
  };
  return categories.flatMap(prune);
}
