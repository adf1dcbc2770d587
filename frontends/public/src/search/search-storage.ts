import { LAST_SEARCH_KEY } from '@pusula/frontend-kit/session';
import { EVERYTHING, readSearchAddress, resultsPath, type SearchAddress } from './search-address.ts';

/** The last search as its own address: what reads addresses from strangers reads this safely too. */
export function storeSearch(address: SearchAddress): void {
  try {
    localStorage.setItem(LAST_SEARCH_KEY, new URL(resultsPath({ ...address, far: false, page: 1 }), location.origin).search);
  } catch {
    // Storage is off or full: the search is not remembered, nothing else changes.
  }
}

export function keptSearch(): SearchAddress {
  try {
    return readSearchAddress(localStorage.getItem(LAST_SEARCH_KEY) ?? '');
  } catch {
    return EVERYTHING;
  }
}
