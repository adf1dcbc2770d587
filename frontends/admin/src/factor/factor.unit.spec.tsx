import { afterEach, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { needingPasskey, openConsole, PASSKEYS } from '../testing/open-console.ts';
import { EXPORT, elif, LAST, last, refused } from '../users/users.testing.ts';

afterEach(closeRemote);

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

it('reminds an administrator of the passkey that is due, and leaves the console open', async () => {
  await openConsole('/admin/users', { [LAST]: last(elif), [PASSKEYS]: needingPasskey(inDays(3)) });
  const reminder = await screen.findByRole('link', { name: /^Geçiş anahtarı ekleyin: .* tarihinden sonra/ });
  expect(reminder.getAttribute('href')).toBe('/profile/security#passkeys');
  expect(await screen.findByText('Elif Sarıkaya')).toBeTruthy();
});

it('leaves what was typed meanwhile when the reminder arrives', async () => {
  const arrival = Promise.withResolvers<void>();
  const { user } = await openConsole('/admin/users', {
    [LAST]: last(elif),
    [PASSKEYS]: async () => {
      await arrival.promise;
      return needingPasskey(inDays(3))();
    },
  });
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'elif');
  arrival.resolve();
  await screen.findByText(/tarihinden sonra/);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('elif');
});

it('leads to adding one once it is overdue, and shows nothing else', async () => {
  await openConsole('/admin/users', { [PASSKEYS]: needingPasskey(inDays(-1)) });
  expect(await screen.findByRole('heading', { name: 'Önce bir geçiş anahtarı ekleyin', level: 1 })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Kullanıcılar' })).toBeNull();
});

it('says nothing to somebody who has one', async () => {
  await openConsole('/admin/users', { [LAST]: last(elif) });
  await screen.findByText('Elif Sarıkaya');
  expect(screen.queryByText(/geçiş anahtarı/)).toBeNull();
});

it('closes when the grace ends while the console is open', async () => {
  let asked = 0;
  await openConsole('/admin/users', {
    [LAST]: refused(403, 'FACTOR_REQUIRED'),
    [PASSKEYS]: () => {
      asked += 1;
      return needingPasskey(asked === 1 ? null : inDays(-1))();
    },
  });
  expect(await screen.findByRole('heading', { name: 'Önce bir geçiş anahtarı ekleyin' })).toBeTruthy();
});

it('asks who it is before an export that needs a proof, and goes on with it then', async () => {
  let isProven = false;
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const { api, user } = await openConsole('/admin/users', {
    [LAST]: last(elif),
    [EXPORT]: () => (isProven ? { body: { success: true, users: [elif], next: null } } : refused(403, 'PROOF_REQUIRED')()),
    'POST /auth/proof-options': () => ({ body: { success: true, method: 'password', options: null } }),
    'POST /auth/prove': ({ input }) => {
      isProven = input.password === 'Deneme!2026';
      return isProven ? { body: { success: true, provenUntil: inDays(1) } } : refused(401, 'INVALID_CREDENTIALS')();
    },
  });
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Tümünü indir (CSV)' }));
    return within(await screen.findByRole('dialog', { name: 'Siz olduğunuzu onaylayın' }));
  };
  const dialog = await ask();
  const password = await dialog.findByLabelText('Şifreniz');
  await user.click(dialog.getByRole('button', { name: 'Onayla' }));
  expect(await dialog.findByText('Şifrenizi yazın.')).toBeTruthy();
  await user.type(password, 'yanlış');
  await user.click(dialog.getByRole('button', { name: 'Onayla' }));
  expect(await dialog.findByText('Şifre yanlış. Kontrol edip yeniden yazın.')).toBeTruthy();
  await user.clear(password);
  await user.type(password, 'Deneme!2026');
  await user.click(dialog.getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('1 kişi dosyaya yazıldı.')).toBeTruthy();
  expect(api.callsTo(EXPORT)).toHaveLength(2);
});

it('leaves an export undone whose sender does not prove themself, and says so', async () => {
  const { api, user } = await openConsole('/admin/users', {
    [LAST]: last(elif),
    [EXPORT]: refused(403, 'PROOF_REQUIRED'),
    'POST /auth/proof-options': () => ({ body: { success: true, method: 'password', options: null } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Tümünü indir (CSV)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Siz olduğunuzu onaylayın' }));
  await dialog.findByLabelText('Şifreniz');
  await user.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  const told = within(await screen.findByRole('alertdialog', { name: 'Dosya hazırlanamadı' }));
  expect(told.getByText('Bu işlem için kimliğinizi yeniden doğrulamanız gerekiyor.')).toBeTruthy();
  await waitFor(() => expect(api.callsTo(EXPORT)).toHaveLength(1));
});
