import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { watchSavedFiles } from '../files/saved-files.testing.ts';
import {
  answer,
  answerSearches,
  below,
  figure,
  nobody,
  noSearches,
  openDashboard,
  SEARCH_STATS,
  STATS,
  searches,
  stats,
} from './dashboard.testing.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  await closeRemote();
});

/** Both parts have come. */
const loaded = async (...texts: [people: string, searches: string]) => {
  for (const text of texts) await screen.findByText(text);
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the overview', () => {
  it('tells every figure and what has become of it, as Turkish writes numbers', async () => {
    await openDashboard();
    await loaded('1.026', '%3,2');
    const tiles = await Promise.all(['Yayındaki koç', 'Yeni kayıt', 'Günlük arama', 'Sonuçsuz arama'].map(below));
    expect(tiles).toEqual([
      ['294', 'Son 30 günde +18'],
      ['82', 'Önceki 30 güne göre %18 düşüş'],
      ['242', 'Önceki 30 güne göre %100 artış', '29 tam günün ortalaması'],
      ['%3,2', '0,9 puan azaldı'],
    ]);
    const names = ['Kullanıcı', 'Koç', 'Üye', 'Etkin', 'Kapalı', 'Doğrulama bekleyen', 'Silinmiş'];
    expect(await Promise.all(names.map(below))).toEqual([['1.026'], ['312%30,4'], ['711%69,3'], ['997%96,1'], ['29'], ['41'], ['12']]);
    expect(screen.getByText(/^Saat \d\d:32 itibarıyla$/)).toBeTruthy();
  });

  it('says good and bad only where it is: fewer registrations are bad, fewer searches in vain are good', async () => {
    await openDashboard();
    const tones = async (text: string) => (await screen.findByText(text, { selector: 'b' })).dataset.tone;
    expect(await Promise.all(['+18', '%18 düşüş', '%100 artış', '0,9 puan'].map(tones))).toEqual(['good', 'bad', 'good', 'good']);
  });

  it('leads from each figure to the people behind it', async () => {
    await openDashboard();
    await loaded('1.026', '%3,2');
    const rows = [
      ['Yayındaki koç', '?public=yes'],
      ['Yeni kayıt', '?from=2026-10-23&to=2026-11-21'],
      ['Kullanıcı', '?status=existing'],
      ['Koç', '?type=coach&status=existing'],
      ['Etkin', '?status=enabled'],
      ['Doğrulama bekleyen', '?verified=no'],
      ['Silinmiş', '?status=deleted'],
      ['Kariyer', '?category=01k90000000000000000000000&public=yes'],
      ['Şehir 1', `?${new URLSearchParams({ city: 'Şehir 1' })}&public=yes`],
      ['16–22 Kas: 23 kişi, 4 koç, 19 üye', '?from=2026-11-16&to=2026-11-22'],
    ] as const;
    expect(rows.map(([name]) => [name, hrefOf(name)])).toEqual(rows.map(([name, query]) => [name, `/admin/users${query}`]));
    expect(hrefOf('arıcılık')).toBe(`/search-results?${new URLSearchParams({ q: 'arıcılık' })}`);
  });

  it('tells them as English writes them', async () => {
    localStorage.setItem('pusula.language', 'en');
    await openDashboard();
    await loaded('1,026', '3.2%');
    expect(await below('Searches per day')).toEqual(['242', 'Up 100% on the previous 30 days', 'average of 29 full days']);
    expect(await below('Searches without results')).toEqual(['3.2%', '0.9 points lower']);
    expect(figure('Coaches and searches by category').getByText('Career')).toBeTruthy();
    expect(hrefOf('16–22 Nov: 23 people, 4 coaches, 19 members')).toContain('from=2026-11-16');
  });

  it('shows of each chart the same figures as a table', async () => {
    const { user } = await openDashboard();
    await loaded('1.026', '%3,2');
    const rowsOf = async (name: string) => {
      await user.click(screen.getByRole('button', { name: `${name}: tablo olarak göster` }));
      const table = within(screen.getByRole('table', { name }));
      const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
      await user.click(screen.getByRole('button', { name: `${name}: grafik olarak göster` }));
      return [rows.length, ...rows.slice(0, 2)];
    };
    expect(await rowsOf('Günlük arama')).toEqual([31, ['Gün', 'Arama', 'Sonuçsuz', 'Önceki'], ['21 Kas', '387', '29', '193']]);
    expect(await rowsOf('Haftalık yeni kayıt')).toEqual([15, ['Hafta', 'Kişi', 'Koç', 'Üye'], ['16–22 Kas', '23', '4', '19']]);
    expect(await rowsOf('Kategoriye göre koç ve arama')).toEqual([3, ['Kategori', 'Koç', 'Arama'], ['Kariyer', '120', '0']]);
    expect(screen.getByRole('slider', { name: 'Günlük arama' })).toBeTruthy();
  });

  it('says of each day how often visitors searched, to pointers and to the arrow keys', async () => {
    await openDashboard();
    const slider = await screen.findByRole('slider', { name: 'Günlük arama' });
    const said = () => slider.getAttribute('aria-valuetext');
    expect(said()).toBe('21 Kas, şimdiye kadar 387 arama, 29 sonuçsuz, önceki dönemde 193');
    expect(screen.queryByText('şimdiye kadar 387 arama')).toBeNull();
    expect(screen.getByText('Bugün, şimdiye kadar: 387')).toBeTruthy();
    fireEvent.focus(slider);
    fireEvent.change(slider, { target: { value: '0' } });
    expect(said()).toBe('23 Eki, 97 arama, önceki dönemde 48');
    expect(screen.getByText('97 arama')).toBeTruthy();
    slider.getBoundingClientRect = () => ({ left: 100, width: 290 }) as DOMRect;
    // jsdom has no pointer events that know their place.
    fireEvent(slider, new MouseEvent('pointermove', { bubbles: true, clientX: 113 }));
    expect(said()).toContain('24 Eki, 107 arama');
    fireEvent.pointerLeave(slider);
    expect(screen.queryByText('107 arama')).toBeNull();
    for (const path of document.querySelectorAll('path')) expect(path.getAttribute('d')).not.toMatch(/NaN|Infinity/);
  });

  it('shows the greatest bars first, and the others when they are asked for', async () => {
    const { user } = await openDashboard();
    await loaded('1.026', '%3,2');
    const cities = figure('Şehre göre yayındaki koç');
    expect(cities.getAllByRole('listitem')).toHaveLength(7);
    await user.click(cities.getByRole('button', { name: '4 tane daha' }));
    expect(cities.getAllByRole('listitem')).toHaveLength(11);
    await user.click(cities.getByRole('button', { name: 'Daha az göster' }));
    expect(cities.getAllByRole('listitem')).toHaveLength(7);
    const categories = figure('Kategoriye göre koç ve arama').getAllByRole('listitem', { hidden: true });
    const [, career, leadership] = categories;
    expect([career, leadership].map((row) => row?.textContent)).toEqual(['Kariyer120 Koç0 Arama', 'Liderlik96 Koç42 Arama']);
    // Each of two figures has a length of its own, beside the greatest of its column.
    const lengths = categories.map((row) => [...row.querySelectorAll('i')].map(({ style }) => style.width));
    expect(lengths).toEqual([[], ['100%', '0%'], ['80%', '100%']]);
    expect(figure('En çok aranan').getAllByRole('listitem')).toHaveLength(5);
  });

  it('is right before anybody has come or searched', async () => {
    await openDashboard({ [STATS]: () => answer(nobody), [SEARCH_STATS]: () => answerSearches(noSearches) });
    expect(await screen.findByText('Bu dönemde henüz arama yapılmadı')).toBeTruthy();
    expect(await screen.findByText('Son 14 haftada kimse kaydolmadı')).toBeTruthy();
    expect(screen.getAllByText('Henüz yayında koç yok.')).toHaveLength(2);
    expect(screen.queryByRole('figure', { name: 'En çok aranan' })).toBeNull();
    const tiles = await Promise.all(['Yayındaki koç', 'Yeni kayıt', 'Günlük arama', 'Sonuçsuz arama'].map(below));
    expect(tiles).toEqual([
      ['0', 'Son 30 günde katılan yok'],
      ['0', 'Önceki 30 günle aynı'],
      ['0', 'Bu dönemde arama yok'],
      ['–', 'Bu dönemde arama yok'],
    ]);
    for (const path of document.querySelectorAll('path')) expect(path.getAttribute('d')).not.toMatch(/NaN|Infinity/);
  });

  it('tells that rarer words are not shown, and draws no line that nobody counted', async () => {
    const few = searches({ words: [], wordsWithoutResult: [], perDay: searches().perDay.map((day) => ({ ...day, before: null })) });
    await openDashboard({ [SEARCH_STATS]: () => answerSearches(few) });
    expect(await screen.findAllByText(/5 kez ya da daha çok yapılan bir arama yok/)).toHaveLength(2);
    expect(screen.queryByText('Önceki')).toBeNull();
    expect(document.querySelector('path[data-part="before"]')).toBeNull();
  });

  it('holds the places of its figures while they are on their way', async () => {
    const gate = Promise.withResolvers<void>();
    await openDashboard({
      [STATS]: () => gate.promise.then(() => answer(stats())),
      [SEARCH_STATS]: () => gate.promise.then(() => answerSearches(searches())),
    });
    expect(await screen.findByText('Etkin')).toBeTruthy();
    expect(screen.queryByText('%3,2')).toBeNull();
    expect(screen.getByRole('button', { name: 'Yenile' }).getAttribute('aria-busy')).toBe('true');
    gate.resolve();
    expect(await screen.findByText('%3,2')).toBeTruthy();
  });
});

describe('the period', () => {
  it('is in the address, the usual one unsaid, and asked for of both parts', async () => {
    const { api, user } = await openDashboard({ [STATS]: ({ input }) => answer(stats({ days: Number(input.days) as 30 })) });
    await screen.findByText('+18');
    await user.selectOptions(screen.getByLabelText('Dönem'), 'Son 7 gün');
    expect(location.search).toBe('?days=7');
    expect(await screen.findByText(/^Son 7 günde/)).toBeTruthy();
    for (const route of [STATS, SEARCH_STATS] as const)
      await waitFor(() => expect(api.callsTo(route).map(({ input }) => input)).toEqual([{ days: '30' }, { days: '7' }]));
    await user.selectOptions(screen.getByLabelText('Dönem'), 'Son 30 gün');
    expect(location.search).toBe('');
  });

  it('that an address makes up is the usual one', async () => {
    const { api } = await openDashboard({}, '/admin/dashboard?days=31');
    await screen.findByText('+18');
    expect(screen.getByLabelText<HTMLSelectElement>('Dönem').value).toBe('30');
    expect(api.callsTo(STATS)[0]?.input).toEqual({ days: '30' });
  });
});

it('all figures go into one file, with decimals as Excel in Turkey reads them', async () => {
  const saved = watchSavedFiles();
  const { user } = await openDashboard();
  await loaded('1.026', '242');
  await user.click(await screen.findByRole('button', { name: 'CSV indir' }));
  expect(saved.map(({ name }) => name)).toEqual(['ozet-2026-11-21.csv']);
  const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toBe('\ufeffSayı;Kırılım;Değer');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Kullanıcı;;1026',
      'Koç;;312',
      'Silinmiş;;12',
      'Doğrulama bekleyen;;41',
      'Yayındaki koç;;294',
      'Etkin oranı (%);;96,1',
      'Haftalık yeni kayıt;2026-11-16;23',
      'Kategoriye göre yayındaki koç;Kariyer;120',
      'Şehre göre yayındaki koç;Şehir 11;30',
      'Günlük arama;2026-11-21;387',
      'Sonuçsuz kalan;arıcılık;6',
    ]),
  );
});
