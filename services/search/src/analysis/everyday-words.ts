import { eng, tur } from 'stopword';
import { fold } from './fold.ts';

/** Words of which every text is full, in both languages, folded: they are searched, but say nothing about why somebody was found. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set([...tur, ...eng].map(fold));
