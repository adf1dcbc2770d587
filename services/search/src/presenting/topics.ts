import { type CategoryState, LIMITS } from '@pusula/contracts';
import type { IndexResult } from '../index/port.ts';
import { type Categories, visibleCategories } from '../projection/category-tree.ts';
import type { Intent } from '../projection/intent.ts';
import type { ParsedQuery } from '../query/parse-query.ts';

/** A topic that the words speak of less surely is no way on. */
const LIKELY_TOPIC = 0.05;
/** One that they speak of so surely is what decides. */
const SURE_TOPIC = 0.2;
/** One topic is no question. */
const FEWEST_ASKED = 2;

/**
 * The topics that a search may be about, likeliest first. Where it is not sure, they are what to ask back: no field beside what is below it, nothing that would
 * find nobody, and none at all where there is nothing to choose.
 */
export function topicsOf({ read, isUnsure, categories: counts }: IndexResult, known: Categories): readonly CategoryState[] {
  const likely = read.intents.filter(({ probability }) => probability >= LIKELY_TOPIC).map(({ categoryId }) => categoryId);
  const topics = visibleCategories(likely, known);
  if (!isUnsure) return topics.slice(0, LIMITS.searchTopics);
  const fields = new Set(topics.map(({ parentId }) => parentId));
  const asked = topics.filter(({ id }) => !fields.has(id) && (counts.get(id) ?? 0) > 0).slice(0, LIMITS.searchTopics);
  return asked.length >= FEWEST_ASKED ? asked : [];
}

/** The topics by which coaches are found: of a sentence that speaks of none surely, those that it may speak of. */
export function decidingTopics({ intents, isSentence }: Pick<ParsedQuery, 'intents' | 'isSentence'>): readonly Intent[] {
  const sure = intents.filter(({ probability }) => probability >= SURE_TOPIC);
  return sure.length > 0 || !isSentence ? sure : intents.filter(({ probability }) => probability >= LIKELY_TOPIC);
}
