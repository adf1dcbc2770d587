import type { Suggestion } from '@pusula/contracts';

const ORDER: readonly Suggestion['kind'][] = ['phrase', 'category', 'city', 'coach'];

/** In the order they are shown: kinds together, each kind in the order of the search. */
export const inShownOrder = (suggestions: readonly Suggestion[]): Suggestion[] =>
  ORDER.flatMap((kind) => suggestions.filter((suggestion) => suggestion.kind === kind));

/** Neighbours of one kind, with the place of their first among all. */
export function grouped(shown: readonly Suggestion[]) {
  return ORDER.map((kind) => ({
    kind,
    first: shown.findIndex((suggestion) => suggestion.kind === kind),
    suggestions: shown.filter((suggestion) => suggestion.kind === kind),
  })).filter(({ suggestions }) => suggestions.length > 0);
}
