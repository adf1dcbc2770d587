import { queryWithCityNames } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpening } from '@pusula/frontend-kit/resource';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { search } from './search.slice.ts';
import { RESULTS_PATH, resultsPath } from './search-address.ts';
import { keptSearch } from './search-storage.ts';
import { useSearchAddress } from './use-search-address.ts';

/**
 * Tells the search what the address asks for, each time it changes. Coming to the bare address (not going back to it) goes on where the last visit
 * ended: selections are kept in the browser's storage.
 */
export function useOpenedSearch(): void {
  const { search: query, key } = useLocation();
  const { address } = useSearchAddress();
  const type = useNavigationType();
  const [isArrival] = useState(type !== 'POP' || key === 'default');
  const { language } = useTexts();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isFirst = useRef(true);
  const isBare = query === '';
  // Before the first paint: the list of another search must not flash up here.
  useOpening(() => {
    const kept = resultsPath(isFirst.current && isArrival && isBare ? keptSearch() : {});
    isFirst.current = false;
    if (kept === resultsPath()) dispatch(search.opened({ address, language }));
    else navigate(kept, { replace: true });
  }, [dispatch, navigate, isBare, address, language, isArrival]);
  // What is copied from the address bar names cities as everybody writes them.
  useEffect(() => {
    const right = queryWithCityNames(new URLSearchParams(query));
    if (right) navigate(`${RESULTS_PATH}?${right}`, { replace: true });
  }, [query, navigate]);
}
