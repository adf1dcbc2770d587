import type { Look } from './person.ts';

/** Which of Notionists' numbered parts suit whom. Parts that grin, frown, cry or dress up are left out. */

type Hair = Exclude<Look['hair'], 'bald'>;

const WOMEN: Record<Hair, readonly number[]> = {
  short: [4, 11, 24, 43],
  medium: [2, 10, 23, 58, 8],
  long: [28, 36, 37, 41],
  bun: [29, 30, 39, 48, 57],
  curly: [9, 20, 22, 33],
  covered: [62, 63],
};

const MEN: Record<Hair, readonly number[]> = {
  short: [5, 6, 7, 13, 15, 16, 18, 21, 25, 27, 32, 34, 35, 38, 49, 54, 55],
  medium: [1, 3, 12, 17, 19, 56],
  long: [37, 58],
  bun: [29, 39],
  curly: [9, 22, 31, 33],
  covered: [62, 63],
};

export function hairParts(gender: string, hair: Hair): readonly number[] {
  if (gender === 'Female') return WOMEN[hair];
  if (gender === 'Male') return MEN[hair];
  return [...new Set([...WOMEN[hair], ...MEN[hair]])];
}

/** Hair that leaves the ear free, so that an earring is seen. */
export const EAR_FREE: readonly number[] = [4, 9, 22, 24, 29, 33, 39, 48];

export const BODIES = {
  Female: [5, 7, 11, 12, 13, 14, 15, 16, 21, 23, 25, 9, 17],
  Male: [7, 9, 10, 13, 14, 16, 17, 19, 20, 21, 23, 25, 5],
} as const;
/** Necklines that stay clear of a scarf wound about the neck. */
export const BODIES_UNDER_SCARF = [7, 9, 11, 13, 16, 17, 21, 25] as const;

export const BROWS = { Female: [4, 5, 9, 12], Male: [4, 5, 7, 8, 9] } as const;
/** The one pair that looks at the reader, neither tired nor winking. */
export const EYES = 5;
export const NOSES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 17] as const;
export const LIPS = [3, 14, 17, 17, 22, 22, 23, 23] as const;
export const BEARDS = { young: [2, 2, 1, 11, 12], middle: [2, 2, 2, 1, 8, 11], older: [2, 2, 2, 1, 8] } as const;
export const GLASSES = [3, 8, 11, 11] as const;
