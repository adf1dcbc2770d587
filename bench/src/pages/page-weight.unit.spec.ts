import { expect, it } from '@jest/globals';
import { sumOf, weigh, wireOf } from './page-weight.ts';

const nothing = { headers: 0, body: 0 };
const weight = weigh([
  { type: 'Document', headers: 300, body: 0 },
  { type: 'Document', headers: 1_200, body: 9_500 },
  { type: 'Script', headers: 1_000, body: 5_000 },
  { type: 'XHR', headers: 0, body: 400 },
  { type: 'Fetch', headers: 0, body: 600 },
  { type: 'Manifest', headers: 0, body: 1_000 },
]);

it('adds up what a page received by kind, redirects with the page', () => {
  expect(weight).toEqual({
    html: { headers: 1.5, body: 9.5 },
    scripts: { headers: 1, body: 5 },
    fonts: nothing,
    pictures: nothing,
    calls: { headers: 0, body: 1 },
    others: { headers: 0, body: 1 },
  });
});

it('leaves nothing out of the total, and tells headers from bodies', () => {
  expect([wireOf(weight), sumOf(weight, 'headers'), sumOf(weight, 'body')]).toEqual([19, 2.5, 16.5]);
  expect(wireOf(weight, ['scripts'])).toBe(6);
});
