import { describe, expect, it } from '@jest/globals';
import { hashNewPassword } from './hash-new-password.ts';
import { createPasswords } from './passwords.ts';

const owner = { email: 'ayse@example.com', givenName: 'Ayşe' };

describe('a new password', () => {
  it('that cannot be hashed is PASSWORD_SET_ERROR', async () => {
    const broken = { ...createPasswords(), hash: () => Promise.reject(new Error('out of memory')) };
    await expect(hashNewPassword(broken, 'Kayalık-42!', owner)).rejects.toThrow('PASSWORD_SET_ERROR');
  });

  it.each(['Kayalık-42!', 'Yelken-Rüzgar7!', 'Bir-Dag-Yolu-7!', 'X7#kq9Zp'])('such as %s is taken', async (password) => {
    await expect(hashNewPassword(createPasswords(), password, owner)).resolves.toMatch(/^\$argon2id/);
  });

  it.each(['P@ssw0rd1', 'pASSW0RD1!', 'Qwerty123!', 'QWERTY123!', '1q2w3e4R!', 'Şifre1234!', 'İstanbul34!', 'Deneme1!', 'Ayse1990!'])(
    'S8: such as %s is refused, through capitals, swapped letters and Turkish ones',
    async (password) => {
      await expect(hashNewPassword(createPasswords(), password, owner)).rejects.toThrow('WEAK_PASSWORD');
    },
  );
});
