import { expect, it } from '@jest/globals';
import { customerOf, networkOf } from './networks.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::/64', '2001:db8:0'],
  ['2001:db8:0:ffff::/64', '2001:db8:0'],
  ['2001:db8:1:0::/64', '2001:db8:1'],
])('the network %s is of the customer %s', (network, customer) => {
  expect(customerOf(network)).toBe(customer);
});
