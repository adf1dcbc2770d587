import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openUser } from './user-edit.testing.tsx';

afterEach(closeRemote);

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole('button', { name });
const question = () => screen.findByRole('alertdialog', { name: 'Değişiklik kaydedilsin mi?' });

describe('a person whom somebody else saved meanwhile', () => {
  /** Types another last name while somebody saves elsewhere. */
  const open = async (elsewhere: Parameters<Awaited<ReturnType<typeof openUser>>['services']['change']>[0]) => {
    const opened = await openUser();
    const name = await field('Soyad');
    opened.services.change(elsewhere);
    await opened.user.clear(name);
    await opened.user.type(name, 'Yıldız');
    await opened.user.click(press('Kaydet'));
    return { ...opened, name };
  };

  it('is saved together with that, when both are about different fields', async () => {
    const { services, updates } = await open({ city: 'Bursa' });
    await screen.findByText('Elif Yıldız: değişiklikler kaydedildi.');
    expect(services.known()).toMatchObject({ lastName: 'Yıldız', city: 'Bursa' });
    expect(updates().map(({ version, city }) => [version, city])).toEqual([
      [7, undefined],
      [8, undefined],
    ]);
  });

  it('keeps a new address too, although that is another version', async () => {
    const { services } = await open({ email: 'yeni@posta.example' });
    await screen.findByText('Elif Yıldız: değişiklikler kaydedildi.');
    expect(services.known()).toMatchObject({ lastName: 'Yıldız', email: 'yeni@posta.example' });
  });

  it('asks about the fields that both changed, and saves one’s own on wish', async () => {
    const { user, services } = await open({ lastName: 'Kaya', city: 'Bursa' });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Bu arada başka bir yerde kaydedilmiş' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Soyad']);
    expect(services.known().lastName).toBe('Kaya');
    await user.click(dialog.getByRole('button', { name: 'Benimkini kaydet' }));
    await screen.findByText('Elif Yıldız: değişiklikler kaydedildi.');
    expect(services.known()).toMatchObject({ lastName: 'Yıldız', city: 'Bursa' });
  });

  it('is taken over on wish', async () => {
    const { user, name } = await open({ lastName: 'Kaya', city: 'Bursa' });
    await user.click(await screen.findByRole('button', { name: 'Kayıtlı olanı al' }));
    await waitFor(() => expect(name.value).toBe('Kaya'));
    expect((await field('Şehir')).value).toBe('Bursa');
  });
});

it('a conflict settled for one’s own side is still asked about when it takes something away', async () => {
  const { user, services } = await openUser();
  await user.selectOptions(await field('Durum'), 'Kapalı');
  services.change({ status: 'deleted' });
  await user.click(press('Kaydet'));
  await user.click(within(await question()).getByRole('button', { name: 'Yine de kaydet' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Bu arada başka bir yerde kaydedilmiş' }));
  expect([dialog.getByText('Kapalı'), dialog.getByText('Silinmiş')]).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Benimkini kaydet' }));
  await user.click(within(await question()).getByRole('button', { name: 'Yine de kaydet' }));
  await screen.findByText('Elif Sarıkaya: değişiklikler kaydedildi.');
  expect(services.known().status).toBe('disabled');
});
