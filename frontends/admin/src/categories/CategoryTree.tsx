import type { CategoryNode } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { CategoryRow } from './CategoryRow.tsx';
import { CategoryList } from './CategoryTree.styles.ts';
import { nameIn, type Tree, type TreeTools } from './tree.ts';

type CategoryTreeProps = { label: string; tree: Tree; above?: readonly CategoryNode[]; tools: TreeTools };

/** Nested lists with parts that open: each category is a line with its own buttons, which a tree of one tab stop has no place for. */
export function CategoryTree({ label, tree, above = [], tools }: CategoryTreeProps) {
  const { t, language } = useTexts('managedCategories');
  return (
    <CategoryList aria-label={label}>
      {tree.map((node) => (
        <li key={node.id}>
          <CategoryRow branch={{ node, above }} siblings={tree.length} tools={tools} />
          {node.categories.length > 0 && tools.isOpen(node.id) && (
            <CategoryTree
              label={t('below', { name: nameIn(language, node) })}
              tree={node.categories}
              above={[...above, node]}
              tools={tools}
            />
          )}
        </li>
      ))}
    </CategoryList>
  );
}
