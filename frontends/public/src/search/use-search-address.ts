import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSearchAddress, resultsPath, type SearchAddress } from './search-address.ts';

/** The search that the address describes, and a way to another one: what was chosen stays, and the list starts again at its first page. */
export function useSearchAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readSearchAddress(search), [search]);
  const goTo = (change: Partial<SearchAddress>, options?: { replace?: boolean }) =>
    navigate(resultsPath({ ...address, page: 1, ...change }), options);
  return { address, goTo };
}
