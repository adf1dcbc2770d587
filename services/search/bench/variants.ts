import type { Language } from '@pusula/contracts';
import { seededRandom } from '@pusula/service-kit/service';
import { splitWords } from '../src/analysis/words.ts';

/** The ways in which people type the same question. */
export const VARIANTS: Readonly<Record<string, (question: string, language: Language) => string>> = {
  clean: (question) => question,
  'typed in ASCII': (question) => question.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i'),
  'upper case': (question, language) => question.toLocaleUpperCase(language),
  '`toUpperCase()`': (question) => question.toUpperCase(),
  'no dots, no ı': (question) => question.replaceAll('İ', 'I').replaceAll('ı', 'i'),
  'one typo': (question) => withTypo(question),
};

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const SHORTEST = 4;

/** One slip in one word of four letters or more: a letter left out, doubled, changed, or two swapped; the same for the same question. */
export function withTypo(question: string): string {
  const random = seededRandom([...question].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) as number)) | 0, 7));
  const below = (limit: number) => Math.floor(random() * limit);
  const words = splitWords(question).filter((word) => word.length >= SHORTEST && !/\d/.test(word));
  const word = words[below(words.length)];
  if (!word) return question;
  const at = 1 + below(word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word[at] as string, word.slice(at + 1)];
  const slips = [
    before + after,
    before + letter + letter + after,
    before + ALPHABET[below(ALPHABET.length)] + after,
    before + after[0] + letter + after.slice(1),
  ];
  return question.replace(word, slips[below(slips.length)] as string);
}
