import { describe, expect, it } from '@jest/globals';
import { foldEmail } from './email.ts';
import { line, text, WebAddress } from './values.ts';

const NAME = line(80);
const BIO = text(4_000);

describe('a text of one line', () => {
  it.each(['Ali\r\nBcc: x@y.example', 'Ali\nVeli', 'Ali\rVeli', 'Ali\u2028Veli', 'Ali\u2029Veli', 'Ali\u0085Veli', 'Ali\u000bVeli'])(
    '%j is refused',
    (name) => {
      expect(NAME.safeParse(name).success).toBe(false);
    },
  );

  it.each([
    ['\u200bAli', 'Ali'],
    ['A\u200bl\u2060i\ufeff', 'Ali'],
    ['Ay\u00adşe', 'Ayşe'],
    ['A\u200cl\u200di', 'Ali'],
    ['A\u200c\u200dli', 'Ali'],
    ['\u3164Ali\u200d', 'Ali'],
    ['Ali\tVeli', 'Ali Veli'],
    ['Ali\n', 'Ali'],
  ])('%j is %j: nothing that nobody sees makes another name of it', (name, kept) => {
    expect(NAME.parse(name)).toBe(kept);
  });

  it.each(['\u200b', '\u2060\u2060', '\ufeff', '\u3164', '\u200d\u200c', '\u00ad \u200b'])('%j is none', (name) => {
    expect(NAME.safeParse(name).success).toBe(false);
  });

  it.each(['می‌خواهم', 'क्‍ष', '👩‍🏫', '👩🏽‍🏫', '❤️‍🔥', '🏳️‍🌈', 'Gülşah Öz', 'Kahn-Ünal', "O'Neil", 'שלום\u200f!'])(
    '%s is kept as it is',
    (name) => {
      expect(NAME.parse(name)).toBe(name);
    },
  );
});

describe('a text of many lines', () => {
  it('keeps its lines and tabs, and loses what nobody sees', () => {
    expect(BIO.parse('\ufeffOn yıldır\r\n\tkoçum.\n\nVan\u200b’da\u00ad.')).toBe('On yıldır\r\n\tkoçum.\n\nVan’da.');
  });
});

it('an address on the web has no line break, with which another would begin', () => {
  expect(['https://a.example/\r\nb', 'https://a.exa\nmple'].map((url) => WebAddress().safeParse(url).success)).toEqual([false, false]);
  expect(WebAddress().parse(' https://a.example/b\n')).toBe('https://a.example/b');
});

it('an address that is folded again is the same: limits and accounts are found by one', () => {
  const composed = ['ǰ', 'ẖ', 'ẗ', 'ΐ', 'İ', 'ß', 'Å'];
  for (const letter of composed)
    for (const spelling of [letter, letter.normalize('NFD'), letter.toUpperCase(), letter.toUpperCase().normalize('NFD')]) {
      const once = foldEmail(`${spelling}@posta.example`);
      expect(foldEmail(once)).toBe(once);
    }
  expect(new Set(['ǰ', 'J\u030c', 'j\u030c'].map(foldEmail)).size).toBe(1);
});
