import { NO_PARENT } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, EmptyState, ErrorModal, PlusIcon, RetryNotice, Skeleton } from '@pusula/frontend-kit/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../console/Page.tsx';
import { CategoryBrowser } from './CategoryBrowser.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CATEGORY_CHANGE, CATEGORY_TREE, categories, selectAttempt, selectTree } from './categories.slice.ts';
import { Embeddings } from './Embeddings.tsx';
import type { Asked } from './tree.ts';

/** /admin/categories: the tree as visitors find it, and everything that can be done to it. */
export default function Categories() {
  const { t } = useTexts('managedCategories');
  const dispatch = useDispatch();
  const tree = useSelector(selectTree);
  const attempt = useSelector(selectAttempt);
  const { error, loading } = useSelector(selectApiStatus(CATEGORY_TREE));
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => void dispatch(categories.needed()), [dispatch]);
  const add = (
    <Button small onClick={() => setAsked({ form: 'add', id: NO_PARENT })}>
      <PlusIcon aria-hidden />
      {t('add')}
    </Button>
  );
  return (
    <Page title={t('title')} actions={tree && tree.length > 0 && add}>
      {error && <RetryNotice problem={error} busy={loading} onRetry={() => dispatch(categories.needed())} />}
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
