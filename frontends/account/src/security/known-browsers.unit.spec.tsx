import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BROWSERS, knowing, knownBrowser, openSecurity, refuse } from './security.testing.ts';

const FORGET = 'POST /auth/forget-browser';
const [here, phone] = [knownBrowser('1', true), knownBrowser('2')];

afterEach(closeRemote);

describe('known browsers', () => {
  const rows = async () => within(await screen.findByRole('list', { name: 'Tanınan tarayıcılar' })).getAllByRole('listitem');

  it('are listed with their last sign-in', async () => {
    await openSecurity({ [BROWSERS]: knowing(here, phone) });
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'Chrome, WindowsBu tarayıcıSon giriş 5 dakika önce.Çıkar',
      'Safari, iPhoneSon giriş 3 saat önce.Çıkar',
    ]);
  });

  it('are forgotten one by one', async () => {
    let browsers = [here, phone];
    const { api, user } = await openSecurity({
      [BROWSERS]: () => knowing(...browsers)(),
      [FORGET]: () => {
        browsers = [here];
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Çıkar: Safari, iPhone' }));
    expect(await screen.findByText(/^Tarayıcı listeden çıkarıldı/)).toBeTruthy();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(api.callsTo(FORGET).map(({ input }) => input)).toEqual([{ id: phone.id }]);
  });

  it('are said to be none where there is none', async () => {
    const { part } = await openSecurity({ [BROWSERS]: knowing() });
    expect(part('Tanınan tarayıcılar').getByText(/^Tanınan bir tarayıcı yok/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Tanınan tarayıcılar' })).toBeNull();
  });

  it('show an error with another try when they cannot be read', async () => {
    let answer: () => object = refuse(503, 'SERVICE_UNAVAILABLE');
    const { part, user } = await openSecurity({ [BROWSERS]: () => answer() });
    answer = knowing(phone);
    await user.click(part('Tanınan tarayıcılar').getByRole('button', { name: 'Tekrar Dene' }));
    expect(await rows()).toHaveLength(1);
  });
});
