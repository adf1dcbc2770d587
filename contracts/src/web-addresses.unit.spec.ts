import { expect, it } from '@jest/globals';
import { WebAddress } from './values.ts';
import { withScheme } from './web-addresses.ts';

it.each([
  ['linkedin.com/in/elif', 'https://linkedin.com/in/elif'],
  [' elifsarikaya.com ', 'https://elifsarikaya.com'],
  ['şiir.com.tr?a=b', 'https://şiir.com.tr?a=b'],
  ['http://elif.example', 'http://elif.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['elif', 'elif'],
  ['', ''],
])('the address %s is meant as %s', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});

it.each([
  ['www.x.example', 'https://www.x.example'],
  [' elif.example/ben?a=b\n', 'https://elif.example/ben?a=b'],
  ['http://elif.example', 'http://elif.example'],
])('a website may be said as %j', (said, kept) => {
  expect(WebAddress().parse(said)).toBe(kept);
});

it.each(['elif', 'javascript:alert(1)', 'ftp://elif.example', 'elif@elif.example', 'www.x.example/\r\nb', '', 'www..example'])(
  '%j is no website',
  (said) => {
    expect(WebAddress().safeParse(said).success).toBe(false);
  },
);

it.each(['linkedin.com/in/x', 'linkedin.com.evil.example/in/x'])('a network’s address says its scheme: %j does not', (said) => {
  expect(WebAddress('linkedin.com').safeParse(said).success).toBe(false);
});
