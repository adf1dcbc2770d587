import { LIMITS } from '@pusula/contracts';

/** What people call a thing is hardly ever longer. */
const MOST_WORDS = 3;

/** Pure: whether words may be a name of a category rather than a sentence about it. */
export const isNameLike = (words: string): boolean => words.length <= LIMITS.nameLength && words.trim().split(/\s+/u).length <= MOST_WORDS;
