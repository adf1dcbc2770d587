import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, within } from '@testing-library/react';
import { widenWindow } from '../testing/widen-window.ts';
import { BROWSERS, havingPasskeys, knowing, knownBrowser, openSecurity, PASSKEYS, refuse } from './security.testing.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeRemote();
});

describe('the state of the account', () => {
  const rows = async () =>
    within(await screen.findByRole('region', { name: 'Hesabınızın durumu' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent + (within(row).queryByLabelText('tamam') ? 'tamam' : ''));

  it('says beside the page what protects it and where it is open, and leads to what is missing', async () => {
    widenWindow();
    await openSecurity({ [PASSKEYS]: havingPasskeys(), [BROWSERS]: knowing(knownBrowser('1', true)) });
    expect(await rows()).toEqual([
      'Doğrulanmış e-postatamam',
      'Şifretamam',
      'Geçiş anahtarıyok',
      'Açık oturumlar3',
      'Tanınan tarayıcılar1',
    ]);
    const state = within(screen.getByRole('region', { name: 'Hesabınızın durumu' }));
    expect(state.getByRole('link', { name: 'Geçiş anahtarı' }).getAttribute('href')).toBe('/profile/security#passkeys');
    expect(state.getByText(/^Hesabınızı yalnızca şifreniz koruyor/)).toBeTruthy();
  });

  it('asks for nothing more from somebody with a passkey, and leaves out what could not be read', async () => {
    widenWindow();
    await openSecurity({ [PASSKEYS]: havingPasskeys(['Telefon']), [BROWSERS]: refuse(503, 'SERVICE_UNAVAILABLE') });
    expect(await rows()).toEqual([
      'Doğrulanmış e-postatamam',
      'Şifretamam',
      'Geçiş anahtarıtamam',
      'Kullanılmamış kurtarma kodu10',
      'Açık oturumlar3',
    ]);
    expect(screen.queryByText(/^Hesabınızı yalnızca şifreniz koruyor/)).toBeNull();
  });
});
