import { ADDRESS } from '../addresses.ts';
import type { Finder, Found } from './found.ts';

const HANDLE = /(?<![\w.@])@\w[\w.]{1,29}/g;
const PHONE = /(?<![\p{L}\d])\+?\d[\d ().-]{8,20}\d(?!\d)/gu;
const FEWEST_DIGITS = 10;

/** `https://www.Ornek.com/a/` and `ornek.com/a` lead to the same place; the end of a path is often somebody's handle. */
function keysOfAddress(address: string): string[] {
  const key = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
  return [`contact:${key}`];
}

const keyOfPhone = (phone: string) => `contact:${phone.replace(/\D/g, '').slice(-FEWEST_DIGITS)}`;

/** Ways to reach somebody: web and e-mail addresses, handles, phone numbers. */
export const contactsIn: Finder = (text) => {
  const find = (pattern: RegExp, keysOf: (match: string) => string[]): Found[] =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      kind: 'contact',
      start: index,
      end: index + match.length,
      keys: keysOf(match),
    }));
  return [
    ...find(ADDRESS, keysOfAddress),
    ...find(HANDLE, (handle) => [`contact:${handle.toLowerCase().replace(/\.$/, '')}`]),
    ...find(PHONE, (phone) => [keyOfPhone(phone)]).filter(
      ({ start, end }) => text.slice(start, end).replace(/\D/g, '').length >= FEWEST_DIGITS,
    ),
  ];
};

/** Handles that a text names by the address of a page: `instagram.com/ayse` is `@ayse`. */
export const handlesIn = (text: string): string[] =>
  contactsIn(text, 'tr').flatMap(({ keys }) => keys.map((key) => `contact:@${key.split('/').at(-1)}`));
