import { coachAddress, type Language, pageAddress } from '@pusula/contracts';
import { resultsPath } from './search-address.ts';
import type { ShownSuggestion } from './shown-suggestions.ts';

/** Where a suggestion leads; a phrase leads to a search for it. */
export function suggestionTarget({ kind, target, text }: ShownSuggestion, language: Language): string {
  if (kind === 'category') return pageAddress('category', language, target);
  if (kind === 'coach') return coachAddress(language, target);
  return resultsPath(kind === 'city' ? { cities: [target] } : { keyword: text });
}
