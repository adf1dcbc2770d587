import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ERASERS } from '@pusula/contracts';
import { switchLanguage } from '@pusula/frontend-kit/i18n';
import { callsSettled, closeRemote } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../testing/open-account.ts';

const STATUS = 'GET /auth/data-deletion-status';
const CODE = '01k9zzzzzzzzzzzzzzzzzzzzzz';
const ADDRESS = `/data-deletion-status?code=${CODE}`;
const ASKED_AT = '2026-11-19T10:00:00.000Z';
const DONE_AT = '2026-11-20T10:00:00.000Z';
const SERVICES = ['identity', ...ERASERS] as const;

const received = { success: true, status: 'received', requestedAt: ASKED_AT, erasedAt: null, receipts: [] };
/** @param done how many services have answered */
const erasing = (done: number) => ({
  success: true,
  status: done === SERVICES.length ? 'erased' : 'erasing',
  requestedAt: ASKED_AT,
  erasedAt: done === SERVICES.length ? DONE_AT : null,
  receipts: SERVICES.map((service, place) => ({ service, at: place < done ? DONE_AT : null })),
});

const wait = globalThis.setTimeout;
afterEach(async () => {
  globalThis.setTimeout = wait;
  jest.restoreAllMocks();
  await closeRemote();
});

/** Lets the two seconds between two questions pass at once. @returns how many of those pauses have begun and are over */
function hurry() {
  const pauses = { begun: 0, over: 0 };
  const soon = (work: () => void, ms?: number, ...more: []) => {
    if (ms !== 2_000) return wait(work, ms, ...more);
    pauses.begun += 1;
    return wait(() => {
      pauses.over += 1;
      work();
    }, 1);
  };
  globalThis.setTimeout = soon as typeof globalThis.setTimeout;
  return pauses;
}
function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('a request that was received says until when it is answered', async () => {
  const { api } = await openAccount(ADDRESS, { [STATUS]: () => ({ body: received }) });
  const heading = await screen.findByRole('heading', { name: 'İsteğiniz işleniyor.' });
  expect(heading.parentElement?.textContent).toContain('En geç 30 gün içinde');
  expect(screen.getByText(/^19 Kasım 2026 \d\d:\d\d$/)).toBeTruthy();
  expect(api.callsTo(STATUS).map(({ input, token }) => [input, token])).toEqual([[{ code: CODE }, 'public-1']]);
});

it('a request that was carried out says when, by whom, what stays, and leads home', async () => {
  const { user } = await openAccount(ADDRESS, { [STATUS]: () => ({ body: erasing(SERVICES.length) }) });
  expect(await screen.findByRole('heading', { name: 'Verileriniz silindi.' })).toBeTruthy();
  expect(screen.getByText(/^20 Kasım 2026 \d\d:\d\d$/)).toBeTruthy();
  const parts = within(screen.getByRole('heading', { name: 'Silinenler' }).closest('section') as HTMLElement);
  expect(parts.getAllByRole('listitem').map((row) => row.textContent?.replace(/\d\d:\d\d$/, ''))).toEqual(
    [
      'Hesap ve giriş bilgileri',
      'Oturumlar',
      'Profil, fotoğraf ve sertifikalar',
      'Kategorilerdeki yeriniz',
      'Arama dizini',
      'E-posta kayıtları',
      'Metin düzeltme sayaçları',
    ].map((part) => `${part}Silindi `),
  );
  const remains = screen.getByRole('heading', { name: 'Kalanlar' }).closest('section');
  expect(remains?.textContent).toContain('Yedekler, en çok 30 gün.');
  expect(remains?.textContent).toContain('Hesap numaranız, yapılan işlemlerin kayıtlarında, süresiz.');
  expect(screen.getByRole('link', { name: 'Ayrıntıları okuyun' }).getAttribute('href')).toBe('/tr/facebook-veri-silme');
  await user.click(screen.getByRole('link', { name: 'Ana sayfaya dön' }));
  expect(location.pathname).toBe('/tr');
});

describe('an erasure that is under way', () => {
  it('is asked after until the last part has answered, and takes the keyboard along', async () => {
    const pauses = hurry();
    let done = 1;
    const { api, product } = await openAccount(ADDRESS, { [STATUS]: () => ({ body: erasing(done) }) });
    expect(await screen.findByRole('heading', { name: 'Verileriniz siliniyor.' })).toBeTruthy();
    expect(screen.getByRole('status', { name: '7 bölümden 1 tanesi bitti' }).textContent).toBe('1 / 7');
    expect(screen.getAllByText('Sırada')).toHaveLength(6);
    done = 4;
    expect((await screen.findByRole('status', { name: '7 bölümden 4 tanesi bitti' })).textContent).toBe('4 / 7');
    done = SERVICES.length;
    const heading = await screen.findByRole('heading', { name: 'Verileriniz silindi.' });
    expect(document.activeElement).toBe(heading);
    await callsSettled(product);
    // Another question would come after another pause.
    expect(pauses.begun).toBe(pauses.over);
    expect(api.callsTo(STATUS)).toHaveLength(pauses.over + 1);
  });

  it('that takes long is asked after ten times, then when somebody wants to know', async () => {
    hurry();
    let done = 5;
    const { api, user } = await openAccount(ADDRESS, { [STATUS]: () => ({ body: erasing(done) }) });
    const again = await screen.findByRole('button', { name: 'Yeniden bak' });
    expect(api.callsTo(STATUS)).toHaveLength(10);
    done = SERVICES.length;
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Verileriniz silindi.' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yeniden bak' })).toBeNull();
  });

  it('is left alone while nobody looks', async () => {
    const pauses = hurry();
    show('hidden');
    let done = 1;
    const { api, product } = await openAccount(ADDRESS, { [STATUS]: () => ({ body: erasing(done) }) });
    await screen.findByRole('heading', { name: 'Verileriniz siliniyor.' });
    await waitFor(() => expect(pauses.over).toBe(1));
    await callsSettled(product);
    expect(api.callsTo(STATUS)).toHaveLength(1);
    done = SERVICES.length;
    show('visible');
    expect(await screen.findByRole('heading', { name: 'Verileriniz silindi.' })).toBeTruthy();
  });

  it('stays on the page when the server fails meanwhile', async () => {
    hurry();
    let tries = 0;
    const { user } = await openAccount(ADDRESS, {
      [STATUS]: () => {
        tries += 1;
        if (tries === 2) return { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } };
        return { body: erasing(tries === 1 ? 3 : SERVICES.length) };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Tekrar Dene' });
    expect(screen.getByRole('status', { name: '7 bölümden 3 tanesi bitti' })).toBeTruthy();
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Verileriniz silindi.' })).toBeTruthy();
  });
});

it.each([
  [404, 'TOKEN_NOT_FOUND'],
  [400, 'VALIDATION_FAILED'],
])('a code that nobody gave out (%i %s) can be typed anew', async (status, errorMessage) => {
  const { user } = await openAccount('/data-deletion-status?code=wrong', {
    [STATUS]: ({ input }) => (input.code === CODE ? { body: received } : { status, body: { success: false, errorMessage } }),
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

it('a link of an English letter is read in English, until somebody chooses otherwise', async () => {
  const { product } = await openAccount(`${ADDRESS}&language=en`, { [STATUS]: () => ({ body: received }) });
  expect(await screen.findByRole('heading', { name: 'Your request is being handled.' })).toBeTruthy();
  expect(screen.getByText(/^19 November 2026 at \d\d:\d\d$/)).toBeTruthy();
  expect(location.search).toBe(`?code=${CODE}`);
  await act(() => switchLanguage(product.i18n, 'tr'));
  expect(await screen.findByRole('heading', { name: 'İsteğiniz işleniyor.' })).toBeTruthy();
});

it('without a code the page asks for it', async () => {
  const { api } = await openAccount('/data-deletion-status', {});
  expect(await screen.findByRole('heading', { name: 'Silme isteğiniz ne durumda?' })).toBeTruthy();
  expect(api.callsTo(STATUS)).toEqual([]);
});

it('a failing server is asked again', async () => {
  let tries = 0;
  const { user } = await openAccount(ADDRESS, {
    [STATUS]: () => {
      tries += 1;
      return tries === 1 ? { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } } : { body: received };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByRole('heading', { name: 'İsteğiniz işleniyor.' })).toBeTruthy();
});
