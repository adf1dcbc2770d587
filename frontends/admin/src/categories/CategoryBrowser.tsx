import { LANGUAGES } from '@pusula/contracts';
import { filterTree } from '@pusula/frontend-kit/categories';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, SearchField, Soft } from '@pusula/frontend-kit/ui';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Toolbar } from '../table/Toolbar.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { selectRevealed } from './categories.slice.ts';
import { type Asked, branchesOf, branchOf, nameIn, type Tree } from './tree.ts';

type CategoryBrowserProps = {
  tree: Tree;
  /** A form is open. */
  isAsked: boolean;
  onAsk: (asked: Asked) => void;
};

/** The tree, searched by name and opened part by part. */
export function CategoryBrowser({ tree, isAsked, onAsk }: CategoryBrowserProps) {
  const { t } = useTexts('managedCategories');
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const wantedOne = useSelector(selectRevealed);
  // A form that is open keeps the keyboard, and gives it back to where it was when it closes.
  const revealed = isAsked ? null : wantedOne;
  // biome-ignore lint/correctness/useExhaustiveDependencies(tree): what is revealed is in the tree already, and is revealed once
  useEffect(() => {
    const branch = revealed && branchOf(tree, revealed.id);
    if (!branch) return;
    setTyped('');
    setOpen((before) => new Set([...before, ...branch.above.map(({ id }) => id)]));
  }, [revealed]);
  const all = branchesOf(tree);
  const shown = filterTree(tree, typed, (node) => LANGUAGES.map((language) => nameIn(language, node)));
  const inactive = all.filter(({ node }) => node.status === 'inactive').length;
  const parents = all.filter(({ node }) => node.categories.length > 0).map(({ node }) => node.id);
  const toggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const ask = (asked: Asked) => {
    // What is added below a category is seen there.
    if (asked.form === 'add') setOpen((before) => new Set(before).add(asked.id));
    onAsk(asked);
  };
  const wanted = typed.trim();
  const tools = { typed: wanted, revealed, isOpen: (id: string) => wanted !== '' || open.has(id), onToggle: toggle, onAsk: ask };
  return (
    <>
      <Toolbar count={t(inactive === 0 ? 'numbers' : 'numbersInactive', { count: all.length, inactive })}>
        <SearchField label={t('find')} value={typed} onChange={setTyped} />
        <Button look="text" onClick={() => setOpen(new Set(parents))}>
          {t('openAll')}
        </Button>
        <Button look="text" onClick={() => setOpen(new Set())}>
          {t('closeAll')}
        </Button>
      </Toolbar>
      {shown.length === 0 ? (
        <Soft role="status">{t('none', { typed: wanted })}</Soft>
      ) : (
        <div>
          <CategoryTree label={t('title')} tree={shown} tools={tools} />
        </div>
      )}
    </>
  );
}
