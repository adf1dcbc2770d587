import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { foundCoach, NOTHING_COUNTED } from '../testing/found.ts';
import { closePublic, openPublic } from '../testing/open-public.tsx';
import { box, count, echo } from './search.testing.ts';

afterEach(closePublic);

describe('searching from the results page', () => {
  it('searches for what the address says, under an id of its own', async () => {
    const { api } = await openPublic('/search-results?q=ekip&city=Ankara&city=Van&category=c1&page=2', {
      'POST /search/search': echo({ page: 2, total: 11 }),
    });
    await count('Aramanıza uyan 11 koç');
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
    expect(within(row).getByText('Başlığında: “İlk kez yönetenlere”', { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Elif Sarıkaya' }).getAttribute('href')).toMatch(/^\/tr\/coach\/elif-sarikaya-/u);
  });

  it('replaces the history entry with a new keyword and keeps the filters', async () => {
    const { user } = await openPublic('/search-results?q=ekip&city=Ankara', { 'POST /search/search': echo() });
    await count('Aramanıza uyan 1 koç');
    const entries = history.length;
    await user.clear(await box());
    await user.type(await box(), '  para  {Enter}');
    await waitFor(() => expect(location.search).toBe('?q=para&city=Ankara'));
    expect(history.length).toBe(entries);
  });

  it('keeps the filters in a search that is sent without scripts', async () => {
    await openPublic('/search-results?q=ekip&city=Ankara&category=c1&sessionFormats=online', { 'POST /search/search': echo() });
    const form = (await box()).closest('form') as HTMLFormElement;
    expect([...new FormData(form)]).toEqual([
      ['q', 'ekip'],
      ['city', 'Ankara'],
      ['category', 'c1'],
      ['sessionFormats', 'online'],
    ]);
  });

  it('does nothing on Enter while the box is blank', async () => {
    const { api, user } = await openPublic('/search-results?q=ekip', { 'POST /search/search': echo() });
    await count('Aramanıza uyan 1 koç');
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
    expect(product.store.getState()).toMatchObject({ search: { address: { cities: ['Ankara'] } } });
    expect(localStorage.getItem('pusula.search')).toBe('?city=Ankara');
    await user.click(screen.getByRole('button', { name: 'Tümünü temizle' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(product.store.getState()).toMatchObject({ search: { address: { cities: [] } } });
    expect(localStorage.getItem('pusula.search')).toBe('');
  });

  it('shows a fact that is yes or no as one choice with its count, and as a chip that takes it off', async () => {
    const facts = { ...NOTHING_COUNTED, hasValidCertificate: [{ value: 'yes' as const, count: 349 }] };
    const { user, api } = await openPublic('/search-results', { 'POST /search/search': echo({ facts }) });
    const also = within(await screen.findByRole('group', { name: 'Ayrıca' }));
    expect(also.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(also.getByRole('checkbox', { name: 'Geçerli sertifika 349' }));
    await waitFor(() => expect(location.search).toBe('?hasValidCertificate=yes'));
    await waitFor(() => expect(api.callsTo('POST /search/search').at(-1)?.input).toMatchObject({ hasValidCertificate: ['yes'] }));
    await user.click(screen.getByRole('button', { name: 'Geçerli sertifika filtresini kaldır' }));
    await waitFor(() => expect(location.search).toBe(''));
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
    expect(await count('Aramanıza uyan 1 koç')).toBeTruthy();
    expect(((await box()) as HTMLInputElement).value).toBe('ekip');
  });

  it('keeps what was found before when the next search fails, says what it is, and makes no claim for the new words', async () => {
    const answer = (call: { input: Record<string, unknown> }) =>
      call.input.keyword === 'para' ? { status: 503, body: { success: false, errorMessage: 'SEARCH_FAILED' } } : echo()(call);
    const { user } = await openPublic('/search-results?q=ekip', { 'POST /search/search': answer });
    await count('Aramanıza uyan 1 koç');
    await user.clear(await box());
    await user.type(await box(), 'para{Enter}');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('Aşağıdakiler bir önceki sonuçlar: “ekip” araması.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Elif Sarıkaya' })).toBeTruthy();
    expect(screen.queryByText(/aramanıza uyan/iu)).toBeNull();
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
    const totals = { yavas: 99, hizli: 2, sonraki: 3 } as const;
    const { user, product } = await openPublic('/search-results?q=yavas', {
      'POST /search/search': async (call) => {
        if (call.input.keyword === 'yavas') await first;
        return echo({ total: totals[call.input.keyword as keyof typeof totals] })(call);
      },
    });
    const shown = new Set<string>();
    product.store.subscribe(() => shown.add(document.body.textContent ?? ''));
    const searchFor = async (keyword: keyof typeof totals) => {
      await user.clear(await box());
      await user.type(await box(), `${keyword}{Enter}`);
      await count(`Aramanıza uyan ${totals[keyword]} koç`);
    };
    await searchFor('hizli');
    answerFirst();
    // An answer that was asked for later has come after it.
    await searchFor('sonraki');
    expect([...shown].filter((text) => text.includes('99 koç'))).toEqual([]);
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
