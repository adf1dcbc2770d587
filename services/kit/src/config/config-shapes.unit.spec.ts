import { describe, expect, it } from '@jest/globals';
import { hmacKey } from './config-shapes.ts';

const KEY = Buffer.alloc(32, 7).toString('base64url');

describe('an HMAC key', () => {
  it.each([
    [KEY, true],
    [Buffer.alloc(64, 7).toString('base64url'), true],
    [Buffer.alloc(31, 7).toString('base64url'), false],
    [`${'a'.repeat(43)}=`, false],
    [`${'a'.repeat(42)} !`, false],
    ['', false],
  ])('%s: usable %s', (key, usable) => expect(hmacKey().safeParse(key).success).toBe(usable));
});
