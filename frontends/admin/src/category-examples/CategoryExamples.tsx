import { apiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { Breadcrumb, ButtonLink, EmptyState, ErrorModal, RetryNotice, Skeleton } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { managedTree } from '../categories/categories.slice.ts';
import { branchOf, nameIn } from '../categories/tree.ts';
import { Page } from '../console/Page.tsx';
import { Way } from '../user-edit/UserEdit.styles.ts';
import { Intro } from './CategoryExamples.styles.ts';
import { categoryExamples, EXAMPLES_SAVE, EXAMPLES_UNDO, savedExamples, selectCategoryExamples } from './category-examples.slice.ts';
import { ExamplesForm } from './ExamplesForm.tsx';

const CATEGORIES_PATH = '/admin/categories';

/** /admin/category-examples/:id: what people say when they need a category, and what the search makes of it. */
export default function CategoryExamples() {
  const { t, language } = useTexts('categoryExamples');
  const { id: categoryId = '' } = useParams();
  const dispatch = useDispatch();
  const { data: tree, error: treeError, retry: retryTree } = useOpened(managedTree, { language });
  const { data: saved, error, loading, retry } = useOpened(savedExamples, { id: categoryId });
  const { undoing } = useSelector(selectCategoryExamples);
  const branch = tree && branchOf(tree, categoryId);
  const open = () => {
    retry();
    if (!tree) retryTree();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was tried and refused belongs to one category
  useEffect(
    () => () => {
      dispatch(categoryExamples.left());
      for (const key of [savedExamples.name, EXAMPLES_SAVE, EXAMPLES_UNDO]) dispatch(apiStatus.cleared(key));
    },
    [dispatch, categoryId],
  );
  // An address that is no id is refused by its shape: there is no such category either.
  const isUnknown = error?.message === 'CATEGORY_NOT_FOUND' || error?.message === 'VALIDATION_FAILED';
  const problem = error ?? treeError;
  if (isUnknown)
    return (
      <EmptyState as="h1" title={t('unknown.title')} actions={<ButtonLink to={CATEGORIES_PATH}>{t('unknown.toList')}</ButtonLink>}>
        {t('unknown.text')}
      </EmptyState>
    );
  return (
    <>
      <Way>
        <Breadcrumb
          crumbs={[
            { label: t('categories'), to: CATEGORIES_PATH },
            ...(branch ? [...branch.above, branch.node].map((one) => ({ label: nameIn(language, one) })) : []),
            { label: t('title') },
          ]}
        />
      </Way>
      <Page title={branch ? t('titleOf', { name: nameIn(language, branch.node) }) : t('title')}>
        <Intro>{t('text')}</Intro>
        {problem && <RetryNotice problem={problem} busy={loading} onRetry={open} />}
        {!problem && (!saved || !tree) && <Skeleton $height="420px" />}
        {saved && tree && <ExamplesForm key={saved.id} saved={saved} tree={tree} />}
        <ErrorModal
          requestKey={EXAMPLES_UNDO}
          title={t('undoFailed')}
          onRetry={() => undoing && dispatch(categoryExamples.undoRequested(undoing))}
        />
      </Page>
    </>
  );
}
