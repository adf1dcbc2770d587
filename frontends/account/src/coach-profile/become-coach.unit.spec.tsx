import { afterEach, expect, it, jest } from '@jest/globals';
import { closeRemote, person } from '@pusula/frontend-kit/testing';
import { screen, within } from '@testing-library/react';
import { openForm } from '../editing/open-form.testing.tsx';
import { coach } from './coach.testing.ts';

const BECOME = 'POST /user/become-coach';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeRemote();
});

const { id } = person('member');
const begun = coach({
  id,
  isPublic: false,
  texts: {},
  categories: [],
  certificates: [],
  hiddenReasons: ['headline', 'bio', 'categories', 'certificates'],
});
const begin = () => screen.findByRole('button', { name: 'Koçluk profili oluştur' });
const question = async () => within(await screen.findByRole('dialog', { name: 'Hesabınız koç hesabı olsun mu?' }));

it('a member begins a coaching profile after a question: the token is renewed, and the form opens', async () => {
  let isCoach = false;
  const { api, user, product } = await openForm('/coach-profile', {
    user: person('member'),
    answers: {
      [BECOME]: () => {
        isCoach = true;
        return { body: { success: true, user: begun } };
      },
      'GET /user/get-current-user': () => ({ body: { success: true, user: isCoach ? begun : person('member') } }),
      'POST /auth/refresh-token': () => ({ body: { success: true, token: 'coach-token', tokenType: 'User' } }),
    },
  });
  await user.click(await begin());
  const asked = await question();
  expect(asked.getByText(/kendiniz geri alamazsınız/)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Vazgeç' }));
  expect([api.callsTo(BECOME).length, screen.queryByRole('dialog')]).toEqual([0, null]);
  await user.click(await begin());
  await user.click((await question()).getByRole('button', { name: 'Koç hesabına geç' }));
  expect(await screen.findByRole('heading', { name: 'Koçluk profilini düzenle', level: 1 })).toBeTruthy();
  expect(location.pathname).toBe('/coach-profile/edit');
  expect(product.store.getState().session.user?.userType).toBe('coach');
  expect(localStorage.getItem('pusula.token')).toContain('coach-token');
  expect(api.callsTo(BECOME)).toHaveLength(1);
});

it('a failure is told, with another try', async () => {
  let fails = true;
  const { user } = await openForm('/coach-profile', {
    user: person('member'),
    answers: {
      [BECOME]: () =>
        fails ? { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } } : { body: { success: true, user: begun } },
    },
  });
  await user.click(await begin());
  await user.click((await question()).getByRole('button', { name: 'Koç hesabına geç' }));
  await screen.findByRole('alertdialog', { name: 'Koçluk profiliniz oluşturulamadı' });
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByRole('heading', { name: 'Koçluk profilini düzenle', level: 1 })).toBeTruthy();
});

it('an administrator is offered none', async () => {
  await openForm('/coach-profile', { user: person('admin') });
  await screen.findByRole('heading', { name: 'Yönetici hesabının koçluk profili yok.', level: 1 });
  expect(screen.queryByRole('button', { name: 'Koçluk profili oluştur' })).toBeNull();
});
