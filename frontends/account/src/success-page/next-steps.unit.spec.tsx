import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote, person } from '@pusula/frontend-kit/testing';
import { screen, within } from '@testing-library/react';
import { openAccount } from '../testing/open-account.ts';

afterEach(closeRemote);

/** What each step says, and where it leads. */
async function steps() {
  const list = await screen.findByRole('list', { name: '' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => [item.querySelector('p')?.textContent, within(item).queryAllByRole('link')[0]?.getAttribute('href') ?? null]);
}

describe('a new account', () => {
  it.each([
    ['member', 'İlk aramanızı yapın', '/'],
    ['coach', 'Profilinizi görün', '/coach-profile'],
  ] as const)('of a %s is led from the mail over a picture to what it is for', async (userType, last, address) => {
    const user = person(userType, { isVerified: false, imageUrl: '', email: 'nilufer@gmail.com' });
    await openAccount('/signup-success', {}, { user });
    await screen.findByRole('heading', { name: 'Hoş geldiniz, Nilüfer.' });
    expect(await steps()).toEqual([
      ['E-postanızdaki bağlantıyı açın', 'https://mail.google.com/'],
      ['Fotoğrafınızı ekleyin', '/profile/edit'],
      [last, address],
    ]);
    expect(screen.getByRole('link', { name: 'Gmail’i aç (yeni sekmede açılır)' })).toBeTruthy();
  });

  it('says which steps are taken', async () => {
    await openAccount('/signup-success', {}, { user: person('member', { imageUrl: '/pictures/people/a.webp' }) });
    await screen.findByRole('heading', { name: 'Hoş geldiniz, Nilüfer.' });
    expect(await steps()).toEqual([
      ['E-posta adresiniz doğrulandı (tamam)', null],
      ['Fotoğrafınız yerinde (tamam)', null],
      ['İlk aramanızı yapın', '/'],
    ]);
  });

  it('that was verified in a browser where nobody is signed in leads to the sign-in', async () => {
    const done = () => ({ body: { success: true, purpose: 'activation' } });
    await openAccount('/verify-account#token=mailed-token', { 'POST /auth/verify-account': done });
    await screen.findByRole('heading', { name: 'Hesabınız etkin.' });
    expect(await steps()).toEqual([
      ['E-posta adresiniz doğrulandı (tamam)', null],
      ['Giriş yapın', '/signin'],
      ['İlk aramanızı yapın', '/'],
    ]);
  });
});
