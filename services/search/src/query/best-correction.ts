import { LANGUAGES } from '@pusula/contracts';
import { isOneSlipAway } from '../corrections/one-slip-away.ts';
import { PLACE_NAMES } from '../places/place-names.ts';
import { type QueryWord, queryWord } from './query-words.ts';

/** Shorter words have too many neighbours to guess from. */
export const SHORTEST_CORRECTED = 4;

/** How far from a word's end its endings can make a difference of one letter. */
const LONGEST_LAST_LETTERS = 2;

/** A known word one slip away from a typed one, both folded, with how often it is used. */
export type Neighbour = { readonly text: string; readonly count: number };

/** Shorter names of districts are too near to other words. */
const SHORTEST_DISTRICT = 6;
const DISTRICTS = [...PLACE_NAMES].filter(([key, { otherMeaning }]) => otherMeaning === 'none' && key.length >= SHORTEST_DISTRICT);

/** Of districts, nobody has to write the name. */
const districtsNear = (word: string): Neighbour[] =>
  DISTRICTS.filter(([key]) => isOneSlipAway(word, key)).map(([text]) => ({ text, count: 0 }));

/**
 * Shared by both adapters: which of the known neighbours, if any, takes a slip's place, or which district. A word whose neighbour shares its stem is no slip but an
 * ending that nobody used yet.
 */
export function bestCorrection(word: QueryWord, neighbours: readonly Neighbour[]): string | undefined {
  const { stems } = queryWord(word.folded);
  let best: Neighbour | undefined;
  for (const neighbour of [...neighbours, ...districtsNear(word.folded)]) {
    if (isSameWord(word.folded, stems, neighbour.text)) return undefined;
    if (!best || isBetter(word.folded, neighbour, best)) best = neighbour;
  }
  return best?.text;
}

/** Another ending of the same word: the same stem, and a difference only in the last letters. */
const isSameWord = (typed: string, stems: QueryWord['stems'], neighbour: string): boolean => {
  if (neighbour.slice(0, typed.length - LONGEST_LAST_LETTERS) !== typed.slice(0, -LONGEST_LAST_LETTERS)) return false;
  const other = queryWord(neighbour).stems;
  return LANGUAGES.some((language) => stems[language] === other[language]);
};

/** People rarely miss the first letter, and leave letters out more often than they add some; among the rest the more frequent word is meant. */
function isBetter(typed: string, one: Neighbour, other: Neighbour): boolean {
  const first = Number(one.text[0] === typed[0]) - Number(other.text[0] === typed[0]);
  if (first !== 0) return first > 0;
  const longer = one.text.length - other.text.length;
  if (longer !== 0) return longer > 0;
  return one.count !== other.count ? one.count > other.count : one.text < other.text;
}
