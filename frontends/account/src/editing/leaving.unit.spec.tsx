import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { CurrentUser } from '@pusula/contracts';
import { session, signInState } from '@pusula/frontend-kit/session';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { coach } from '../coach-profile/coach.testing.ts';
import { openForm } from './open-form.testing.tsx';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeRemote();
});

/** Came from the profile, and typed something. */
async function open(typed = 'er') {
  const page = await openForm('/profile');
  await page.user.click(await screen.findByRole('link', { name: 'Profili düzenle' }));
  const name = await screen.findByLabelText<HTMLInputElement>('Soyad');
  if (typed) await page.user.type(name, typed);
  return { ...page, name };
}
const question = () => screen.findByRole('alertdialog', { name: 'Kaydetmeden çıkılsın mı?' });
const press = (name: string) => screen.getByRole('button', { name });
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving a form with changes', () => {
  it('by a link asks first, and staying is the answer to a hasty Enter', async () => {
    const { user, name } = await open();
    await user.click(screen.getByRole('link', { name: 'Güvenlik' }));
    await question();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(location.pathname).toBe('/profile/edit');
    expect(name.value).toBe('Şener');
  });

  it('goes on by the link when its reader wants to', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Vazgeç' }));
    await question();
    await user.click(press('Kaydetmeden çık'));
    expect(await screen.findByRole('heading', { name: 'Nilüfer Şen' })).toBeTruthy();
    expect(location.pathname).toBe('/profile');
  });

  it('by Back asks as well: staying keeps the address, leaving goes back', async () => {
    const { user, name } = await open();
    act(() => history.back());
    await question();
    await user.click(press('Sayfada kal'));
    await waitFor(() => expect(location.pathname).toBe('/profile/edit'));
    expect(name.isConnected && name.value).toBe('Şener');
    act(() => history.back());
    await question();
    await user.click(press('Kaydetmeden çık'));
    expect(await screen.findByRole('heading', { name: 'Nilüfer Şen' })).toBeTruthy();
    expect(location.pathname).toBe('/profile');
  });

  it('by closing the tab lets the browser ask', async () => {
    await open();
    expect(unload()).toBe(true);
  });

  it('is nobody’s question once it is saved', async () => {
    const { user } = await open();
    await user.click(press('Kaydet'));
    expect(await screen.findByRole('heading', { name: 'Nilüfer Şener' })).toBeTruthy();
    expect(unload()).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is not asked of somebody who signs out', async () => {
    const { product } = await open();
    act(() => void product.store.dispatch(session.signOutRequested()));
    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeTruthy();
    expect(sessionStorage.getItem('pusula.unsavedChanges')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a session that ends while somebody types', () => {
  async function endAndReturn(who: CurrentUser) {
    const page = await open();
    const { store, navigation } = page.product;
    act(() => {
      store.dispatch(session.ended('idle'));
      navigation.navigate('/signin?from=/profile/edit', { state: signInState('idle') });
    });
    await screen.findByRole('heading', { level: 1, name: 'Tekrar hoş geldiniz.' });
    expect(await screen.findByText(/işlem yapılmadığı için oturumunuz kapatıldı\. Kaydetmediğiniz değişiklikler duruyor/)).toBeTruthy();
    page.service.change(who);
    localStorage.setItem('pusula.token', JSON.stringify({ tokenType: 'User', token: 'user-2' }));
    act(() => {
      store.dispatch(session.signedIn({ user: who, authenticationType: 'Basic' }));
      navigation.navigate('/profile/edit');
    });
    return screen.findByLabelText<HTMLInputElement>('Soyad');
  }

  it('loses nothing of it for the same person', async () => {
    const name = await endAndReturn(coach());
    await waitFor(() => expect(name.value).toBe('Şener'));
    expect(screen.getByText(/Oturumunuz, bu değişiklikler kaydedilmeden sona ermişti/)).toBeTruthy();
    expect(unload()).toBe(true);
    expect(sessionStorage.getItem('pusula.unsavedChanges')).toBeNull();
  });

  it('keeps nothing of it when its reader has signed out in another tab', async () => {
    const { product } = await open();
    act(() => {
      product.store.dispatch(session.ended('elsewhere'));
      product.navigation.navigate('/signin', { state: signInState('elsewhere') });
    });
    expect(await screen.findByText('Oturumunuz başka bir sekmede kapatıldı.')).toBeTruthy();
    expect(sessionStorage.getItem('pusula.unsavedChanges')).toBeNull();
  });

  it('shows it to nobody else', async () => {
    const name = await endAndReturn(coach({ id: '01k9000000000000000000000z' }));
    expect(name.value).toBe('Şen');
    expect(screen.queryByText(/Oturumunuz, bu/)).toBeNull();
  });
});

describe('leaving a form without changes', () => {
  it('asks nothing', async () => {
    const { user } = await open('');
    expect(unload()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Vazgeç' }));
    expect(await screen.findByRole('heading', { name: 'Nilüfer Şen' })).toBeTruthy();
  });
});
