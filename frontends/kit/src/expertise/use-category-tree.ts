import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CATEGORY_TREE, categoryTree, selectCategoryTrees } from './category-tree.slice.ts';

/** The categories in the language of the page. The other language's are as good until they come: the ids are the same. */
export function useCategoryTree() {
  const { language } = useTexts();
  const dispatch = useDispatch();
  const trees = useSelector(selectCategoryTrees);
  const { loading, error } = useSelector(selectApiStatus(CATEGORY_TREE));
  const isKnown = trees[language] !== null;
  useEffect(() => {
    if (!isKnown) dispatch(categoryTree.needed(language));
  }, [dispatch, isKnown, language]);
  const categories = trees[language] ?? trees.tr ?? trees.en;
  return {
    categories: categories ?? [],
    loading,
    error,
    isThere: categories !== null,
    retry: () => dispatch(categoryTree.needed(language)),
  };
}
