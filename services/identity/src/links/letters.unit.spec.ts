import { expect, it } from '@jest/globals';
import { inboxOf, isSentEnough } from './letters.ts';

it.each([
  ['ayse@example.com', 'ayse@example.com'],
  ['ayse+pusula@example.com', 'ayse@example.com'],
  ['ayse+a+b@example.com', 'ayse@example.com'],
  ['+@example.com', '@example.com'],
])('letters to %s are read by %s', (email, inbox) => expect(inboxOf(email)).toBe(inbox));

it.each([
  ['to an owner, a fifth letter', { byAccount: 4, toInbox: 50 }, { isToOwner: true, hasFirst: true }, false],
  ['to an owner, a sixth letter', { byAccount: 5, toInbox: 5 }, { isToOwner: true, hasFirst: true }, true],
  ['to anybody, a first one to a full inbox', { byAccount: 0, toInbox: 5 }, { isToOwner: false, hasFirst: true }, false],
  ['to anybody, a first one after twenty', { byAccount: 0, toInbox: 20 }, { isToOwner: false, hasFirst: true }, true],
  ['to an owner, a first one after twenty', { byAccount: 0, toInbox: 20 }, { isToOwner: true, hasFirst: true }, false],
  ['to anybody, a second one to a full inbox', { byAccount: 1, toInbox: 5 }, { isToOwner: false, hasFirst: true }, true],
  ['to anybody, a second one', { byAccount: 1, toInbox: 4 }, { isToOwner: false, hasFirst: true }, false],
  ['named by somebody unproven, a first one to a full inbox', { byAccount: 0, toInbox: 5 }, { isToOwner: false, hasFirst: false }, true],
  ['named by somebody unproven, a first one', { byAccount: 0, toInbox: 4 }, { isToOwner: false, hasFirst: false }, false],
])('is sent enough: %s', (_what, sent, right, expected) => expect(isSentEnough(sent, right)).toBe(expected));
