import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, pageAt } from '@pusula/contracts';
import type { EmailContent } from './email.ts';
import { brand, everyEmail, linksOf, TOKEN } from './every-email.testing.ts';
import { htmlDocument } from './html.ts';
import { plainText } from './plain-text.ts';

const all = LANGUAGES.flatMap((language) =>
  everyEmail({ firstName: 'Ayşe', language }).map(([kind, email]) => [kind, language, email] as const),
);
const saidIn = ({ heading, body, notes, reason, action, alternative }: EmailContent) => [
  heading,
  ...body.flat(),
  ...notes,
  reason,
  ...[action, alternative].flatMap((link) => (link ? [link.label] : [])),
];
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

describe.each(all)('the email %s in %s', (kind, language, email) => {
  const html = htmlDocument(email, brand);
  const text = plainText(email, brand);

  it('says the same in HTML and in plain text', () => {
    const flat = text.replace(/[ \n]+/g, ' ');
    for (const words of saidIn(email)) {
      expect(html).toContain(escaped(words));
      expect(flat).toContain(words);
    }
    for (const href of linksOf(email)) {
      expect(html).toContain(escaped(href));
      expect(text).toContain(href.replace('mailto:', ''));
    }
  });
  it('leads to pages that exist, at the configured address, in its language', () => {
    for (const href of linksOf(email)) {
      if (href === `mailto:${brand.contact}`) continue;
      const url = new URL(href);
      expect(url.origin).toBe(brand.url);
      const { page, language: spoken } = pageAt(url.pathname);
      expect([href, page]).not.toEqual([href, 'unknown']);
      expect(page === 'plain' ? (url.searchParams.get('language') ?? 'tr') : spoken).toBe(language);
    }
  });
  it('calls things what the pages call them (frontends/kit/src/testing/retired-words.ts)', () => {
    expect(text).not.toMatch(/öteki|denetle|rasgele|parola|koç profil|terms of use/i);
  });
  it('breaks plain text at 72 characters and leaves addresses whole', () => {
    expect(text.split('\n').filter((line) => line.length > 72 && !line.includes('https://'))).toEqual([]);
  });
  it('names its language and carries no script and no outside resource: its one picture comes along', () => {
    expect(html.startsWith(`<!doctype html><html lang="${language}"`)).toBe(true);
    expect(html).not.toMatch(/<script|url\(|@import|<link|srcset/i);
    expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringMatching(/^<img src="cid:mark@pusula" width="28" height="28" alt=""/)]);
  });
  it('is about the brand that is configured', () => {
    expect(email.subject).toBe(`${brand.name}: ${email.heading}`);
    expect(email.preview).not.toBe(email.heading);
    const other = everyEmail({ firstName: '', language }).find(([name]) => name === kind)?.[1];
    expect(other?.subject.startsWith('Pusula: ')).toBe(true);
  });
});

describe('emails with a link', () => {
  const withLink = all.filter(([, , email]) => email.action?.href.includes(TOKEN));

  it('are those that a link is asked for, in both languages', () => {
    expect(withLink.map(([kind, language]) => `${kind} ${language}`).sort()).toEqual(
      [
        'activation en',
        'activation tr',
        'confirmation of an owner en',
        'confirmation of an owner tr',
        'email-change en',
        'email-change tr',
        'password-reset en',
        'password-reset tr',
      ].sort(),
    );
  });
  it('lead where the link is used, and say the language only where it is not the default', () => {
    const addresses = Object.fromEntries(withLink.map(([kind, language, { action }]) => [`${kind} ${language}`, action?.href]));
    expect(addresses).toEqual({
      'activation tr': `https://pusula.example/verify-account#token=${TOKEN}`,
      'activation en': `https://pusula.example/verify-account?language=en#token=${TOKEN}`,
      'confirmation of an owner tr': `https://pusula.example/verify-account#token=${TOKEN}`,
      'confirmation of an owner en': `https://pusula.example/verify-account?language=en#token=${TOKEN}`,
      'email-change tr': `https://pusula.example/verify-account#token=${TOKEN}`,
      'email-change en': `https://pusula.example/verify-account?language=en#token=${TOKEN}`,
      'password-reset tr': `https://pusula.example/reset-password#token=${TOKEN}`,
      'password-reset en': `https://pusula.example/reset-password?language=en#token=${TOKEN}`,
    });
  });
  it('say until when, in the time of Türkiye, and what to do if it was somebody else', () => {
    for (const [, language, { body, notes }] of withLink) {
      expect(notes[0]).toContain(
        language === 'tr' ? '4\u00a0Mart 2026 günü Türkiye saatiyle 08:06’ya kadar' : 'until 08:06 Türkiye time on 4\u00a0March 2026',
      );
      expect([body.at(-1), notes[1]].join('\n')).toMatch(
        language === 'tr' ? /^(?:Bu\S* .*siz|Siz değilseniz) /m : /^If (?:you did|it is) not/m,
      );
    }
  });
  it('show the token in the link alone: not in subject, preview or words', () => {
    for (const [, , email] of withLink) expect([email.subject, email.preview, ...saidIn(email)].join()).not.toContain(TOKEN);
  });
});

describe('notices', () => {
  it('name the provider that was linked, and do without when it is not known', () => {
    const [, , linked] = all.find(([kind, language]) => kind === 'provider-linked' && language === 'en') ?? all[0] ?? [];
    expect(linked?.heading).toBe('Your Google account was linked');
  });
});
