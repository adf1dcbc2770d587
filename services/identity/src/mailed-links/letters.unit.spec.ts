import { expect, it } from '@jest/globals';
import { type Claim, inboxOf, isSentEnough } from './letters.ts';

it.each([
  ['ayse@example.com', 'ayse@example.com'],
  ['ayse+pusula@example.com', 'ayse@example.com'],
  ['ayse+a+b@example.com', 'ayse@example.com'],
  ['+@example.com', '@example.com'],
  ['ada@ｆirma。example', 'ada@firma.example'],
  ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
])('letters to %s are read by %s', (email, inbox) => expect(inboxOf(email)).toBe(inbox));

it.each<[string, { byAccount?: number; toAddress?: number; toInbox?: number }, Claim, boolean, boolean]>([
  ['to its proven address, a fifth', { byAccount: 4, toAddress: 50, toInbox: 50 }, 'proven', true, false],
  ['to its proven address, a sixth', { byAccount: 5 }, 'proven', true, true],
  [
    'to an address nobody has proven, however many other ways of writing it were sent some',
    { byAccount: 1, toInbox: 50, toAddress: 9 },
    'own',
    false,
    false,
  ],
  ['to an address that other accounts of it were sent ten, a first one', { toAddress: 10 }, 'own', false, false],
  ['to an address that other accounts of it were sent ten, a second one', { byAccount: 1, toAddress: 10 }, 'own', false, true],
  ['to another way of writing a full inbox, a first one', { toInbox: 50 }, 'alias', false, false],
  ['to another way of writing a full inbox, a second one', { byAccount: 1, toInbox: 5 }, 'alias', false, true],
  ['to an address that is named by somebody unproven, a first one to a full inbox', { toInbox: 5 }, 'named', false, true],
  ['to an address that is named by somebody unproven', { byAccount: 3, toInbox: 4 }, 'named', false, false],
  ['to an address that an owner names, a first one to a full inbox', { toInbox: 50 }, 'named', true, false],
  ['to an address that an owner names, a second one to a full inbox', { byAccount: 1, toInbox: 5 }, 'named', true, true],
])('is sent enough: %s', (_what, sent, claim, hasOwner, expected) =>
  expect(isSentEnough({ byAccount: 0, toAddress: 0, toInbox: 0, ...sent }, claim, hasOwner)).toBe(expected),
);
