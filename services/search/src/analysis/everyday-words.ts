import { eng, tur } from 'stopword';
import { turkishStem } from './turkish.ts';

/** Stems, not folded ones: `oldu` is of every text, `öldü` is not. */
const STEMS: ReadonlySet<string> = new Set(tur.map(turkishStem));
const ENGLISH: ReadonlySet<string> = new Set(eng);

/** Whether every text is full of a word or of another ending of it, in either language: it is searched, but says nothing about why somebody was found. */
export const isEverydayWord = (written: string): boolean => ENGLISH.has(written.toLowerCase()) || STEMS.has(turkishStem(written));
