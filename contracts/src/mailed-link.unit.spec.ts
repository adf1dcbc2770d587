import { describe, expect, it } from '@jest/globals';
import { mailedLinkToken } from './mailed-link.ts';

const KEY = Buffer.alloc(32, 7).toString('base64url');

describe('the token of a mailed link', () => {
  it('S9: carries 256 bits', () => expect(Buffer.from(mailedLinkToken(KEY, 'a'), 'base64url')).toHaveLength(32));

  it('is the same for the same request and key, and another for any other', () => {
    const other = Buffer.alloc(32, 8).toString('base64url');
    const tokens = [mailedLinkToken(KEY, 'a'), mailedLinkToken(KEY, 'a'), mailedLinkToken(KEY, 'b'), mailedLinkToken(other, 'a')];
    expect(new Set(tokens).size).toBe(3);
    expect(tokens[0]).toBe(tokens[1]);
  });
});
