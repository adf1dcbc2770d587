import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '@pusula/service-kit/service';
import { hashNewPassword } from './hash-new-password.ts';
import { passwordFaults } from './password-faults.ts';
import { createPasswords } from './passwords.ts';

const owner = { email: 'ayse@example.com', givenName: 'Ayşe', familyName: 'Yılmaz' };

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

  const nobody = { email: 'x@example.com', givenName: '', familyName: '' };
  it.each([
    ['a club', ['Galatasaray1905!', 'Fenerbahçe1907!', 'Beşiktaş1903*', 'Trabzonspor61!']],
    ['a name', ['Ayşe1990!', 'Elifnur2001*', 'Mehmet1985!', 'Zeynep2010#', 'Yılmaz1978!']],
    ['a place', ['Kadıköy34!', 'Ankara2024!', 'Bornova35*']],
    ['a word', ['Password1!', 'Türkiye1923!', 'Pazartesi1!', 'Sevgilim123!', 'Kardeşim1!']],
  ])('S8: is not made of %s and a number that goes with it', (_, passwords) => {
    expect(passwords.filter((password) => !passwordFaults(password, nobody).includes('common'))).toEqual([]);
  });

  it('is not made of its owner’s own words', () => {
    expect(passwordFaults('Mihrişah-1!', { email: 'x@example.com', givenName: 'Mihrişah', familyName: '' })).toEqual(['common']);
    expect(passwordFaults('Mihrişah-1!', nobody)).toEqual([]);
  });

  it('is never refused when it is made by chance: of four words, or of twelve signs', () => {
    const random = seededRandom(42);
    const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
    const words =
      'yelken kayalık bardak sözlük merdiven çamaşır gözlük ırmak fırça tencere üzüm köprü kalem şemsiye battaniye ceviz lamba'.split(' ');
    const signs = [...'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%^&*'];
    const ofWords = () => `K${Array.from({ length: 4 }, () => pick(words)).join('-')}${Math.floor(random() * 100)}!`;
    const ofSigns = () => `${Array.from({ length: 12 }, () => pick(signs)).join('')}A7!`;
    const made = Array.from({ length: 100 }, (_, turn) => (turn % 2 === 0 ? ofWords() : ofSigns()));
    expect(made.filter((password) => passwordFaults(password, owner).length > 0)).toEqual([]);
  });
});
