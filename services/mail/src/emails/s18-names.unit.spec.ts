import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@pusula/contracts';
import { brand, everyEmail, linksOf } from './every-email.testing.ts';
import { greetingName } from './greeting.ts';
import { htmlDocument } from './html.ts';
import { plainText } from './plain-text.ts';

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
    ['Ayşe Nur Su Ela', 'Ayşe Nur Su Ela'],
    ['Call 0850 303 12 34', ''],
    ['Ara ٠٨٥٠', ''],
    ['you lose all of it', ''],
    ['', ''],
  ])('%j becomes %j', (given, kept) => {
    expect(greetingName(given)).toBe(kept);
  });
});

const HOSTILE = [
  '<b>A&"\'',
  '<img src=x onerror=1>',
  '</head><h1>x',
  "$& $` $'",
  'Ayşe\r\nBcc: evil@evil.example',
  'https://evil.example/win',
  'evil.example',
  'Click www evil',
  '\u202emoc.live\u202c',
  '{{brand}} %s',
  'x'.repeat(80),
];
/** What markup there is, word for word: a name may add words, never tags or attributes. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.join('\n');

describe.each(LANGUAGES)('S18: hostile names in every email (%s)', (language) => {
  const harmless = new Map(everyEmail({ firstName: 'Ayşe', language }));

  it.each(HOSTILE)('%j adds no markup, no link and no line', (firstName) => {
    for (const [kind, email] of everyEmail({ firstName, language })) {
      const model = harmless.get(kind);
      if (!model) throw new Error(`${kind} is missing`);
      const html = htmlDocument(email, brand);
      expect([kind, tagsOf(html)]).toEqual([kind, tagsOf(htmlDocument(model, brand))]);
      expect(linksOf(email)).toEqual(linksOf(model));
      expect(email.subject).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      for (const part of [email.subject, html, plainText(email, brand)]) expect(part).not.toMatch(/evil\.example|www evil|\u202e/);
    }
  });
});
