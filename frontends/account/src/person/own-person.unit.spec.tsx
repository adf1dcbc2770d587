import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { closeRemote, person } from '@pusula/frontend-kit/testing';
import { screen } from '@testing-library/react';
import { openAccount } from '../testing/open-account.ts';

const ME = 'GET /user/get-current-user';
const member = person('member', { phone: '5321234567' });

beforeEach(() => {
  localStorage.setItem('pusula.token', JSON.stringify({ tokenType: 'User', token: 'user-1' }));
  localStorage.setItem('pusula.session', JSON.stringify({ summary: member, authenticationType: 'Basic', changedAt: 0 }));
});
afterEach(closeRemote);

/** A page that is opened by somebody of whom the browser keeps no more than a summary. */
const reload = (path: string, answer: NonNullable<Parameters<typeof openAccount>[1][typeof ME]>) =>
  openAccount(path, { [ME]: answer, 'POST /auth/refresh-token': () => ({ body: { success: true, token: 'user-2' } }) });

it.each([
  ['/profile', 'Kişisel bilgiler'],
  ['/profile/security', 'Şifre'],
  ['/signup-success', 'Hoş geldiniz, Nilüfer.'],
])('%s holds its place until the server has told who is there', async (path, heading) => {
  const arrival = Promise.withResolvers<void>();
  await reload(path, async () => {
    await arrival.promise;
    return { body: { success: true, user: member } };
  });
  expect(await screen.findByText('Yükleniyor')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: heading })).toBeNull();
  arrival.resolve();
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
});

it('says when the server cannot tell, and asks once more', async () => {
  let isAway = true;
  const { user } = await reload('/profile', () =>
    isAway ? { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } } : { body: { success: true, user: member } },
  );
  const again = await screen.findByRole('button', { name: 'Tekrar Dene' });
  isAway = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Nilüfer Şen' })).toBeTruthy();
});
