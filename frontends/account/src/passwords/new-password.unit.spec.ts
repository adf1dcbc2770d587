import { describe, expect, it } from '@jest/globals';
import { newPassword } from './new-password.ts';

describe('a new password', () => {
  const check = (password: string, confirmation = password) => {
    const { error } = newPassword.safeParse({ password, confirmation });
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
  };

  it.each(['Kısa1!', 'yelken!rota42', 'YelkenRota42', 'Yelken!Rota', 'yelkenli'])('%s breaks a rule', (password) => {
    expect(check(password)).toEqual({ password: 'passwords:errors.rules' });
  });

  it('that meets the rules and is repeated is taken', () => {
    expect(check('Yelken!Rota42')).toEqual({});
  });

  it('has to be there, twice, and the same', () => {
    expect(check('', '')).toEqual({ password: 'passwords:errors.missing', confirmation: 'passwords:errors.confirmation' });
    expect(check('Yelken!Rota42', 'Yelken!Rota43')).toEqual({ confirmation: 'passwords:errors.confirmationDiffers' });
    expect(check('kisa', 'uzun')).toEqual({
      password: 'passwords:errors.rules',
      confirmation: 'passwords:errors.confirmationDiffers',
    });
  });

  it('has its length', () => {
    expect(check(`Aa1!${'x'.repeat(125)}`)).toEqual({ password: 'passwords:errors.long' });
  });
});
