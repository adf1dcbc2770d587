import { LIMITS } from '@pusula/contracts';

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

export const tidyCode = (typed: string): string => digitsOf(typed).slice(0, 4);

/**
 * The ten digits of a number that was typed or pasted with spaces, brackets, a leading zero or its country code: `+90 (532) 123 45 67`. What is longer
 * all the same stays, so that its writer sees what is too much.
 */
export function tidyNumber(typed: string, code: string): string {
  const digits = digitsOf(typed).replace(/^00/, '');
  const surplus = digits.length - LIMITS.phoneLength;
  if (surplus > 0 && code !== '' && digits.startsWith(code)) return tidyNumber(digits.slice(code.length), '');
  return surplus === 1 && digits.startsWith('0') ? digits.slice(1) : digits.slice(0, 15);
}

/** As it is read aloud: `532 123 45 67`. */
export const spacedNumber = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4');

const HOME_CODE = '90';

/**
 * A number as the account knows it: ten digits of a Turkish one, else with `+` and its code. Ten digits are the number, what stands before them is
 * the code; put together again they are the same number.
 */
export const splitPhone = (phone: string): { phoneCode: string; phone: string } =>
  phone.startsWith('+')
    ? { phoneCode: phone.slice(1, -LIMITS.phoneLength), phone: phone.slice(-LIMITS.phoneLength) }
    : { phoneCode: HOME_CODE, phone };

export const joinPhone = ({ phoneCode, phone }: { phoneCode: string; phone: string }): string =>
  phoneCode === HOME_CODE ? phone : `+${phoneCode}${phone}`;

/** With its code and as it is read aloud: `+90 532 123 45 67`. */
export function readablePhone(stored: string): string {
  const { phoneCode, phone } = splitPhone(stored);
  return `+${phoneCode} ${spacedNumber(phone)}`;
}
