import { LANGUAGES } from '@pusula/contracts';
import { RULES } from './rules-by-language.ts';

/** Whether every text is full of a word or of another ending of it, in any language: it is searched, but says nothing about why somebody was found. */
export const isEverydayWord = (written: string): boolean => LANGUAGES.some((language) => RULES[language].isEveryday(written));
