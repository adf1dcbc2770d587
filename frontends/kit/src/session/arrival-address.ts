import type { Role } from '@pusula/contracts';
import { ownSearches } from './own-searches.ts';

/** Under it the public pages keep the last search, as the query of its address. */
export const LAST_SEARCH_KEY = 'pusula.search';

const keptQuery = (): string => {
  try {
    return localStorage.getItem(LAST_SEARCH_KEY) ?? '';
  } catch {
    return '';
  }
};

export function forgetLastSearch(): void {
  try {
    localStorage.removeItem(LAST_SEARCH_KEY);
  } catch {
    // Storage is off: nothing was kept.
  }
}

/** The search that is still on or, if none is, the last that found somebody. */
function lastSearch(): string {
  const query = keptQuery();
  if (query.startsWith('?')) return `/search-results${query}`;
  const [keyword] = ownSearches();
  return keyword === undefined ? '/' : `/search-results?${new URLSearchParams({ q: keyword })}`;
}

const ARRIVALS: Record<Role, () => string> = {
  member: lastSearch,
  coach: () => '/coach-profile',
  admin: () => '/admin/dashboard',
};

/** Where somebody begins who signed in without being on the way to a page. */
export const arrivalAddress = (role: Role): string => ARRIVALS[role]();
