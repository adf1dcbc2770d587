import { expect, it } from '@jest/globals';
import { limitPerCustomer } from './limit-per-customer.ts';

it('so much is under way of one network, so much of all, and what has ended makes room', () => {
  const { begin } = limitPerCustomer({ inAll: 3, ofCustomer: 3, ofNetwork: 2 });
  const [first, second] = [begin('a'), begin('a')];
  expect([typeof first, typeof second, begin('a')]).toEqual(['function', 'function', undefined]);
  expect(begin('b')).toBeDefined();
  expect(begin('c')).toBeUndefined();
  first?.();
  first?.();
  expect(begin('a')).toBeDefined();
  expect(begin('c')).toBeUndefined();
  second?.();
  expect(begin('c')).toBeDefined();
});

/** Begins them in order. @returns whether each found room, and which were given up for others */
function filled(inAll: number, networks: readonly string[]) {
  const { begin } = limitPerCustomer({ inAll, ofCustomer: 100, ofNetwork: 100 });
  const givenUp: string[] = [];
  const begun = networks.map((network, at) => begin(network, { giveUp: () => givenUp.push(`${network} ${at}`) }) !== undefined);
  return { begun, givenUp };
}

it('who holds most makes room for who holds less, the oldest first', () => {
  expect(filled(4, ['a', 'a', 'a', 'b', 'c', 'd'])).toEqual({ begun: Array(6).fill(true), givenUp: ['a 0', 'a 1'] });
});

it('nobody makes room for who would hold as much', () => {
  expect(filled(4, ['a', 'a', 'b', 'b', 'a', 'b'])).toEqual({ begun: [true, true, true, true, false, false], givenUp: [] });
  expect(filled(3, ['a', 'b', 'c', 'd'])).toEqual({ begun: [true, true, true, false], givenUp: [] });
});

it('the many networks of one customer are one', () => {
  const networks = ['2001:db8:1:0::/64', '2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:2:0::/64'];
  expect(filled(3, networks)).toEqual({ begun: Array(4).fill(true), givenUp: ['2001:db8:1:0::/64 0'] });
});

it('what weighs more takes the room of several, of who holds most', () => {
  const { begin } = limitPerCustomer({ inAll: 4, ofCustomer: 4, ofNetwork: 4 });
  const givenUp: string[] = [];
  for (const network of ['a', 'a', 'a', 'b']) begin(network, { giveUp: () => givenUp.push(network) });
  expect(begin('c', { weight: 2 })).toBeDefined();
  expect(givenUp).toEqual(['a', 'a']);
  expect(begin('d', { weight: 5 })).toBeUndefined();
});

it('whoever has many networks has no more than so much with all of them', () => {
  const { begin } = limitPerCustomer({ inAll: 100, ofCustomer: 3, ofNetwork: 2 }, 2);
  const begun = Array.from({ length: 8 }, (_, at) => begin(`2001:db8:1:${at % 4}::/64`));
  expect(begun.map((end) => end !== undefined)).toEqual([...Array(6).fill(true), false, false]);
  begun[0]?.();
  expect(begin('2001:db8:1:9::/64')).toBeDefined();
  expect(begin('2001:db8:2:0::/64')).toBeDefined();
});

it('among the networks of a customer the one that has most makes room for the others', () => {
  const { begin } = limitPerCustomer({ inAll: 100, ofCustomer: 4, ofNetwork: 3 });
  const givenUp: number[] = [];
  const networks = [0, 0, 0, 1, 2, 3, 1];
  const begun = networks.map((network, at) => begin(`2001:db8:1:${network}::/64`, { giveUp: () => givenUp.push(at) }) !== undefined);
  expect([begun, givenUp]).toEqual([
    [true, true, true, true, true, true, false],
    [0, 1],
  ]);
});
