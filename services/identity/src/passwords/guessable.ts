import { readFileSync } from 'node:fs';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What the list of the world's most used passwords lacks; a group of words each, so that the likeliest of each group counts as likely. */
function localWords(): Record<string, string[]> {
  const groups = readFileSync(new URL('local-words.txt', import.meta.url), 'utf8')
    .split(/^# /m)
    .slice(2);
  return Object.fromEntries(
    groups.map((group) => {
      const [name = '', ...words] = group.trim().split('\n');
      return [name, words.join(' ').split(' ')];
    }),
  );
}

/** Passwords that take fewer guesses than this are found before a limit on attempts helps. */
const FEWEST_GUESSES = 100_000_000;
/** The work grows with the square of the length, and a password that is guessable that far is guessable. */
const LOOKED_AT = 32;

/** How many ways to read symbols as letters are tried: a password full of symbols that each mean two letters has hundreds, and takes a tenth of a second. */
const READINGS = 16;

/** Turkish letters as they are typed without them, so that `Şifre` is `sifre`; the estimator itself sees through case and swaps such as @ for a. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('İ', 'I');

/**
 * Makes the question whether a password is a common one, or close to one, or to what is known of its owner.
 * @returns a function of the password and of words such as the owner's name and address
 */
export function createGuessable(): (password: string, words: readonly string[]) => boolean {
  const estimator = new ZxcvbnFactory({
    dictionary: { ...dictionary, ...localWords() },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: READINGS,
  });
  return (password, words) => {
    const { guesses } = estimator.check(plain(password).slice(0, LOOKED_AT), words.map(plain));
    return guesses < FEWEST_GUESSES;
  };
}
