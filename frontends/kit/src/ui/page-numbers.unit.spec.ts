import { expect, it } from '@jest/globals';
import { pageNumbers } from './page-numbers.ts';

it.each([
  [1, 2, [1, 2]],
  [1, 12, [1, 2, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
  [3, 5, [1, 2, 3, 4, 5]],
])('on page %i of %i shows %j', (current, last, numbers) => {
  expect(pageNumbers(current, last)).toEqual(numbers);
});
