import { describe, expect, it } from '@jest/globals';
import { bucketAddress, hmacKey } from './config-shapes.ts';

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

describe('the address of a bucket', () => {
  it.each([
    ['https://key:se%2Fcret@s3.example/pusula-audit?region=eu-central-1', true],
    ['http://key:secret@127.0.0.1:8333/audit', true],
    ['https://key:secret@s3.example', false],
    ['https://key:secret@s3.example/a/b', false],
    ['https://key@s3.example/audit', false],
    ['https://s3.example/audit', false],
    ['s3://key:secret@s3.example/audit', false],
    ['audit', false],
  ])('%s: usable %s', (address, usable) => expect(bucketAddress().safeParse(address).success).toBe(usable));
});
