import { describe, expect, it } from '@jest/globals';
import { foldText } from '@pusula/contracts';
import { seededRandom } from '@pusula/service-kit/testing';
import { foldedWords, turkishOrder } from './turkish-collation.ts';

describe('what is looked for', () => {
  it.each([
    ['Işıl Çağ', 'isil cag'],
    ['IŞIL ÇAĞ', 'isil cag'],
    ['ISIL CAG', 'isil cag'],
    ['İpek', 'ipek'],
    ['i̇pek', 'ipek'],
    ['Hâlâ Rüştü Öğün', 'hala rustu ogun'],
    ['Zoë Strauß-Łęcki', 'zoe strauss-lecki'],
    ['100%_\\', '100%_\\'],
    ['', ''],
  ])('%j is folded to %j', (value, expected) => {
    expect(foldText(value)).toBe(expected);
  });

  it('is taken word by word', () => {
    expect(foldedWords('  Çağ \t IŞIL ')).toEqual(['cag', 'isil']);
    expect(foldedWords(' \n ')).toEqual([]);
  });
});

describe('the order', () => {
  const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(turkishOrder(one)), Buffer.from(turkishOrder(other)));

  it('is that of the Turkish alphabet, whatever the case', () => {
    const names = [
      'çan',
      'Can',
      'ılgın',
      'İlgi',
      'Iğdır',
      'izmir',
      'Oya',
      'ÖZ',
      'şen',
      'Sen',
      'ufuk',
      'Üç',
      'Gül',
      'ğ',
      'Hale',
      'zeynep',
      'Âdem',
      'Adil',
    ];
    const collator = new Intl.Collator('tr');
    expect([...names].sort(byBytes)).toEqual([...names].sort(collator.compare));
  });

  it('agrees with that of the language’s own collation on seeded words', () => {
    const random = seededRandom(7);
    const letters = [...'abcçdefgğhıijklmnoöprsştuüvyz'];
    const word = () => Array.from({ length: 1 + Math.floor(random() * 6) }, () => letters[Math.floor(random() * letters.length)]).join('');
    const words = Array.from({ length: 400 }, word);
    expect([...words].sort(byBytes)).toEqual([...words].sort(new Intl.Collator('tr').compare));
  });

  it('puts a shorter name before a longer one that begins with it, and blanks and marks before letters', () => {
    expect(['Ali Can', 'Ali', 'Alican', 'Ali-Can', 'Ali 2'].sort(byBytes)).toEqual(['Ali', 'Ali 2', 'Ali Can', 'Ali-Can', 'Alican']);
  });
});
