import { Email, LIMITS } from '@pusula/contracts';

/** Pure: what a provider says in a field, as one trimmed text; empty when it says nothing. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.normalize('NFC').trim() : '');

/** Pure: a name as a form takes it. */
export const nameOf = (value: unknown): string => textOf(value).slice(0, LIMITS.nameLength);

/** Pure: an address folded as accounts keep it; empty when there is none. */
export const addressOf = (value: unknown): string => Email.safeParse(value).data ?? '';

/** Pure: an address of the web that a page may show, or nothing. */
export function webAddress(value: unknown): string {
  const address = textOf(value);
  const protocol = URL.parse(address)?.protocol;
  return address.length <= LIMITS.urlLength && (protocol === 'https:' || protocol === 'http:') ? address : '';
}
