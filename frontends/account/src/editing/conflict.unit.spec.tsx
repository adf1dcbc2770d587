import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openForm, SAVE_PROFILE } from './open-form.testing.tsx';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeRemote();
});

/** Types another last name while somebody saves elsewhere. */
async function open(elsewhere: object) {
  const page = await openForm('/profile/edit');
  const name = await screen.findByLabelText<HTMLInputElement>('Soyad');
  page.service.change(elsewhere);
  await page.user.clear(name);
  await page.user.type(name, 'Yıldız');
  await page.user.click(screen.getByRole('button', { name: 'Kaydet' }));
  return { ...page, name, versions: () => page.api.callsTo(SAVE_PROFILE).map(({ input }) => input.Version) };
}
const question = () => screen.findByRole('alertdialog', { name: 'Bu arada başka bir yerde kaydedilmiş' });

describe('a form whose person was changed elsewhere', () => {
  it('is saved together with that, when both are about different fields', async () => {
    const { service, versions } = await open({ city: 'Bursa' });
    expect(await screen.findByRole('heading', { name: 'Nilüfer Yıldız' })).toBeTruthy();
    expect(service.known()).toMatchObject({ lastName: 'Yıldız', city: 'Bursa' });
    expect(versions()).toEqual([7, 8]);
  });

  it('asks which is to stay when both changed the same, and shows what differs', async () => {
    const { service } = await open({ lastName: 'Kaya', city: 'Bursa' });
    const dialog = within(await question());
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Soyad']);
    expect(dialog.getByText('Yıldız')).toBeTruthy();
    expect(dialog.getByText('Kaya')).toBeTruthy();
    expect(service.known().lastName).toBe('Kaya');
  });

  it('saves one’s own over it on wish', async () => {
    const { user, service } = await open({ lastName: 'Kaya', city: 'Bursa' });
    await question();
    await user.click(screen.getByRole('button', { name: 'Benimkini kaydet' }));
    expect(await screen.findByRole('heading', { name: 'Nilüfer Yıldız' })).toBeTruthy();
    expect(service.known()).toMatchObject({ lastName: 'Yıldız', city: 'Bursa', version: 9 });
  });

  it('takes over what is saved on wish, and keeps the other changes to be saved', async () => {
    const { user, name, service, versions } = await open({ lastName: 'Kaya', city: 'Bursa' });
    await question();
    await user.click(screen.getByRole('button', { name: 'Kayıtlı olanı al' }));
    await waitFor(() => expect(name.value).toBe('Kaya'));
    expect(screen.getByLabelText<HTMLInputElement>('Şehir').value).toBe('Bursa');
    await user.type(screen.getByLabelText('Kullanıcı adı (isteğe bağlı)'), 'nil');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await screen.findByText('Değişiklikleriniz kaydedildi.');
    expect(service.known()).toMatchObject({ lastName: 'Kaya', city: 'Bursa', username: 'nil' });
    expect(versions()).toEqual([7, 8]);
  });

  it('stays as it is when its writer decides later', async () => {
    const { user, name } = await open({ lastName: 'Kaya' });
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(name.value).toBe('Yıldız');
  });
});
