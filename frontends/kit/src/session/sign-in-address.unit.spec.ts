import { expect, it } from '@jest/globals';
import { returnAddress } from '@pusula/contracts';
import { signInAddress, signInFrom } from './sign-in-address.ts';

const ORIGIN = 'https://pusula.example';

it('S15: an encoded address that is decoded on its way still ends on this origin', () => {
  const wanted = new URL(signInAddress('//evil.example'), ORIGIN).searchParams.get('from');
  expect(returnAddress(wanted, ORIGIN)).toBe('/');
});

it('the sign-in address carries a whole address, query included', () => {
  expect(new URL(signInAddress('/profile?tab=a&b=c#d'), ORIGIN).searchParams.get('from')).toBe('/profile?tab=a&b=c#d');
});

it('who loses the session on a page comes back to it, and on the sign-in page to where they were going', () => {
  expect(signInFrom({ pathname: '/profile', search: '?a=b', hash: '#c' })).toBe('/signin?from=%2Fprofile%3Fa%3Db%23c');
  expect(signInFrom({ pathname: '/signin', search: '?from=%2Fprofile', hash: '' })).toBe('/signin?from=%2Fprofile');
});
