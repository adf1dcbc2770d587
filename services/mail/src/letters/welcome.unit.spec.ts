import { describe, expect, it } from '@jest/globals';
import { greetingName } from './greeting.ts';
import { htmlDocument } from './html.ts';
import { plainText } from './plain-text.ts';
import { welcomeLetter } from './welcome.ts';

const brand = { name: 'Pusula', url: 'https://pusula.example' };
const letterTo = (firstName: string, language: 'tr' | 'en' = 'tr') => welcomeLetter({ firstName, language }, brand);

describe('the welcome letter', () => {
  it('greets in the language of the account', () => {
    expect([letterTo('Ayşe').subject, letterTo('Ayşe', 'en').subject]).toEqual(['Pusula: Hoş geldiniz, Ayşe', 'Pusula: Welcome, Ayşe']);
  });

  it('links to the pages of its language, at the configured address', () => {
    expect([letterTo('Ayşe').action.href, letterTo('Ayşe', 'en').footerLinks[0]?.href]).toEqual([
      'https://pusula.example/tr/kategoriler',
      'https://pusula.example/en/privacy-policy',
    ]);
  });

  it.each(['tr', 'en'] as const)('says the same in HTML and in plain text (%s)', (language) => {
    const letter = letterTo('Ayşe', language);
    const html = htmlDocument(letter, brand);
    const text = plainText(letter, brand).replace(/\s+/g, ' ');
    for (const words of [letter.heading, ...letter.paragraphs, letter.action.href, letter.reason]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
  });

  it('breaks plain text at 72 characters and leaves addresses whole', () => {
    const lines = plainText(letterTo('Ayşe'), brand).split('\n');
    expect(lines.filter((line) => line.length > 72 && !line.includes('https://'))).toEqual([]);
  });

  it('S18: makes no markup of a name', () => {
    const html = htmlDocument(letterTo('<b>A&"'), brand);
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;A');
  });

  it('names its language and carries no script and no outside resource', () => {
    const html = htmlDocument(letterTo('Ayşe'), brand);
    expect(html).toMatch(/^<!doctype html><html lang="tr"/);
    expect(html).not.toMatch(/<script|<img|url\(|@import|<link/i);
  });
});

describe('S18: a name in a greeting', () => {
  it.each([
    ['Ayşe\r\nBcc: x', ''],
    ['Ayşe\nNur', 'Ayşe Nur'],
    ['http://evil.example', ''],
    ['evil.example', ''],
    ['www evil', ''],
    ['a@b', ''],
    ['x'.repeat(41), ''],
    ['\u202eabc\u200b', 'abc'],
    ['O’Neil', 'O’Neil'],
    ['M. Ali', 'M. Ali'],
    ['', ''],
  ])('%j becomes %j', (given, kept) => {
    expect(greetingName(given)).toBe(kept);
  });
});
