import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@pusula/contracts';
import { RULES } from '../analysis/rules-by-language.ts';
import { hunspellWords } from './hunspell-words.ts';

/** Words of the interface languages, whoever uses them. */
export type LanguageWords = {
  /** @param folded as `fold` leaves it */
  readonly has: (folded: string) => boolean;
};

const DICTIONARIES = LANGUAGES.flatMap((language) => RULES[language].dictionaries);
const { resolve } = createRequire(import.meta.url);

let loading: Promise<LanguageWords> | undefined;

/** Reads the dictionaries once for the whole process: about half a second, and two megabytes that stay. */
export const languageWords = (): Promise<LanguageWords> => (loading ??= load());

async function load(): Promise<LanguageWords> {
  const lists = await Promise.all(
    DICTIONARIES.map(async (name) => {
      const folder = dirname(resolve(name));
      const [words, affixes] = await Promise.all([
        readFile(join(folder, 'index.dic'), 'utf8'),
        readFile(join(folder, 'index.aff'), 'utf8'),
      ]);
      return hunspellWords({ words, affixes });
    }),
  );
  return { has: (folded) => lists.some((has) => has(folded)) };
}
