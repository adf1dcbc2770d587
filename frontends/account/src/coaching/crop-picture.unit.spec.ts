import { expect, it } from '@jest/globals';
import { firstMove } from './crop-picture.ts';

it.each([
  ['a tall picture begins 8 % from its top', { y: 25, height: 50 }, 800, 136],
  ['one with little to spare begins as far down as it can', { y: 2, height: 96 }, 500, 0],
  ['a wide one stays where it is', { y: 0, height: 100 }, 400, 0],
])('%s', (_what, { y, height }, size, move) => {
  expect(firstMove({ x: 0, y, width: 100, height }, size)).toBeCloseTo(move);
});
