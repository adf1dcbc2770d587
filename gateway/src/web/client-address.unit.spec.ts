import type { IncomingMessage } from 'node:http';
import { expect, it } from '@jest/globals';
import { clientAddress, networkOf } from './client-address.ts';

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
  ['203.0.113.7:20001', '203.0.113.7'],
  ['[2001:db8::1]:20001', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['203.0.113.007', '10.0.0.9'],
  ['somebody-else', '10.0.0.9'],
])('a trusted proxy that writes %s speaks of %s', (written, network) => {
  const request = { socket: { remoteAddress: '10.0.0.9' }, headers: { 'x-forwarded-for': written } } as unknown as IncomingMessage;
  expect(clientAddress(['10.0.0.9'])(request)).toBe(network);
});
