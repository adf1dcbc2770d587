import { describe, expect, it } from '@jest/globals';
import { returnAddress, signInAddress, signInFrom } from './return-address.ts';

const ORIGIN = 'https://pusula.example';

describe('S15: after signing in', () => {
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

  it('an encoded address that is decoded on its way still ends on this origin', () => {
    const wanted = new URL(signInAddress('//evil.example'), ORIGIN).searchParams.get('from');
    expect(returnAddress(wanted, ORIGIN)).toBe('/');
  });
});

it('the sign-in address carries a whole address, query included', () => {
  expect(new URL(signInAddress('/profile?tab=a&b=c#d'), ORIGIN).searchParams.get('from')).toBe('/profile?tab=a&b=c#d');
});

it('who loses the session on a page comes back to it, and on the sign-in page to where they were going', () => {
  expect(signInFrom({ pathname: '/profile', search: '?a=b', hash: '#c' })).toBe('/signin?from=%2Fprofile%3Fa%3Db%23c');
  expect(signInFrom({ pathname: '/signin', search: '?from=%2Fprofile', hash: '' })).toBe('/signin?from=%2Fprofile');
});
