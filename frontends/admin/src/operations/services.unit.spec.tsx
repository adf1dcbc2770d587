import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console.ts';
import { DEAD_LETTERS, HEALTH, healthy, openPart, refuse, service, waiting } from './operations.testing.ts';

afterEach(() => {
  jest.restoreAllMocks();
  return closeRemote();
});

const rowOf = (name: RegExp) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);

describe('services', () => {
  it('are what the screen opens with: ready or not, what they depend on, and what waits for them', async () => {
    await openConsole('/admin/operations', {
      [HEALTH]: () =>
        healthy(
          service('identity', { waiting: 1_250, deadLetters: 2 }),
          service('search', { isReady: false, tookMs: null, checks: { index: 'away', other: 'odd' }, breaker: 'half-open', waiting: null }),
          service('mail', { isReady: false, tookMs: null, checks: {}, waiting: null }),
          service('gateway', { breaker: null }),
        ),
    });
    expect(await screen.findByText(/^2 servis hazır değil · saat \d\d:32$/)).toBeTruthy();
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['Arama search', 'E-posta mail', 'Kimlik identity', 'Ağ geçidi gateway']);
    expect(rowOf(/^E-posta/).getByText('yanıt yok')).toBeTruthy();
    const identity = rowOf(/^Kimlik/);
    for (const text of ['Çalışıyor', 'veritabanı', '4 ms', 'Kapalı (normal)', '1.250']) expect(identity.getByText(text)).toBeTruthy();
    expect(identity.getByRole('link', { name: '2' }).getAttribute('href')).toBe('/admin/operations?part=failed-events&queue=identity');
    const search = rowOf(/^Arama/);
    for (const text of ['Hazır değil', 'dizin: yanıt yok', 'other: odd', 'Yarı açık (deniyor)'])
      expect(search.getByText(text)).toBeTruthy();
  });

  it('are cards on a phone: name and state, then how they answer and what they left; of the rest only what is wrong', async () => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
    await openConsole('/admin/operations', {
      [HEALTH]: () =>
        healthy(
          service('identity', { tookMs: 14, waiting: 1_250, deadLetters: 2 }),
          service('search', { isReady: false, tookMs: null, checks: { database: 'ok', index: 'away' }, breaker: 'open', waiting: null }),
        ),
    });
    const textOf = async (name: RegExp) => (await screen.findByRole('rowheader', { name })).closest('tr')?.textContent;
    expect(await textOf(/^Kimlik/)).toBe('Kimlik identity14 ms1.250 bekleyen2 başarısızÇalışıyor');
    expect(await textOf(/^Arama/)).toBe('Arama searchveritabanıdizin: yanıt yokAçık0 başarısızHazır değil');
    expect(
      rowOf(/^Kimlik/)
        .getByRole('link', { name: '2 başarısız' })
        .getAttribute('href'),
    ).toBe('/admin/operations?part=failed-events&queue=identity');
  });

  it('are asked again by the button, and what was known stays when the answer does not come', async () => {
    let isDown = false;
    const { api, user } = await openPart('services', {
      [HEALTH]: () => (isDown ? refuse(503, 'SERVICE_UNAVAILABLE')() : healthy(service('mail'))),
    });
    expect(await screen.findByText(/^Bütün servisler çalışıyor/)).toBeTruthy();
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Yenile' }));
    expect(await screen.findByText('Bu bölüm şu an yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: /^E-posta/ })).toBeTruthy();
    expect(api.callsTo(HEALTH)).toHaveLength(2);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    await waitFor(() => expect(screen.queryByText(/şu an yanıt vermiyor/)).toBeNull());
  });

  it('are one part of the screen; the address says which is open', async () => {
    const { user } = await openPart('services', { [HEALTH]: () => healthy(service('mail')), [DEAD_LETTERS]: () => waiting([]) });
    await user.click(await screen.findByRole('tab', { name: 'Başarısız olaylar' }));
    expect(location.search).toBe('?part=failed-events');
    // On a phone they are one line that is pulled sideways.
    expect(getComputedStyle(screen.getByRole('tablist')).overflowX).toBe('auto');
    expect(await screen.findByRole('heading', { name: 'Başarısız olay yok' })).toBeTruthy();
  });
});
