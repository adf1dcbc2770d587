import type { IncomingMessage } from 'node:http';
import { expect, it } from '@jest/globals';
import { clientAddress } from './client-address.ts';

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
