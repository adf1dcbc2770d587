import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CATEGORY_ID, COACH_ID, found, foundCoach } from '../testing/found.ts';
import { closePublic, openPublic } from '../testing/open-public.tsx';

afterEach(closePublic);

const echo =
  (more: Parameters<typeof found>[0] = {}) =>
  (call: { input: Record<string, unknown> }) => ({
    body: found({ id: String(call.input.id), ...more }),
  });
const box = () => screen.findByRole('combobox');
const count = (words: string) => screen.findByRole('heading', { level: 1, name: words });

describe('searching from the results page', () => {
  it('searches for what the address says, under an id of its own', async () => {
    const { api } = await openPublic('/search-results?q=ekip&city=Ankara&city=Van&category=c1&page=2', {
      'POST /search/search': echo({ page: 2, total: 11 }),
    });
    await count('11 koç aramanıza yakın');
    const [call] = api.callsTo('POST /search/search');
    expect(call?.input).toMatchObject({
      keyword: 'ekip',
      city: 'Ankara',
      cities: ['Van'],
      categoryId: 'c1',
      categoryIds: [],
      country: 'TR',
      language: 'tr',
      page: 2,
    });
    expect(call?.input.id).not.toBe('');
  });

  it('shows each coach with city, marked words and the reason', async () => {
    const coach = foundCoach({
      highlights: { headline: { text: 'İlk kez yönetenlere', marks: [[0, 7]] }, bio: null },
      reasons: [{ kind: 'headline', words: ['İlk kez'], asked: [] }],
    });
    await openPublic('/search-results?q=ilk+kez', { 'POST /search/search': echo({ coaches: [coach] }) });
    const row = (await screen.findByRole('link', { name: 'Elif Sarıkaya' })).closest('li') as HTMLElement;
    expect(within(row).getByText('İlk kez').tagName).toBe('MARK');
    expect(within(row).getByText('“İlk kez” başlığında geçiyor.', { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Elif Sarıkaya' }).getAttribute('href')).toMatch(/^\/tr\/coach\/elif-sarikaya-/u);
  });

  it('replaces the history entry with a new keyword and keeps the filters', async () => {
    const { user } = await openPublic('/search-results?q=ekip&city=Ankara', { 'POST /search/search': echo() });
    await count('1 koç aramanıza yakın');
    const entries = history.length;
    await user.clear(await box());
    await user.type(await box(), '  para  {Enter}');
    await waitFor(() => expect(location.search).toBe('?q=para&city=Ankara'));
    expect(history.length).toBe(entries);
  });

  it('does nothing on Enter while the box is blank', async () => {
    const { api, user } = await openPublic('/search-results?q=ekip', { 'POST /search/search': echo() });
    await count('1 koç aramanıza yakın');
    await user.clear(await box());
    await user.type(await box(), '   {Enter}');
    expect(location.search).toBe('?q=ekip');
    expect(api.callsTo('POST /search/search')).toHaveLength(1);
  });

  it('takes no more than 50 characters', async () => {
    const { user } = await openPublic('/search-results', { 'POST /search/search': echo() });
    await user.type(await box(), 'a'.repeat(60));
    expect(((await box()) as HTMLInputElement).value).toHaveLength(50);
  });

  it('puts a pressed filter into the address and into storage, and clear all takes it out of both', async () => {
    const { user, product } = await openPublic('/search-results', { 'POST /search/search': echo() });
    await user.click(await screen.findByRole('checkbox', { name: /Ankara/ }));
    await waitFor(() => expect(location.search).toBe('?city=Ankara'));
    expect(product.store.getState()).toMatchObject({ search: { filtersOn: true, selectedCities: ['Ankara'] } });
    expect(localStorage.getItem('pusula.search')).toBe('?city=Ankara');
    await user.click(screen.getByRole('button', { name: 'Tümünü temizle' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(product.store.getState()).toMatchObject({ search: { filtersOn: false, selectedCities: [] } });
    expect(localStorage.getItem('pusula.search')).toBe('');
  });

  it('goes on with the kept selections when somebody comes to the bare address', async () => {
    localStorage.setItem('pusula.search', '?city=Van');
    await openPublic('/search-results', { 'POST /search/search': echo() });
    await waitFor(() => expect(location.search).toBe('?city=Van'));
  });

  it('shows a banner when the search fails, and searches again on Retry', async () => {
    let fails = true;
    const answer = (call: { input: Record<string, unknown> }) =>
      fails ? { status: 503, body: { success: false, errorMessage: 'SEARCH_FAILED' } } : echo()(call);
    const { user } = await openPublic('/search-results?q=ekip', { 'POST /search/search': answer });
    expect(await screen.findByRole('alert')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await count('1 koç aramanıza yakın')).toBeTruthy();
    expect(((await box()) as HTMLInputElement).value).toBe('ekip');
  });

  it('keeps what was found before when the next search fails, says what it is, and makes no claim for the new words', async () => {
    const answer = (call: { input: Record<string, unknown> }) =>
      call.input.keyword === 'para' ? { status: 503, body: { success: false, errorMessage: 'SEARCH_FAILED' } } : echo()(call);
    const { user } = await openPublic('/search-results?q=ekip', { 'POST /search/search': answer });
    await count('1 koç aramanıza yakın');
    await user.clear(await box());
    await user.type(await box(), 'para{Enter}');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('Aşağıdakiler bir önceki sonuçlar: “ekip” araması.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Elif Sarıkaya' })).toBeTruthy();
    expect(screen.queryByText(/aramanıza yakın/u)).toBeNull();
  });

  it('keeps the order of the choices while a search is narrowed down, those that give nobody included', async () => {
    const all = [
      { id: '34', name: 'İstanbul', count: 5 },
      { id: '06', name: 'Ankara', count: 3 },
      { id: '65', name: 'Van', count: 1 },
    ];
    const narrowed = [
      { id: '65', name: 'Van', count: 1 },
      { id: '06', name: 'Ankara', count: 4 },
    ];
    const { user } = await openPublic('/search-results', {
      'POST /search/search': (call) => echo({ cities: call.input.categoryId ? narrowed : all })(call),
    });
    const cities = () =>
      within(screen.getByRole('group', { name: 'Şehir' }))
        .getAllByRole('checkbox')
        .map((choice) => choice.closest('label')?.textContent);
    await user.click(await screen.findByRole('checkbox', { name: /Liderlik/ }));
    await waitFor(() => expect(cities()).toEqual(['İstanbul0', 'Ankara4', 'Van1']));
  });

  it('ignores the late answer to an earlier search', async () => {
    let answerFirst: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const { user } = await openPublic('/search-results?q=yavas', {
      'POST /search/search': async (call) => {
        const isSlow = call.input.keyword === 'yavas';
        if (isSlow) await first;
        return echo({ total: isSlow ? 99 : 2 })(call);
      },
    });
    await user.clear(await box());
    await user.type(await box(), 'hizli{Enter}');
    await count('2 koç aramanıza yakın');
    answerFirst();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await count('2 koç aramanıza yakın')).toBeTruthy();
  });

  it('says that a page lies beyond the last one, and leads there with everything that was chosen', async () => {
    await openPublic('/search-results?q=ekip&city=Van&page=9', { 'POST /search/search': echo({ coaches: [], total: 24, page: 9 }) });
    const last = await screen.findByRole('link', { name: 'Son sayfaya git' });
    expect(last.getAttribute('href')).toBe('/search-results?q=ekip&city=Van&page=3');
    expect(screen.queryByRole('navigation', { name: 'Sayfalar' })).toBeNull();
  });

  it('leads from the filters to the categories', async () => {
    await openPublic('/search-results', { 'POST /search/search': echo() });
    expect((await screen.findByRole('link', { name: 'Kategorilere göz at' })).getAttribute('href')).toBe('/tr/kategoriler');
  });

  it('says what was searched for a slip, with the way to what was typed, and the way out of an empty list', async () => {
    await openPublic('/search-results?q=yoentici&city=Van', {
      'POST /search/search': echo({ coaches: [], total: 0, totalWithoutCity: 7, correctedKeyword: 'yönetici' }),
    });
    const asTyped = await screen.findByRole('link', { name: 'Yazdığım gibi ara: yoentici' });
    expect(asTyped.getAttribute('href')).toBe('/search-results?q=yoentici&city=Van&exact=1');
    expect(asTyped.parentElement?.textContent).toContain('Şunun için arandı: yönetici.');
    expect(screen.getByRole('button', { name: 'Şehri kaldır, 7 koçu göster' })).toBeTruthy();
  });
});

describe('what is close and what is not', () => {
  it('names the subjects that the words may speak of when nobody is close', async () => {
    const topics = [{ id: CATEGORY_ID, name: 'Liderlik', slug: `${CATEGORY_ID}-id-liderlik` }];
    await openPublic('/search-results?q=patron', { 'POST /search/search': echo({ coaches: [], total: 0, topics }) });
    expect((await screen.findByRole('link', { name: 'Liderlik' })).getAttribute('href')).toBe(`/tr/kategori/${CATEGORY_ID}-id-liderlik`);
    expect(screen.getByRole('heading', { name: 'Buna yakın bir koç bulamadık' })).toBeTruthy();
  });

  it('shows who is farther away once they are asked for, below the close ones', async () => {
    const farther = foundCoach({ id: `${COACH_ID.slice(0, -1)}f`, firstName: 'Uzak' });
    const { api, user } = await openPublic('/search-results?q=patron', {
      'POST /search/search': (call) => echo({ farTotal: 12, ...(call.input.far === true && { coaches: [farther] }) })(call),
    });
    await user.click(await screen.findByRole('link', { name: 'Daha uzak 12 koçu göster' }));
    expect(await screen.findByRole('link', { name: 'Uzak Sarıkaya' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Daha uzak sonuçlar' })).toBeTruthy();
    expect(location.search).toBe('?q=patron&far=1');
    expect(api.callsTo('POST /search/search').filter(({ input }) => input.far === true)).toHaveLength(1);
  });

  it('offers a city of the sentence as a filter, and takes it when it is pressed', async () => {
    const { user } = await openPublic('/search-results?q=ankarada+kariyer', {
      'POST /search/search': echo({ namedCities: [{ id: '06', name: 'Ankara', count: 2 }] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Yalnız Ankara: 2' }));
    expect(location.search).toBe('?q=ankarada+kariyer&city=Ankara');
  });

  it('drops filters of an address that there are no more, and says so', async () => {
    await openPublic('/search-results?q=ekip&city=Atlantis&city=Van', {
      'POST /search/search': (call) =>
        echo({ unknownFilters: { cities: call.input.city === 'Atlantis' ? ['Atlantis'] : [], categoryIds: [] } })(call),
    });
    expect(await screen.findByText('Adresteki bazı filtreler artık yok; onlarsız arandı.')).toBeTruthy();
    await waitFor(() => expect(location.search).toBe('?q=ekip&city=Van'));
    expect(screen.getByText('Adresteki bazı filtreler artık yok; onlarsız arandı.')).toBeTruthy();
  });
});

describe('other ways to the results', () => {
  it('follows a site search link', async () => {
    await openPublic('/search?q=ekip', { 'POST /search/search': echo() });
    await waitFor(() => expect(location.pathname + location.search).toBe('/search-results?q=ekip'));
  });

  it('completes what is being typed, asks once for a quick hand, and takes a completion by keyboard', async () => {
    const suggestions = [{ kind: 'phrase', text: 'ekip kurmak', target: '', count: null, detail: '', imageUrl: '', marks: [[0, 4]] }];
    const { api, user } = await openPublic('/search-results', {
      'POST /search/search': echo(),
      'GET /search/suggest': () => ({ body: { success: true, suggestions } }),
    });
    await user.type(await box(), 'ekip');
    expect(await screen.findByRole('option', { name: /ekip kurmak/ })).toBeTruthy();
    expect(api.callsTo('GET /search/suggest').map(({ input }) => input)).toEqual([{ keyword: 'ekip', language: 'tr' }]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(location.search).toBe('?q=ekip+kurmak'));
  });

  it('offers the visitor’s own last searches in an empty box, and forgets them when it is told to', async () => {
    const { user } = await openPublic('/search-results?q=ekip', { 'POST /search/search': echo() });
    await count('1 koç aramanıza yakın');
    await user.click(screen.getByRole('button', { name: 'Yazılanı sil' }));
    await user.tab({ shift: true });
    await user.click(await box());
    expect(await screen.findByRole('option', { name: 'ekip' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Son aramaları sil' }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(localStorage.getItem('pusula.own-searches')).toBe('[]');
  });

  it('shows the limit when it nears, and says that pasted text was cut', async () => {
    const { user } = await openPublic('/search-results', { 'POST /search/search': echo() });
    await user.type(await box(), 'x'.repeat(39));
    expect(screen.queryByText('39/50')).toBeNull();
    await user.type(await box(), 'x');
    expect(screen.getByText('40/50')).toBeTruthy();
    await user.paste('y'.repeat(20));
    expect(screen.getByText('50/50')).toBeTruthy();
    expect(screen.getByText('Yapıştırdığınız metin 50 karaktere kısaltıldı.')).toBeTruthy();
    await user.keyboard('{Backspace}');
    expect(screen.queryByText('Yapıştırdığınız metin 50 karaktere kısaltıldı.')).toBeNull();
  });
});
