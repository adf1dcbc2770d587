import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpening } from '@pusula/frontend-kit/resource';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { search as searchFacts } from './search.slice.ts';
import { readSearchAddress, resultsPath } from './search-address.ts';
import { keptSearch } from './search-storage.ts';

/**
 * Tells the search what the address asks for, each time it changes. Coming to the bare address (not going back to it) goes on where the last visit
 * ended: selections are kept in the browser's storage.
 */
export function useOpenedSearch(): void {
  const { search, key } = useLocation();
  const type = useNavigationType();
  const [isArrival] = useState(type !== 'POP' || key === 'default');
  const { language } = useTexts();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isFirst = useRef(true);
  // Before the first paint: the list of another search must not flash up here.
  useOpening(() => {
    const kept = resultsPath(isFirst.current && isArrival && search === '' ? keptSearch() : {});
    isFirst.current = false;
    if (kept === resultsPath()) dispatch(searchFacts.urlChanged({ address: readSearchAddress(search), language }));
    else navigate(kept, { replace: true });
  }, [dispatch, navigate, search, language, isArrival]);
}
