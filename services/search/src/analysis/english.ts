import { newStemmer } from 'snowball-stemmers';
import { fold } from './fold.ts';

const snowball = newStemmer('english');

/** English Snowball (Porter 2) of a word in any casing. */
export const stemEnglish = (word: string): string => snowball.stem(fold(word));
