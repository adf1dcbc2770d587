import { expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox-of.ts';

it.each([
  ['ayse@gmail.com', 'https://mail.google.com/'],
  ['Ayse@Hotmail.com.tr', 'https://outlook.live.com/mail/'],
  ['ayse@yandex.com', 'https://mail.yandex.com.tr/'],
  ['ayse@gmail.com.ornek.example', null],
  ['ayse@notgmail.com', null],
])('the mailbox of %s is read at %s', (email, address) => {
  expect(mailboxOf(email)?.address ?? null).toBe(address);
});
