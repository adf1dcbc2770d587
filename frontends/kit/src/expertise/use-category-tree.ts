import { LANGUAGES } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { namesIn } from './category-choices.ts';
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

/** How the categories are called in the language that the page is not in. @param isWanted nothing is loaded before @returns empty until they are there */
export function useOtherCategoryNames(isWanted: boolean): ReadonlyMap<string, string> {
  const { language } = useTexts();
  const dispatch = useDispatch();
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  const tree = useSelector(selectCategoryTrees)[other];
  useEffect(() => {
    if (isWanted && tree === null) dispatch(categoryTree.needed(other));
  }, [dispatch, isWanted, tree, other]);
  return useMemo(() => namesIn(tree ?? []), [tree]);
}
