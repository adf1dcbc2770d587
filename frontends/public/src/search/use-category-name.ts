import type { CategoryNode } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { categories as categoriesFacts, selectCategories } from '../categories/categories.slice.ts';
import { selectSearch } from './search.slice.ts';
import { useSearchAddress } from './use-search-address.ts';

const find = (tree: readonly CategoryNode[], id: string): CategoryNode | undefined =>
  tree.find((node) => node.id === id) ?? tree.map((node) => find(node.categories, id)).find((node) => node !== undefined);

/** The name of a chosen category. The search names those it found somebody in; for another one the tree is asked. */
export function useCategoryName(): (id: string) => string | undefined {
  const { language } = useTexts();
  const dispatch = useDispatch();
  const { searchResult } = useSelector(selectSearch);
  const tree = useSelector(selectCategories);
  const { address } = useSearchAddress();
  const counted = (id: string) => searchResult?.categories.find((category) => category.id === id)?.name;
  const isUnknown = searchResult !== null && address.categoryIds.some((id) => counted(id) === undefined);
  useEffect(() => {
    if (isUnknown && tree.language !== language) dispatch(categoriesFacts.needed(language));
  }, [dispatch, isUnknown, language, tree.language]);
  return (id) => counted(id) ?? find(tree.categories, id)?.name;
}
