import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EVERYTHING, readSearchAddress, resultsPath, type SearchAddress } from './search-address.ts';

const READ_ANEW = { exact: EVERYTHING.exact } as const;
const FROM_THE_START = { far: EVERYTHING.far, page: EVERYTHING.page } as const;

/**
 * The search that the address describes, and a way to another one: what was chosen stays, other words are read anew, and the list starts again at its first
 * page.
 */
export function useSearchAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readSearchAddress(search), [search]);
  const goTo = (change: Partial<SearchAddress>, options?: { replace?: boolean }) =>
    navigate(resultsPath({ ...address, ...(change.keyword !== undefined && READ_ANEW), ...FROM_THE_START, ...change }), options);
  return { address, goTo };
}
