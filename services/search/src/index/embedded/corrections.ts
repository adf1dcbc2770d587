import { bestCorrection } from '../../query/best-correction.ts';
import type { QueryWord } from '../../query/query-words.ts';
import type { Vocabulary } from './vocabulary.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** The word that was meant by a slip: the best of those in profiles that are one letter left out, added or changed, or two swapped, away. */
export function correctWord(word: QueryWord, known: Vocabulary): string | undefined {
  const neighbours = oneSlipAway(word.folded).map((text) => ({ text, count: known.uses(text) }));
  return bestCorrection(
    word,
    neighbours.filter(({ count }) => count > 0),
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
