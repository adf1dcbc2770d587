import { describe, expect, it } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { addressProofs, PERSONAL_TENANT } from './address-proof.ts';

describe('what a token proves of its address', () => {
  it.each<[keyof typeof addressProofs, JWTPayload, string]>([
    ['google', { email: 'a@gmail.com', email_verified: true }, 'today'],
    ['google', { email: 'A@Gmail.com', email_verified: 'true' }, 'today'],
    ['google', { email: 'a@firm.example', email_verified: true, hd: 'firm.example' }, 'today'],
    ['google', { email: 'a@firm.example', email_verified: true }, 'once'],
    ['google', { email: 'a@gmail.com.firm.example', email_verified: true }, 'once'],
    ['google', { email: 'a@notgmail.com', email_verified: true }, 'once'],
    ['google', { email: 'a@gmail.com', email_verified: false }, 'none'],
    ['google', { email: 'a@gmail.com' }, 'none'],
    ['microsoft', { email: 'a@firm.example', xms_edov: true }, 'today'],
    ['microsoft', { email: 'a@outlook.com', tid: PERSONAL_TENANT }, 'today'],
    ['microsoft', { email: 'a@gmail.com', tid: PERSONAL_TENANT }, 'once'],
    ['microsoft', { email: 'a@outlook.com', tid: 'of-a-firm', email_verified: true }, 'none'],
    ['microsoft', { email: 'a@outlook.com', tid: PERSONAL_TENANT, email_verified: false }, 'none'],
    ['apple', { email: 'a@icloud.com', email_verified: 'true' }, 'today'],
    ['apple', { email: 'x1@privaterelay.appleid.com', email_verified: true, is_private_email: 'true' }, 'today'],
    ['apple', { email: 'a@gmail.com', email_verified: true }, 'once'],
    ['apple', { email: 'a@icloud.com' }, 'none'],
  ])('%s, %j: %s', (provider, claims, proof) => {
    expect(addressProofs[provider](claims)).toBe(proof);
  });
});
