import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EVERYTHING, RESULTS_PATH, readSearchAddress, resultsPath, type SearchAddress } from './search-address.ts';

const READ_ANEW = { exact: EVERYTHING.exact } as const;
const FROM_THE_START = { far: EVERYTHING.far, page: EVERYTHING.page } as const;

/**
 * The search that the address describes, and a way to another one: what was chosen stays, other words are read anew, and the list starts again at its first
 * page.
 */
export function useSearchAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const path = resultsPath(readSearchAddress(search));
  // The same one, however an address writes it.
  const address = useMemo(() => readSearchAddress(path.slice(RESULTS_PATH.length)), [path]);
  const goTo = (change: Partial<SearchAddress>, options?: { replace?: boolean }) =>
    navigate(resultsPath({ ...address, ...(change.keyword !== undefined && READ_ANEW), ...FROM_THE_START, ...change }), options);
  return { address, goTo };
}
