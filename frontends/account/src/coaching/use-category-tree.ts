import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CATEGORY_TREE, categoryTree, selectCategoryTree } from './category-tree.slice.ts';

/** The categories in the language of the page. The other language's are as good until they come: the ids are the same. */
export function useCategoryTree() {
  const { language } = useTexts();
  const dispatch = useDispatch();
  const { language: known, categories } = useSelector(selectCategoryTree);
  const { loading, error } = useSelector(selectApiStatus(CATEGORY_TREE));
  useEffect(() => {
    if (known !== language) dispatch(categoryTree.needed(language));
  }, [dispatch, known, language]);
  return { categories, loading, error, isThere: known !== null, retry: () => dispatch(categoryTree.needed(language)) };
}
