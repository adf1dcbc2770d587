import { startOfDay } from './days.ts';

/** ULID in lower case: sortable by time, without dashes so that slugs parse. Without zod, so that browsers can read slugs without loading schemas. */
export const ID_PATTERN = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LETTERS = 10;

/** The moment an id was made at: of an account's id, when it was registered. */
export const timeOfId = (id: string): Date =>
  new Date([...id.slice(0, TIME_LETTERS)].reduce((time, letter) => time * CROCKFORD.length + CROCKFORD.indexOf(letter), 0));

/** The part of an id that chance made: it says nothing about when. */
export const chanceOfId = (id: string): string => id.slice(TIME_LETTERS);

/** Where the ids of a moment begin: every id made before it sorts before this, every other one after it. */
export function firstIdOf(moment: Date): string {
  // No id is older than 1970.
  let rest = Math.max(0, moment.getTime());
  let letters = '';
  for (let letter = 0; letter < TIME_LETTERS; letter += 1) {
    letters = CROCKFORD.charAt(rest % CROCKFORD.length) + letters;
    rest = Math.floor(rest / CROCKFORD.length);
  }
  return letters.padEnd(26, '0');
}

/** Where the ids of a day begin, and of those after it. @param day `YYYY-MM-DD`, as days are in Istanbul */
export const firstIdOn = (day: string): string => firstIdOf(startOfDay(day));
