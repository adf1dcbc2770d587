import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { RetryNotice } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CategoryIndex } from './CategoryIndex.tsx';
import { CATEGORIES_CALL } from './categories.saga.ts';
import { categories as categoriesFacts, selectCategories } from './categories.slice.ts';
import { IndexSkeleton } from './IndexSkeleton.tsx';
import { treeLike } from './tree-like.ts';

/** Every category, loaded when the index is shown. @param typed narrows it down */
export function WholeIndex({ typed = '' }: { typed?: string }) {
  const { language } = useTexts('categories');
  const dispatch = useDispatch();
  const { categories } = useSelector(selectCategories);
  const { error } = useSelector(selectApiStatus(CATEGORIES_CALL));
  useEffect(() => {
    dispatch(categoriesFacts.needed(language));
  }, [dispatch, language]);
  if (categories.length > 0) return <CategoryIndex all={categories} shown={treeLike(categories, typed, language)} typed={typed.trim()} />;
  return error ? <RetryNotice problem={error} onRetry={() => dispatch(categoriesFacts.retried(language))} /> : <IndexSkeleton />;
}
