import type { CategoryState, Suggestion } from '@pusula/contracts';
import { nameIn, slugIn } from '../presenting/found-coach.ts';
import { type Categories, visibleCategories } from '../projection/category-tree.ts';
import type { Intent } from '../projection/intent.ts';
import { type Typed, toSuggestion } from './typed.ts';

/** A single word is completed, unless it is a name by itself; two are enough to ask what they speak of. */
const WORDS_THAT_SPEAK = 2;
/** A topic that the words speak of less surely is not offered. */
const SURE_TOPIC = 0.15;
const SURE_NAME = 0.5;

type Known = {
  readonly categories: Categories;
  /** What the words speak of, likeliest first. */
  readonly intents: readonly Intent[];
  readonly coachCounts: ReadonlyMap<string, number>;
};

/** Topics whose names the typed words begin, earliest match first, then those that the words speak of. */
export function topicSuggestions(typed: Typed, { categories, intents, coachCounts }: Known): Suggestion[] {
  const toTopic = (category: CategoryState) => {
    const parent = categories.get(category.parentId);
    return toSuggestion('category', nameIn(category, typed.language), typed, {
      target: slugIn(category, typed.language),
      count: coachCounts.get(category.id) ?? null,
      detail: parent ? nameIn(parent, typed.language) : '',
    });
  };
  const named = visibleCategories([...categories.keys()], categories)
    .map(toTopic)
    .filter(({ marks }) => marks.length > 0)
    .sort((one, other) => (one.marks[0]?.[0] ?? 0) - (other.marks[0]?.[0] ?? 0));
  const least = typed.words.length < WORDS_THAT_SPEAK ? SURE_NAME : SURE_TOPIC;
  const sure = intents.filter(({ probability }) => probability >= least).map(({ categoryId }) => categoryId);
  return [...named, ...visibleCategories(sure, categories).map(toTopic)];
}
