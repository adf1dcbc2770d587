import { describe, expect, it } from '@jest/globals';
import { returnAddress, signInAddress } from './return-address.ts';

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
  ])('%j leads home', (address) => {
    expect(returnAddress(address, ORIGIN)).toBe('/');
  });

  it('an encoded address that is decoded on its way still ends on this origin', () => {
    const wanted = new URL(signInAddress('//evil.example'), ORIGIN).searchParams.get('from');
    expect(returnAddress(wanted, ORIGIN)).toBe('/');
  });
});

it('the sign-in address carries a whole address, query included', () => {
  expect(new URL(signInAddress('/profile?tab=a&b=c#d'), ORIGIN).searchParams.get('from')).toBe('/profile?tab=a&b=c#d');
});
