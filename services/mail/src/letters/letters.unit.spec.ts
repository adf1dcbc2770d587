import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, pageAt } from '@pusula/contracts';
import { htmlDocument } from './html.ts';
import type { Letter } from './letter.ts';
import { brand, everyLetter, linksOf, TOKEN } from './letters.fixture.ts';
import { plainText } from './plain-text.ts';

const all = LANGUAGES.flatMap((language) =>
  everyLetter({ firstName: 'Ayşe', language }).map(([kind, letter]) => [kind, language, letter] as const),
);
const saidIn = ({ heading, body, notes, reason, action, alternative }: Letter) => [
  heading,
  ...body.flat(),
  ...notes,
  reason,
  ...[action, alternative].flatMap((link) => (link ? [link.label] : [])),
];
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

describe.each(all)('the letter %s in %s', (kind, language, letter) => {
  const html = htmlDocument(letter, brand);
  const text = plainText(letter, brand);

  it('says the same in HTML and in plain text', () => {
    const flat = text.replace(/[ \n]+/g, ' ');
    for (const words of saidIn(letter)) {
      expect(html).toContain(escaped(words));
      expect(flat).toContain(words);
    }
    for (const href of linksOf(letter)) {
      expect(html).toContain(escaped(href));
      expect(text).toContain(href.replace('mailto:', ''));
    }
  });
  it('leads to pages that exist, at the configured address, in its language', () => {
    for (const href of linksOf(letter)) {
      if (href === `mailto:${brand.contact}`) continue;
      const url = new URL(href);
      expect(url.origin).toBe(brand.url);
      const { page, language: spoken } = pageAt(url.pathname);
      expect([href, page]).not.toEqual([href, 'unknown']);
      expect(page === 'plain' ? (url.searchParams.get('language') ?? 'tr') : spoken).toBe(language);
    }
  });
  it('breaks plain text at 72 characters and leaves addresses whole', () => {
    expect(text.split('\n').filter((line) => line.length > 72 && !line.includes('https://'))).toEqual([]);
  });
  it('names its language and carries no script and no outside resource', () => {
    expect(html.startsWith(`<!doctype html><html lang="${language}"`)).toBe(true);
    expect(html).not.toMatch(/<script|<img|url\(|@import|<link/i);
  });
  it('is about the brand that is configured', () => {
    expect(letter.subject).toBe(`${brand.name}: ${letter.heading}`);
    expect(letter.preview).not.toBe(letter.heading);
    const other = everyLetter({ firstName: '', language }).find(([name]) => name === kind)?.[1];
    expect(other?.subject.startsWith('Pusula: ')).toBe(true);
  });
});

describe('letters with a link', () => {
  const withLink = all.filter(([, , letter]) => letter.action?.href.includes(TOKEN));

  it('are the three that a link is asked for, in both languages', () => {
    expect(withLink.map(([kind, language]) => `${kind} ${language}`).sort()).toEqual(
      ['activation en', 'activation tr', 'email-change en', 'email-change tr', 'password-reset en', 'password-reset tr'].sort(),
    );
  });
  it('lead where the link is used, and say the language only where it is not the default', () => {
    const addresses = Object.fromEntries(withLink.map(([kind, language, { action }]) => [`${kind} ${language}`, action?.href]));
    expect(addresses).toEqual({
      'activation tr': `https://pusula.example/verify-account#token=${TOKEN}`,
      'activation en': `https://pusula.example/verify-account?language=en#token=${TOKEN}`,
      'email-change tr': `https://pusula.example/verify-account#token=${TOKEN}`,
      'email-change en': `https://pusula.example/verify-account?language=en#token=${TOKEN}`,
      'password-reset tr': `https://pusula.example/reset-password#token=${TOKEN}`,
      'password-reset en': `https://pusula.example/reset-password?language=en#token=${TOKEN}`,
    });
  });
  it('say until when, in the time of Türkiye, and what to do if it was somebody else', () => {
    for (const [, language, { notes }] of withLink) {
      expect(notes[0]).toContain(
        language === 'tr' ? '4\u00a0Mart 2026 günü Türkiye saatiyle 08:06’ya kadar' : 'until 08:06 Türkiye time on 4\u00a0March 2026',
      );
      expect(notes[1]).toMatch(language === 'tr' ? /^Bu\S* .*siz/ : /^If you did not/);
    }
  });
  it('show the token in the link alone: not in subject, preview or words', () => {
    for (const [, , letter] of withLink) expect([letter.subject, letter.preview, ...saidIn(letter)].join()).not.toContain(TOKEN);
  });
});

describe('notices', () => {
  it('name the provider that was linked, and do without when it is not known', () => {
    const [, , linked] = all.find(([kind, language]) => kind === 'provider-linked' && language === 'en') ?? all[0] ?? [];
    expect(linked?.heading).toBe('Your Google account was linked');
  });
});
