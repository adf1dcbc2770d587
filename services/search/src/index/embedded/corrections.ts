import type { QueryWord } from '../../query/query-words.ts';
import { bestCorrection, SHORTEST_CORRECTED } from '../best-correction.ts';
import type { Vocabulary } from './vocabulary.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * The word that was meant by one that no profile holds: the most frequent known word one slip away (a letter left out, added, changed, or two
 * swapped). A word whose neighbour shares its stem is no slip but an ending nobody used yet, and stays.
 */
export function correctWord(word: QueryWord, known: Vocabulary): string | undefined {
  if (word.folded.length < SHORTEST_CORRECTED || known.has(word.folded)) return undefined;
  const neighbours = oneSlipAway(word.folded).filter((neighbour) => known.has(neighbour));
  return bestCorrection(
    word,
    neighbours.map((text) => ({ text, count: known.uses(text) })),
  );
}

function oneSlipAway(word: string): string[] {
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) slips.add(before + letter + after);
    if (after === '') continue;
    slips.add(before + after.slice(1));
    for (const letter of LETTERS) slips.add(before + letter + after.slice(1));
    if (after.length > 1) slips.add(before + after[1] + after[0] + after.slice(2));
  }
  return [...slips];
}
