import { expect, it } from '@jest/globals';
import { inboxOf, isSentEnough } from './letters.ts';

it.each([
  ['ayse@example.com', 'ayse@example.com'],
  ['ayse+pusula@example.com', 'ayse@example.com'],
  ['ayse+a+b@example.com', 'ayse@example.com'],
  ['+@example.com', '@example.com'],
])('letters to %s are read by %s', (email, inbox) => expect(inboxOf(email)).toBe(inbox));

it.each([
  ['an owner, a fifth letter', { byAccount: 4, toInbox: 50 }, true, false],
  ['an owner, a sixth letter', { byAccount: 5, toInbox: 5 }, true, true],
  ['nobody’s account, its first letter to a full inbox', { byAccount: 0, toInbox: 5 }, false, false],
  ['nobody’s account, a second one to a full inbox', { byAccount: 1, toInbox: 5 }, false, true],
  ['nobody’s account, a second one', { byAccount: 1, toInbox: 4 }, false, false],
])('is sent enough: %s', (_what, sent, hasOwner, expected) => expect(isSentEnough(sent, hasOwner)).toBe(expected));
