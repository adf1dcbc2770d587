import { CITIES, type CoachState, type suggest as contract, LIMITS, type Suggestion } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';
import type { Deps } from '../deps.ts';
import { orSearchFailed } from '../index/search-failed.ts';
import { bestIntents } from '../intents/intent-model.ts';
import { textLanguageFor } from '../presenting/found-coach.ts';
import type { Intent } from '../projection/intent.ts';
import { splitCities } from '../query/split-cities.ts';
import { withNamedCategories } from '../query/with-named-categories.ts';
import { districtSuggestions } from './district-suggestions.ts';
import { topicSuggestions } from './topic-suggestions.ts';
import { type Typed, toSuggestion } from './typed.ts';

/** No kind takes all the places. */
const MOST_OF_A_KIND = 3;

/** Fewer words are the beginning of one: they are completed. */
const SENTENCE_FROM = 3;
/** A sentence may be about more than one thing. */
const TOPICS_OF_A_SENTENCE = 2;

type SuggestDeps = Pick<Deps, 'index' | 'categories' | 'categoryNames' | 'intents' | 'coachCounts' | 'spokenPhrases'>;

/** Completions of what somebody is typing: topics, cities and their districts, phrases of headlines and of what people say, coaches. */
export const suggest =
  ({ index, categories, categoryNames, intents, coachCounts, spokenPhrases }: SuggestDeps): Handler<typeof contract> =>
  async ({ input: { keyword, language } }) => {
    const likeTheSentence = ({ words }: Typed, spokenOf: readonly Intent[]) => {
      if (words.length < SENTENCE_FROM) return [];
      const topics = spokenOf.slice(0, TOPICS_OF_A_SENTENCE).map(({ categoryId }) => categoryId);
      return spokenPhrases.alike(words, language, topics, MOST_OF_A_KIND);
    };
    const typed: Typed = { words: splitWords(keyword).map(fold).filter(Boolean), language };
    if (typed.words.length === 0) return { suggestions: [] };
    // Names, counts and sentences come together, also the first time: nobody's list grows under their pointer.
    const [known, names, found] = await Promise.all([
      categories.get(),
      categoryNames(),
      orSearchFailed(index.suggest(typed.words, language, MOST_OF_A_KIND)),
      coachCounts.once(),
      spokenPhrases.once(),
    ]);
    const { rest } = splitCities(keyword);
    const spokenOf = bestIntents(withNamedCategories(intents.current().read(rest), names(rest)));
    const topics = topicSuggestions(typed, { categories: known, intents: spokenOf, coachCounts: coachCounts.byCategory() });
    const phrases = [
      ...found.phrases.map(({ text, count }) => toSuggestion('phrase', text, typed, { count })),
      ...spokenPhrases.find(typed.words, language, MOST_OF_A_KIND).map((text) => toSuggestion('phrase', text, typed)),
      ...likeTheSentence(typed, spokenOf).map((text) => toSuggestion('phrase', text, typed)),
    ];
    const cities = [...citySuggestions(typed), ...districtSuggestions(typed, intents.current().knows)];
    const kinds = [topics, cities, phrases, found.coaches.map((coach) => coachSuggestion(coach, typed))];
    return { suggestions: kinds.flatMap((kind) => withoutRepeats(kind).slice(0, MOST_OF_A_KIND)).slice(0, LIMITS.suggestions) };
  };

const citySuggestions = (typed: Typed): Suggestion[] =>
  CITIES.map(({ name }) => toSuggestion('city', name, typed, { target: name })).filter(({ marks }) => marks.length > 0);

function coachSuggestion(coach: CoachState, typed: Typed): Suggestion {
  const headline = coach.texts[textLanguageFor(coach, typed.language)]?.headline ?? '';
  return toSuggestion('coach', `${coach.firstName} ${coach.lastName}`.trim(), typed, {
    target: coach.slug,
    detail: [coach.city, headline].filter(Boolean).join(' · '),
    imageUrl: coach.imageUrl,
  });
}

const withoutRepeats = (suggestions: readonly Suggestion[]): Suggestion[] => [
  ...new Map(suggestions.map((suggestion) => [`${suggestion.target}:${fold(suggestion.text)}`, suggestion])).values(),
];
