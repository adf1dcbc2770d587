import { LIMITS } from '@pusula/contracts';

const TURKEY = '+90';
const NATIONAL = new RegExp(`^[1-9]\\d{${LIMITS.phoneLength - 1}}$`);
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/**
 * Pure: a phone number with its country code, from ten digits (`5321234567`, as the specification's section 5 asks) or from the ways people write
 * them: `0532 123 45 67`, `+90 (532) 123-45-67`.
 * @returns undefined when it is no number
 */
export function phoneNumber(value: string): string | undefined {
  const plain = value.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const national = plain.replace(/^\+90/, '').replace(/^0/, '');
  if (!plain.startsWith('+') || plain.startsWith(TURKEY)) return NATIONAL.test(national) ? TURKEY + national : undefined;
  return INTERNATIONAL.test(plain) ? plain : undefined;
}

/** Pure: the number as the account form shows it: ten digits when it is Turkish. */
export const formPhone = (number: string): string => (number.startsWith(TURKEY) ? number.slice(TURKEY.length) : number);
