import type { MissedTopic, MissedWords, SearchMisses } from './search-misses.slice.ts';

/** What was missed of one category, or of none. */
export type MissGroup = {
  readonly categoryId: string | null;
  readonly searches: number;
  /** Null while only its words are known: what they were read as changes with what the search learns. */
  readonly topic: MissedTopic | null;
  readonly words: readonly MissedWords[];
};

/** Pure: topics with their words, most searches first; those without a category at the end, in need of one. */
export function groupsOf({ topics, words }: SearchMisses, isThere: (categoryId: string) => boolean): MissGroup[] {
  const known = (id: string | null) => (id !== null && isThere(id) ? id : null);
  const ownerOf = ({ givenTo, categoryId }: MissedWords) => known(givenTo ?? categoryId);
  const ids = new Set([...topics.map(({ categoryId }) => known(categoryId)), ...words.map(ownerOf)]);
  return [...ids]
    .map((categoryId): MissGroup => {
      const topic = topics.find((one) => one.categoryId === categoryId) ?? null;
      const own = words.filter((one) => ownerOf(one) === categoryId);
      const inWords = own.reduce((all, { searches }) => all + searches, 0);
      // Those whose words were given away stay counted where they were asked.
      return { categoryId, topic, words: own, searches: Math.max(topic?.searches ?? 0, inWords) };
    })
    .sort((one, other) => Number(one.categoryId === null) - Number(other.categoryId === null) || other.searches - one.searches);
}
