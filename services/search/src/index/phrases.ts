import type { Language } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { DOMAIN_WORDS, QUESTION_WORDS } from '../analysis/stop-words.ts';
import { splitWords } from '../analysis/words.ts';

/** A phrase is worth offering when at least this many profiles use it. */
export const LEAST_PHRASE_COUNT = 2;
const PHRASE_WORDS = [2, 3];

const saysSomething = (word: string) => word.length > 2 && !QUESTION_WORDS.has(fold(word)) && !DOMAIN_WORDS.has(fold(word));

/** A phrase as it is compared with what somebody types. */
export const foldPhrase = (phrase: string): string => splitWords(phrase).map(fold).join(' ');

/** Two or three neighbouring words of a headline, beginning and ending with one that says something; lower case in their language. */
export function phrasesOf(headline: string, language: Language): string[] {
  const phrases = new Set<string>();
  for (const clause of headline.split(/[.,;:!?()–—"“”]/)) {
    const words = splitWords(clause.toLocaleLowerCase(language));
    for (const length of PHRASE_WORDS) {
      for (let at = 0; at + length <= words.length; at++) {
        const phrase = words.slice(at, at + length);
        if (saysSomething(phrase[0] as string) && saysSomething(phrase.at(-1) as string)) phrases.add(phrase.join(' '));
      }
    }
  }
  return [...phrases];
}
