import { NO_PARENT } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { Button, EmptyState, ErrorModal, PlusIcon, RetryNotice, Skeleton } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../console/Page.tsx';
import { CategoryBrowser } from './CategoryBrowser.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CATEGORY_CHANGE, managedTree, selectAttempt } from './categories.slice.ts';
import { Embeddings } from './Embeddings.tsx';
import type { Asked } from './tree.ts';

/** /admin/categories: the tree as visitors find it, and everything that can be done to it. */
export default function Categories() {
  const { t, language } = useTexts('managedCategories');
  const dispatch = useDispatch();
  const attempt = useSelector(selectAttempt);
  const { data: tree, error, loading, retry } = useOpened(managedTree, { language });
  const [asked, setAsked] = useState<Asked | null>(null);
  const add = (
    <Button small onClick={() => setAsked({ form: 'add', id: NO_PARENT })}>
      <PlusIcon aria-hidden />
      {t('add')}
    </Button>
  );
  return (
    <Page title={t('title')} actions={tree && tree.length > 0 && add}>
      {error && <RetryNotice problem={error} busy={loading} onRetry={retry} />}
      {!tree && !error && <TreeSkeleton />}
      {tree?.length === 0 && (
        <EmptyState title={t('empty.title')} actions={add}>
          {t('empty.text')}
        </EmptyState>
      )}
      {tree && tree.length > 0 && <CategoryBrowser tree={tree} isAsked={asked !== null} onAsk={setAsked} />}
      {tree && <Embeddings />}
      {tree && asked && <CategoryDialog key={asked.form + asked.id} tree={tree} asked={asked} onClose={() => setAsked(null)} />}
      <ErrorModal requestKey={CATEGORY_CHANGE} title={t('failedTitle')} onRetry={() => attempt && dispatch(attempt)} />
    </Page>
  );
}

const ROWS = 12;
function TreeSkeleton() {
  return Array.from({ length: ROWS }, (_, place) => (
    // A row that is still on its way has no other name than its place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Skeleton key={place} $height="28px" />
  ));
}
