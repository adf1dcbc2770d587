import { seededRandom } from '@pusula/service-kit/testing';

/** Letters that no Turkish word has: nobody else's profile is anywhere near. */
const FOREIGN = 'qwx';
const LETTERS = 'bcdfghjklmnprstvyz';

/** Words that nobody has written, no two of which share their first five letters, by which words are found; the same for the same seed. */
export function* unlikeWords(seed: number): Generator<string> {
  const random = seededRandom(seed);
  const one = (letters: string) => letters[Math.floor(random() * letters.length)] ?? '';
  const given = new Set<string>();
  for (;;) {
    const word = one(FOREIGN) + Array.from({ length: 4 }, () => one(LETTERS)).join('');
    if (given.has(word)) continue;
    given.add(word);
    yield word;
  }
}
