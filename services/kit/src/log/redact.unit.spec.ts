import { expect, it } from '@jest/globals';
import { redactText } from './redact.ts';

it.each([
  ['ayse@example.com', '[hidden]'],
  ['no <ayse@example.com>, "ali+a@b.example.com": none', 'no <[hidden]>, "[hidden]": none'],
  ['email=ayse@example.com;a=b', 'email=[hidden];a=b'],
  ['a@b.com1@c.de', '[hidden][hidden]'],
  ['@example.com a@ a@b a@.c @', '@example.com a@ a@b a@.c @'],
  ['postgres://user:geheim@db/x and a://b://c:d@e', 'postgres://[hidden]@db/x and a://b://[hidden]@e'],
  ['Bearer xeyJhbGciOiJF.eyJzdWIi.c2ln.rest', 'Bearer x[hidden].rest'],
  ['eyJshort.a.b eyJhbGciOiJF.only', 'eyJshort.a.b eyJhbGciOiJF.only'],
  ['+905321234567, 05321234567, x5321234567', '[hidden], [hidden], x5321234567'],
])('S19: %j is logged as %j', (text, logged) => {
  expect(redactText(text)).toBe(logged);
});

const LONG = 256 * 1024;
const PARTS = 16;
const long = (part: string) => part.repeat(LONG / part.length);

/** What nobody would notice, and a text whose time grows faster than its length exceeds many times over, also on the fastest machine. */
const SLACK_MICROSECONDS = 5_000;

/** How many times as long one text takes as its sixteenth does sixteen times: once where the time grows as the length does, and 16 times or more where it does faster. */
function growth(text: string): number {
  const short = text.slice(0, LONG / PARTS);
  const took = (work: () => void) => {
    const tries = Array.from({ length: 5 }, () => {
      // Of this thread alone: a busy machine makes nothing look slow.
      const began = process.threadCpuUsage();
      work();
      const { user, system } = process.threadCpuUsage(began);
      return user + system; // how it is divided between them is a guess of the kernel's
    });
    return Math.min(...tries);
  };
  const parts = took(() => {
    for (let part = 0; part < PARTS; part++) redactText(short);
  });
  return took(() => redactText(text)) / (parts + SLACK_MICROSECONDS);
}

it.each(['a', 'a@', 'a@b', '@', 'a.', 'a=', 'eyJ', 'eyJhbGciOiJF.', 'x://', 'x://:', ':', 'a:', '5321', '+90', ' a@b.c'])(
  'a text of %j over and over takes as long as its parts do',
  (part) => {
    expect(growth(long(part))).toBeLessThan(8);
  },
);

it('a long name before an address that has no end takes as long as its parts do', () => {
  expect(growth(`${'a'.repeat(LONG / PARTS / 2)}@${'b'.repeat(LONG)}`)).toBeLessThan(8);
});
