import { CITIES, type suggest as contract, type Language, LIMITS, type Suggestion } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit';
import { fold } from '../analysis/letters.ts';
import { splitWords } from '../analysis/words.ts';
import type { Deps } from '../deps.ts';
import { type Categories, visibleCategories } from '../documents/category-tree.ts';
import { orSearchFailed } from '../index/search-failed.ts';
import { nameIn, slugIn } from '../presenting/found-coach.ts';
import { beginningsOf } from './beginnings.ts';

/** No kind takes all the places. */
const MOST_OF_A_KIND = 3;

/** Completions of what somebody is typing: categories and cities by the beginning of any of their words, then phrases of headlines, then names. */
export const suggest =
  ({ index, categories }: Pick<Deps, 'index' | 'categories'>): Handler<typeof contract> =>
  async ({ input: { keyword, language } }) => {
    const typed = splitWords(keyword).map(fold).filter(Boolean);
    if (typed.length === 0) return { suggestions: [] };
    const [known, found] = await Promise.all([categories.get(), orSearchFailed(index.suggest(typed, language, MOST_OF_A_KIND))]);
    const all = [
      ...categorySuggestions(typed, known, language),
      ...citySuggestions(typed),
      ...found.phrases.map(({ text, count }) => toSuggestion('phrase', text, '', typed, count)),
      ...found.coaches.map(({ name, slug }) => toSuggestion('coach', name, slug, typed, null)),
    ];
    return { suggestions: withoutRepeats(all).slice(0, LIMITS.suggestions) };
  };

function categorySuggestions(typed: readonly string[], categories: Categories, language: Language): Suggestion[] {
  return visibleCategories([...categories.keys()], categories)
    .map((category) => toSuggestion('category', nameIn(category, language), slugIn(category, language), typed, null))
    .filter(({ marks }) => marks.length > 0)
    .sort(earlierMatchFirst)
    .slice(0, MOST_OF_A_KIND);
}

function citySuggestions(typed: readonly string[]): Suggestion[] {
  return CITIES.map(({ name }) => toSuggestion('city', name, name, typed, null))
    .filter(({ marks }) => marks.length > 0)
    .slice(0, MOST_OF_A_KIND);
}

const toSuggestion = (
  kind: Suggestion['kind'],
  text: string,
  target: string,
  typed: readonly string[],
  count: number | null,
): Suggestion => ({
  kind,
  text,
  target,
  count,
  marks: beginningsOf(text, typed),
});

const earlierMatchFirst = (one: Suggestion, other: Suggestion) => (one.marks[0]?.[0] ?? 0) - (other.marks[0]?.[0] ?? 0);

const withoutRepeats = (suggestions: readonly Suggestion[]): Suggestion[] => [
  ...new Map(suggestions.map((suggestion) => [`${suggestion.kind}:${suggestion.target}:${fold(suggestion.text)}`, suggestion])).values(),
];
