import { describe, expect, it } from '@jest/globals';
import { formPhone, phoneNumber } from './phone.ts';

describe('a phone number', () => {
  it.each(['5321234567', '05321234567', '0532 123 45 67', '+90 (532) 123-45-67', '0090 532 1234567', '+905321234567'])(
    'is understood as %j',
    (written) => {
      expect(phoneNumber(written)).toBe('+905321234567');
    },
  );

  it('of another country keeps its code', () => {
    expect(phoneNumber('+49 30 901820')).toBe('+4930901820');
  });

  it.each(['', '532123456', '53212345678', '+90532', 'abcdefghij', '+', '0000000000', '+0123456789', '٥٣٢١٢٣٤٥٦٧'])(
    'is not %j',
    (written) => {
      expect(phoneNumber(written)).toBeUndefined();
    },
  );

  it('is shown in the form as ten digits when it is Turkish', () => {
    expect([formPhone('+905321234567'), formPhone('+4930901820'), formPhone('')]).toEqual(['5321234567', '+4930901820', '']);
  });
});
