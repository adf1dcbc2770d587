import { EVERYTHING, readSearchAddress, resultsPath, type SearchAddress } from './search-address.ts';

const KEY = 'pusula.search';

/** The last search as its own address: what reads addresses from strangers reads this safely too. */
export function storeSearch(address: SearchAddress): void {
  try {
    localStorage.setItem(KEY, new URL(resultsPath({ ...address, far: false, page: 1 }), location.origin).search);
  } catch {
    // Storage is off or full: the search is not remembered, nothing else changes.
  }
}

export function keptSearch(): SearchAddress {
  try {
    return readSearchAddress(localStorage.getItem(KEY) ?? '');
  } catch {
    return EVERYTHING;
  }
}
