import type { FoundCoach } from '@pusula/contracts';
import { useSelector } from 'react-redux';
import { addressOfSearch, type SearchState, selectSearch } from './search.slice.ts';
import { filterCount, resultsPath } from './search-address.ts';

/** How a reader came to a coach by searching. */
export type WayHere = {
  readonly coach: FoundCoach;
  /** '' where only filters were chosen. */
  readonly keyword: string;
  readonly total: number;
  readonly resultsPath: string;
  readonly previous: FoundCoach | undefined;
  readonly next: FoundCoach | undefined;
};

/** Pure: null for a coach whom the last search did not show, and after a search for nothing. */
export function wayTo(id: string, state: SearchState): WayHere | null {
  const address = addressOfSearch(state);
  if (!state.searchResult || (address.keyword === '' && filterCount(address) === 0)) return null;
  const shown = [...state.searchResult.coaches, ...(state.farResult?.coaches ?? [])];
  const place = shown.findIndex((coach) => coach.id === id);
  const coach = shown[place];
  if (!coach) return null;
  return {
    coach,
    keyword: address.keyword,
    total: state.searchResult.total,
    resultsPath: resultsPath(address),
    previous: shown[place - 1],
    next: shown[place + 1],
  };
}

export const useWayHere = (id: string): WayHere | null => wayTo(id, useSelector(selectSearch));
