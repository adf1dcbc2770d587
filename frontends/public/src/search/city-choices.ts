import { folded } from '@pusula/frontend-kit/i18n';
import type { SearchReply } from './search.slice.ts';

export type CityFacet = SearchReply['cities'][number];

/** The cities to choose from, in the order of the search; chosen ones where nobody is found come first, so that they can be taken away. */
export function cityChoices(facets: readonly CityFacet[], chosen: readonly string[]): { name: string; count: number }[] {
  const known = new Set(facets.map(({ name }) => name));
  return [...chosen.filter((name) => !known.has(name)).map((name) => ({ name, count: 0 })), ...facets];
}

/** Those whose name, or a word of it, begins with what was typed. */
export function citiesLike<City extends { name: string }>(cities: readonly City[], typed: string): City[] {
  const wanted = folded(typed.trim());
  return cities.filter(({ name }) =>
    folded(name)
      .split(' ')
      .some((word) => word.startsWith(wanted)),
  );
}
