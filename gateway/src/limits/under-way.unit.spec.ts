import { expect, it } from '@jest/globals';
import { countUnderWay } from './under-way.ts';

it('so much is under way of one network, so much of all, and what has ended makes room', () => {
  const { begin } = countUnderWay({ inAll: 3, ofNetwork: 2 });
  const [first, second] = [begin('a'), begin('a')];
  expect([typeof first, typeof second, begin('a')]).toEqual(['function', 'function', undefined]);
  expect(begin('b')).toBeDefined();
  expect(begin('c')).toBeUndefined();
  first?.();
  expect(begin('a')).toBeDefined();
  expect(begin('c')).toBeUndefined();
  second?.();
  expect(begin('c')).toBeDefined();
});
