import { expect, it } from '@jest/globals';
import { strengthOf } from './password-strength.ts';

it.each([
  ['', 'none', 'none'],
  ['abc', 'none', 'weak'],
  ['yelkenli', 'none', 'weak'],
  ['Yelkenli', 'none', 'fair'],
  ['Yelkenli1', 'none', 'fair'],
  ['Yelken!1', 'fine', 'good'],
  ['Yelken!Rota42', 'fine', 'strong'],
  ['Password1!', 'common', 'weak'],
  ['Password1!', 'none', 'unchecked'],
  ['Password1!', 'asking', 'unchecked'],
  ['Yelken!Rota42', 'unknown', 'unchecked'],
] as const)('%s, which the server finds %s, is %s', (password, verdict, strength) => {
  expect(strengthOf(password, verdict)).toBe(strength);
});
