/** Above it a word of a name is longer than a phone's line in the largest type. */
const LONGEST_WORD = 24;

export const hasLongWord = (name: string) => name.split(/\s+/u).some((word) => [...word].length > LONGEST_WORD);
