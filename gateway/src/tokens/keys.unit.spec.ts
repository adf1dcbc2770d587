import { describe, expect, it } from '@jest/globals';
import { generateKeySet, readKeyRing } from './keys.ts';

const withKey = (more: object) => JSON.stringify({ keys: [{ ...JSON.parse(generateKeySet('one')).keys[0], ...more }] });

describe('a ring of keys that sign tokens', () => {
  it.each([
    ['nothing of what it is for', { alg: undefined, use: undefined }],
    ['that it signs', { key_ops: ['sign'] }],
    ['that it signs and verifies', { key_ops: ['verify', 'sign'] }],
  ])('takes a key that says %s', (_, more) => {
    expect(readKeyRing(withKey(more)).current.kid).toBe('one');
  });

  it.each([
    ['encrypting', { use: 'enc' }],
    ['another algorithm', { alg: 'ES384' }],
    ['no signature at all', { alg: 'none' }],
    ['agreeing on keys', { key_ops: ['deriveKey'] }],
    ['agreeing on keys as well', { key_ops: ['sign', 'deriveKey'] }],
    ['verifying alone', { key_ops: ['verify'] }],
    ['nothing', { key_ops: [] }],
    ['another curve', { crv: 'P-384' }],
    ['verifying, as its private part is missing', { d: undefined }],
  ])('refuses a key for %s', (_, more) => {
    expect(() => readKeyRing(withKey(more))).toThrow();
  });

  it('refuses two keys of one name', () => {
    const { keys } = JSON.parse(generateKeySet('one'));
    expect(() => readKeyRing(JSON.stringify({ keys: [...keys, ...keys] }))).toThrow('a kid of its own');
  });
});
