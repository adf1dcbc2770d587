import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { closeAccount, openAccount } from '../testing/open-account.tsx';

const STATUS = 'GET /auth/data-deletion-status';
const CODE = '01k9zzzzzzzzzzzzzzzzzzzzzz';

afterEach(closeAccount);

it('a request that was received says until when it is answered', async () => {
  const { api } = await openAccount(`/data-deletion-status?code=${CODE}`, {
    [STATUS]: () => ({ body: { success: true, status: 'received', requestedAt: '2026-11-19T10:00:00.000Z', erasedAt: null } }),
  });
  const heading = await screen.findByRole('heading', { name: 'İsteğiniz işleniyor.' });
  expect(heading.parentElement?.textContent).toContain('En geç 30 gün içinde');
  expect(screen.getByText('19 Kasım 2026')).toBeTruthy();
  expect(api.callsTo(STATUS).map(({ input }) => input)).toEqual([{ code: CODE }]);
});

it('a request that was carried out says when', async () => {
  await openAccount(`/data-deletion-status?code=${CODE}`, {
    [STATUS]: () => ({
      body: { success: true, status: 'erased', requestedAt: '2026-11-19T10:00:00.000Z', erasedAt: '2026-11-20T10:00:00.000Z' },
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Verileriniz silindi.' })).toBeTruthy();
  expect(screen.getByText('20 Kasım 2026')).toBeTruthy();
});

it.each([
  [404, 'TOKEN_NOT_FOUND'],
  [400, 'VALIDATION_FAILED'],
])('a code that nobody gave out (%i %s) can be typed anew', async (status, errorMessage) => {
  const { user } = await openAccount('/data-deletion-status?code=wrong', {
    [STATUS]: ({ input }) =>
      input.code === CODE
        ? { body: { success: true, status: 'received', requestedAt: '2026-11-19T10:00:00.000Z', erasedAt: null } }
        : { status, body: { success: false, errorMessage } },
  });
  await screen.findByRole('heading', { name: 'İstek bulunamadı.' });
  const field = screen.getByLabelText('İstek kodu');
  await user.click(screen.getByRole('button', { name: 'Durumu göster' }));
  expect(await screen.findByText(/Kod 26 harf ve rakamdan oluşur/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, CODE.toUpperCase());
  await user.click(screen.getByRole('button', { name: 'Durumu göster' }));
  expect(await screen.findByRole('heading', { name: 'İsteğiniz işleniyor.' })).toBeTruthy();
  await waitFor(() => expect(location.search).toBe(`?code=${CODE}`));
});

it('without a code the page asks for it', async () => {
  const { api } = await openAccount('/data-deletion-status', {});
  expect(await screen.findByRole('heading', { name: 'Silme isteğinizi sorun.' })).toBeTruthy();
  expect(api.callsTo(STATUS)).toEqual([]);
});

it('a failing server is asked again', async () => {
  let tries = 0;
  const { user } = await openAccount(`/data-deletion-status?code=${CODE}`, {
    [STATUS]: () => {
      tries += 1;
      return tries === 1
        ? { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } }
        : { body: { success: true, status: 'received', requestedAt: '2026-11-19T10:00:00.000Z', erasedAt: null } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByRole('heading', { name: 'İsteğiniz işleniyor.' })).toBeTruthy();
});
