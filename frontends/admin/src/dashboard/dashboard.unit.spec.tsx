import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { callsSettled, closeRemote } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { watchSavedFiles } from '../files/saved-files.fixture.ts';
import { openConsole } from '../testing/open-console.ts';
import { answer, nobody, STATS, stats } from './dashboard.fixture.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  await closeRemote();
});

const open = (answers: Parameters<typeof openConsole>[1] = { [STATS]: () => answer(stats()) }) => openConsole('/admin/dashboard', answers);
const fails = { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } };
const figure = (name: string) => within(screen.getByRole('figure', { name }));

describe('the overview', () => {
  it('tells every figure as Turkish writes numbers', async () => {
    await open();
    for (const text of ['1.026', '312', '711', '%97,2', '41 doğrulanmamış', '%30,4 · 294 yayında', '%69,3', '997 etkin, 29 kapalı'])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    const byType = figure('Türe göre').getAllByRole('listitem');
    expect(byType.map(({ textContent }) => textContent)).toEqual(['Üye711', 'Koç312', 'Yönetici3']);
    const byStatus = figure('Duruma göre').getAllByRole('listitem');
    expect(byStatus.map(({ textContent }) => textContent)).toEqual(['Etkin997', 'Kapalı29', 'Silinmiş12']);
    expect(figure('Duruma göre').getByRole('link', { name: 'Kapalı' }).getAttribute('href')).toBe('/admin/users?status=disabled');
    expect(screen.getByText(/^Saat \d\d:32 itibarıyla$/)).toBeTruthy();
  });

  it('tells them as English writes them', async () => {
    localStorage.setItem('pusula.language', 'en');
    await open();
    expect((await screen.findAllByText('1,026')).length).toBeGreaterThan(0);
    expect(screen.getByText('97.2%')).toBeTruthy();
    expect(figure('Coaches by category').getByText('Career')).toBeTruthy();
  });

  it('says in words what the drawing shows, and shows the same figures as a table', async () => {
    const { user } = await open();
    const drawing = await screen.findByRole('img', { name: 'Ara 2024 sonunda 704, Kas 2026 itibarıyla 1.026 kullanıcı.' });
    expect(drawing.querySelectorAll('path').length).toBeGreaterThan(3);
    await user.click(screen.getByRole('button', { name: 'Kullanıcı sayısı: tablo olarak göster' }));
    const table = within(screen.getByRole('table', { name: 'Kullanıcı sayısı' }));
    const cells = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells.slice(0, 3)).toEqual([
      ['Ay sonu', 'Toplam', 'Koç', 'Üye'],
      ['Kas 2026', '1.026', '312', '711'],
      ['Eki 2026', '1.012', '308', '701'],
    ]);
    expect(cells).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Kullanıcı sayısı: grafik olarak göster' }));
    expect(screen.getByRole('img')).toBeTruthy();
  });

  it('draws the cities with most coaches and keeps the others in the table', async () => {
    const { user } = await open();
    expect(await screen.findByText('3 tane daha tabloda.')).toBeTruthy();
    expect(figure('Şehre göre koç').getAllByRole('listitem')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Şehre göre koç: tablo olarak göster' }));
    expect(figure('Şehre göre koç').getAllByRole('row')).toHaveLength(12);
  });

  it('is right before anybody has come', async () => {
    await open({ [STATS]: () => answer(nobody) });
    expect((await screen.findAllByText('%0')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Henüz yayında koç yok.')).toHaveLength(2);
    expect(screen.getByRole('img', { name: /0 kullanıcı/ })).toBeTruthy();
    for (const path of document.querySelectorAll('path')) expect(path.getAttribute('d')).not.toMatch(/NaN|Infinity/);
  });

  it('holds the places of its figures while they are on their way', async () => {
    const gate = Promise.withResolvers<void>();
    await open({ [STATS]: () => gate.promise.then(() => answer(stats())) });
    expect(await screen.findByText('Etkin oranı')).toBeTruthy();
    expect(screen.queryByText('%97,2')).toBeNull();
    expect(screen.getByRole('button', { name: 'Yenile' }).getAttribute('aria-busy')).toBe('true');
    gate.resolve();
    expect(await screen.findByText('%97,2')).toBeTruthy();
  });
});

describe('newer figures', () => {
  it('come when they are asked for', async () => {
    let total = 1_026;
    const { user } = await open({ [STATS]: () => answer(stats({ totalUsers: total++ })) });
    await screen.findByText('1.026', { selector: 'dd' });
    await user.click(screen.getByRole('button', { name: 'Yenile' }));
    expect(await screen.findByText('1.027', { selector: 'dd' })).toBeTruthy();
  });

  it('that do not come leave the older ones where they are, with another try', async () => {
    const answers = [answer(stats()), fails, answer(stats({ totalUsers: 2_000 }))];
    const { user } = await open({ [STATS]: () => answers.shift() ?? fails });
    await screen.findByText('%97,2');
    await user.click(screen.getByRole('button', { name: 'Yenile' }));
    expect(await screen.findByText('Bu bölüm şu an yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.')).toBeTruthy();
    expect(screen.getByText('%97,2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('2.000', { selector: 'dd' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that never came are told of without empty charts', async () => {
    await open({ [STATS]: () => fails });
    expect(await screen.findByRole('button', { name: 'Tekrar Dene' })).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('come by themselves each minute, but not to a page that nobody sees', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'], advanceTimers: true });
    try {
      const { api, product } = await open();
      await screen.findByText('%97,2');
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      await waitFor(() => expect(api.callsTo(STATS)).toHaveLength(2));
      await callsSettled(product);
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      await act(() => jest.advanceTimersByTimeAsync(300_000));
      expect(api.callsTo(STATS)).toHaveLength(2);
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(api.callsTo(STATS)).toHaveLength(3));
    } finally {
      jest.useRealTimers();
    }
  });
});

it('all figures go into one file, with decimals as Excel in Turkey reads them', async () => {
  const saved = watchSavedFiles();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'CSV indir' }));
  expect(saved.map(({ name }) => name)).toEqual(['ozet-2026-11-21.csv']);
  const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toBe('\ufeffSayı;Kırılım;Değer');
  for (const line of [
    'Kullanıcı;;1026',
    'Türe göre;Koç;312',
    'Duruma göre;Silinmiş;12',
    'Doğrulanmamış kullanıcı;;41',
    'Yayındaki koç;;294',
  ])
    expect(lines).toContain(line);
  for (const line of ['Etkin oranı (%);;97,2', 'Toplam;2024-12;704', 'Kategoriye göre koç;Kariyer;120', 'Şehre göre koç;Şehir 11;30'])
    expect(lines).toContain(line);
});
