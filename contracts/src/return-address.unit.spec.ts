import { describe, expect, it } from '@jest/globals';
import { returnAddress } from './return-address.ts';

const ORIGIN = 'https://pusula.example';

describe('S15: the way back', () => {
  it.each(['/profile', '/profile/edit?tab=links#social', '/search-results?q=%C5%9Fan', '/a%2F%2Fb'])('%s is gone back to', (address) => {
    expect(returnAddress(address, ORIGIN)).toBe(address);
  });

  it.each([
    null,
    '',
    'profile',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example/profile',
    'https://pusula.example.evil.example',
    'javascript:alert(1)',
    ' /profile',
    'data:text/html,x',
    '\t//evil.example',
    '/\r\n//evil.example',
    '///evil.example',
    '/\\/evil.example',
    '/\u0009\\evil.example',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '%2F%2Fevil.example',
    'https:evil.example',
    '/..//evil.example',
    '@evil.example',
    '\u2215\u2215evil.example',
  ])('%j leads home', (address) => {
    expect(returnAddress(address, ORIGIN)).toBe('/');
  });

  it.each([
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/javascript:alert(1)',
    '/@evil.example',
    '/https://evil.example',
  ])('%s is a path of this origin, odd as it looks, and resolves to nothing else', (address) => {
    expect(new URL(returnAddress(address, ORIGIN), ORIGIN).origin).toBe(ORIGIN);
  });
});
