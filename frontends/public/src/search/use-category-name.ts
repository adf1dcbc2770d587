import { namesIn, useCategoryTree } from '@pusula/frontend-kit/categories';
import { useSelector } from 'react-redux';
import { selectSearch } from './search.slice.ts';
import { useSearchAddress } from './use-search-address.ts';

/** The name of a chosen category. The search names those it found somebody in; for another one the tree is asked. */
export function useCategoryName(): (id: string) => string | undefined {
  const { searchResult } = useSelector(selectSearch);
  const { address } = useSearchAddress();
  const counted = (id: string) => searchResult?.categories.find((category) => category.id === id)?.name;
  const isUnknown = searchResult !== null && address.categoryIds.some((id) => counted(id) === undefined);
  const { categories } = useCategoryTree({ isWanted: isUnknown });
  return (id) => counted(id) ?? namesIn(categories).get(id);
}
