import { lower } from '@pusula/frontend-kit/i18n';
import type { SearchReply } from './search.slice.ts';

export type CityFacet = SearchReply['cities'][number];

/** Letters as somebody types them who has no Turkish keyboard: `Iğdır`, `igdir` and `IĞDIR` are one. */
const folded = (text: string) =>
  lower(text, 'tr')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ı', 'i');

/** The cities to choose from: chosen ones first and always there, even when nobody is found in them. */
export function cityChoices(facets: readonly CityFacet[], chosen: readonly string[]): { name: string; count: number }[] {
  const counts = new Map(facets.map(({ name, count }) => [name, count]));
  const first = chosen.map((name) => ({ name, count: counts.get(name) ?? 0 }));
  return [...first, ...facets.filter(({ name }) => !chosen.includes(name)).map(({ name, count }) => ({ name, count }))];
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
