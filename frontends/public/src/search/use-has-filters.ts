import { useSelector } from 'react-redux';
import { selectSearch } from './search.slice.ts';
import { filterCount } from './search-address.ts';
import { useSearchAddress } from './use-search-address.ts';

/** Whether there is anything to filter: where nobody was found without a filter, none would find anybody. One that is on may be the cause, and stays within reach. */
export function useHasFilters(): boolean {
  const { searchResult } = useSelector(selectSearch);
  const { address } = useSearchAddress();
  return searchResult?.total !== 0 || filterCount(address) > 0;
}
