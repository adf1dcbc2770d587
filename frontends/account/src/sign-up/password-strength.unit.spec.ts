import { expect, it } from '@jest/globals';
import { strengthOf } from './password-strength.ts';

it.each([
  ['', 'none'],
  ['abc', 'weak'],
  ['yelkenli', 'weak'],
  ['Yelkenli', 'fair'],
  ['Yelkenli1', 'fair'],
  ['Yelken!1', 'good'],
  ['Yelken!Rota42', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
