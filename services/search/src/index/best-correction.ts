import { type QueryWord, queryWord } from '../query/query-words.ts';

/** Shorter words have too many neighbours to guess from. */
export const SHORTEST_CORRECTED = 4;

/** A known word one slip away from a typed one, both folded, with how often it is used. */
export type Neighbour = { readonly text: string; readonly count: number };

/** Shared by both adapters: which of the known neighbours, if any, takes the word's place. */
export function bestCorrection(word: QueryWord, neighbours: readonly Neighbour[]): string | undefined {
  const { stems } = queryWord(word.folded);
  let best: Neighbour | undefined;
  for (const neighbour of neighbours) {
    if (isSameWord(stems, queryWord(neighbour.text).stems)) return undefined;
    if (!best || isBetter(word.folded, neighbour, best)) best = neighbour;
  }
  return best?.text;
}

const isSameWord = (one: QueryWord['stems'], other: QueryWord['stems']) => one.tr === other.tr || one.en === other.en;

/** People rarely miss the first letter; among the rest the more frequent word is meant. */
function isBetter(typed: string, one: Neighbour, other: Neighbour): boolean {
  const first = Number(one.text[0] === typed[0]) - Number(other.text[0] === typed[0]);
  if (first !== 0) return first > 0;
  return one.count !== other.count ? one.count > other.count : one.text < other.text;
}
