import type { FoundCoach } from '@pusula/contracts';
import { useIsHydrated } from '@pusula/frontend-kit/page';
import { useSelector } from 'react-redux';
import { type SearchState, selectSearch } from './search.slice.ts';
import { isSearch, RESULTS_PATH, readSearchAddress, resultsPath } from './search-address.ts';

/** How a reader came to a coach by searching. */
export type WayHere = {
  /** '' where only filters were chosen. */
  readonly keyword: string;
  readonly resultsPath: string;
  /** What the search found; null where the browser has loaded the coach's page anew, and only knows where it came from. */
  readonly found: Found | null;
};
type Found = {
  readonly coach: FoundCoach;
  readonly total: number;
  readonly previous: FoundCoach | undefined;
  readonly next: FoundCoach | undefined;
};

/** Pure: null for a coach whom the last search did not show, after a search for nothing, and after words of danger, which are for nobody else. */
function wayFrom({ address, searchResult, farResult }: SearchState, id: string): WayHere | null {
  if (!searchResult || searchResult.urgentHelp || !isSearch(address)) return null;
  const shown = [...searchResult.coaches, ...(farResult?.coaches ?? [])];
  const place = shown.findIndex((coach) => coach.id === id);
  const coach = shown[place];
  if (!coach) return null;
  const { total } = searchResult;
  const found = { coach, total, previous: shown[place - 1], next: shown[place + 1] };
  return { keyword: address.keyword, resultsPath: resultsPath(address), found };
}

/** The list that the browser came from when it loaded this page: a link that was pressed before the list's scripts had come. */
function wayFromList(): WayHere | null {
  if (!document.referrer) return null;
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded || new URL(loaded.name).pathname !== location.pathname) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  const address = readSearchAddress(search);
  if (origin !== location.origin || pathname !== RESULTS_PATH || !isSearch(address)) return null;
  return { keyword: address.keyword, resultsPath: resultsPath(address), found: null };
}

export function useWayHere(id: string): WayHere | null {
  const state = useSelector(selectSearch);
  const isHydrated = useIsHydrated();
  return wayFrom(state, id) ?? (isHydrated ? wayFromList() : null);
}
