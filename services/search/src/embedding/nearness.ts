import { NEARNESS } from '../analysis/weights.ts';
import type { Nearness } from '../index/port.ts';
import { dot, spaceKey } from '../index/vector.ts';
import type { Reference } from './reference.ts';

/** With fewer categories nobody can say how near a query is to the average one. */
const ENOUGH_TOPICS = 5;
/** Similarities that all but coincide tell nobody apart. */
const LEAST_DEVIATION = 1e-4;

type Similarities = { readonly mean: number; readonly deviation: number };

function similaritiesTo(vector: Float32Array, others: readonly Float32Array[]): Similarities {
  const all = others.map((other) => dot(vector, other));
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return { mean, deviation: Math.sqrt(all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length) };
}

/**
 * How near a query is to the nearest category: 0 for no nearer than to the average one, 1 for as near as what people say who need it. Models differ in how
 * similar they take two texts for that have nothing in common: the categories' own texts are the measure.
 */
export function topicality(vector: Float32Array, topics: Reference['topics']): number {
  if (topics.length < ENOUGH_TOPICS) return 1;
  const all = topics.map((topic) => ({ similarity: dot(vector, topic.vector), cohesion: topic.cohesion }));
  const average = all.reduce((sum, { similarity }) => sum + similarity, 0) / all.length;
  const shares = all.map(({ similarity, cohesion }) => (similarity - average) / Math.max(cohesion - average, LEAST_DEVIATION));
  return Math.min(1, Math.max(...shares));
}

/**
 * By how much coaches gain who are near to what a query means, on the scale of this query: nothing for the average coach, all of it so many deviations above.
 * @returns undefined when nearness says nothing: of a query that is about none of the categories, or while there is hardly anybody to compare with
 */
export function nearnessOf(vector: Float32Array, { space, topics, coaches }: Reference): Nearness | undefined {
  if (vector.length !== space.dimension || coaches.length < 2) return undefined;
  const aboutTopics = topicality(vector, topics);
  if (aboutTopics < NEARNESS.leastTopicality) return undefined;
  const { mean, deviation } = similaritiesTo(vector, coaches);
  if (deviation < LEAST_DEVIATION) return undefined;
  return {
    vector: { space: spaceKey(space), values: vector },
    average: mean,
    full: mean + NEARNESS.deviations * deviation,
    weight: NEARNESS.weight * aboutTopics,
  };
}
