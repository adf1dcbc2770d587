import type { Suggestion } from '@pusula/contracts';

/** What is offered under the search box: completions, or the visitor's own last searches while nothing is typed. */
export type ShownSuggestion = Omit<Suggestion, 'kind'> & { readonly kind: Suggestion['kind'] | 'own' };

export const toOwnSuggestion = (text: string): ShownSuggestion => ({
  kind: 'own',
  text,
  target: '',
  count: null,
  detail: '',
  imageUrl: '',
  marks: [],
});

/** What people say comes first, then what it may be about, where, and who. */
const ORDER: readonly ShownSuggestion['kind'][] = ['own', 'category', 'phrase', 'city', 'coach'];

/** In the order they are shown: kinds together, each kind in the order of the search. */
export const inShownOrder = (suggestions: readonly Suggestion[]): ShownSuggestion[] =>
  ORDER.flatMap((kind) => suggestions.filter((suggestion) => suggestion.kind === kind));

/** Neighbours of one kind, with the place of their first among all. */
export function grouped(shown: readonly ShownSuggestion[]) {
  return ORDER.map((kind) => ({
    kind,
    first: shown.findIndex((suggestion) => suggestion.kind === kind),
    suggestions: shown.filter((suggestion) => suggestion.kind === kind),
  })).filter(({ suggestions }) => suggestions.length > 0);
}
