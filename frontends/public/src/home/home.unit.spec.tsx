import { afterEach, describe, expect, it } from '@jest/globals';
import { session } from '@pusula/frontend-kit/session';
import { person } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { categoryNode, found } from '../testing/found.ts';
import { closePublic, openPublic } from '../testing/open-public.tsx';

afterEach(closePublic);

const answers = {
  'GET /category/get-categories': () => ({ body: { success: true, categories: [categoryNode()] } }),
  'POST /search/search': (call: { input: Record<string, unknown> }) => ({ body: found({ id: String(call.input.id) }) }),
};

describe('the home page', () => {
  it('clears the keyword of the last search, resets the new-user draft, and shows categories with their coaches', async () => {
    const { product } = await openPublic('/search-results?q=eski&city=Van&exact=1', answers);
    expect(product.store.getState()).toMatchObject({ search: { address: { keyword: 'eski' } } });
    await waitFor(() => expect(localStorage.getItem('pusula.search')).toBe('?q=eski&city=Van&exact=1'));
    act(() => product.navigation.navigate('/'));
    expect(await screen.findByRole('link', { name: /Liderlik.*4 koç/u })).toBeTruthy();
    expect(product.store.getState()).toMatchObject({
      search: { address: { keyword: '' }, searchId: '' },
      newUserDraft: { status: 'enabled', userType: 'member', isDeleted: false },
    });
    expect(localStorage.getItem('pusula.search')).toBe('');
  });

  it('shows what many people searched for lately, a tap away, and coaches by their faces', async () => {
    const lately = {
      words: ['sınav kaygısı', 'zam istemek'],
      coaches: [{ id: 'a1', slug: 'ayse-kaya-a1', firstName: 'Ayşe', lastName: 'Kaya', imageUrl: '/pictures/a1/640.jpg' }],
    };
    const { api } = await openPublic('/', { ...answers, 'GET /search/lately': () => ({ body: { success: true, ...lately } }) });
    const words = await screen.findByRole('link', { name: 'zam istemek' });
    expect(words.parentElement?.textContent).toBe('Son günlerde arananlar: sınav kaygısı, zam istemek');
    expect(words.getAttribute('href')).toBe('/search-results?q=zam+istemek');
    expect(screen.getByRole('link', { name: 'Ayşe Kaya' }).getAttribute('href')).toMatch(/ayse-kaya-a1$/u);
    expect(api.callsTo('GET /search/lately').map(({ input }) => input)).toEqual([{ language: 'tr' }]);
  });

  it('asks for the names at the top alone, and the index for all of them when somebody goes there', async () => {
    const { product, api } = await openPublic('/', answers);
    await screen.findByRole('link', { name: /Liderlik/u });
    const asked = () => api.callsTo('GET /category/get-categories').map(({ input }) => input);
    const listed = { language: 'tr', useCache: 'true', fields: 'name,slug,coachCount' };
    expect(asked()).toEqual([{ ...listed, depth: '1' }]);
    act(() => product.navigation.navigate('/tr/kategoriler'));
    await waitFor(() => expect(asked()).toEqual([{ ...listed, depth: '1' }, listed]));
  });

  it('says nothing of searches where there were too few, and nothing at all without coaches', async () => {
    let coaches = [{ id: 'a1', slug: 'ayse-kaya-a1', firstName: 'Ayşe', lastName: 'Kaya', imageUrl: '/pictures/a1/640.jpg' }];
    const reply = { ...answers, 'GET /search/lately': () => ({ body: { success: true, words: [], coaches } }) };
    await openPublic('/', reply);
    expect(await screen.findByText('Tanışabileceğiniz koçlardan bazıları')).toBeTruthy();
    expect(screen.queryByText(/Son günlerde/u)).toBeNull();
    await closePublic();
    coaches = [];
    const { api } = await openPublic('/', reply);
    await waitFor(() => expect(api.callsTo('GET /search/lately')).toHaveLength(1));
    await screen.findByRole('link', { name: /Liderlik/u });
    expect(screen.queryByText('Tanışabileceğiniz koçlardan bazıları')).toBeNull();
  });

  it('says that the categories could not be had, and asks again on Retry', async () => {
    let fails = true;
    const { user } = await openPublic('/', {
      'GET /category/get-categories': () =>
        fails
          ? { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } }
          : { body: { success: true, categories: [categoryNode()] } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Kategoriler yüklenemedi.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('link', { name: /Liderlik/u })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers guests to join as a coach, and nobody who has an account', async () => {
    const { product } = await openPublic('/', answers);
    expect((await screen.findByRole('link', { name: 'Koç olarak katıl' })).getAttribute('href')).toBe('/signup?role=coach');
    act(() => void product.store.dispatch(session.signedIn({ user: person('member'), authenticationType: 'Basic' })));
    expect(screen.queryByRole('link', { name: 'Koç olarak katıl' })).toBeNull();
  });

  it('goes to the results on Enter, as a new history entry', async () => {
    const { user } = await openPublic('/', answers);
    const entries = history.length;
    await user.type(await screen.findByRole('combobox'), 'işe dönmek{Enter}');
    await waitFor(() => expect(location.pathname + location.search).toBe('/search-results?q=i%C5%9Fe+d%C3%B6nmek'));
    expect(history.length).toBe(entries + 1);
  });

  it('stays on Enter while nothing is written, and shows everybody on the button', async () => {
    const { user } = await openPublic('/', answers);
    await user.type(await screen.findByRole('combobox'), '  {Enter}');
    expect(location.pathname).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Koçları keşfet' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/search-results'));
  });

  it('speaks the language of its address and names its twin', async () => {
    await openPublic('/en', answers);
    expect(await screen.findByRole('heading', { level: 1, name: 'The right person for your next step.' })).toBeTruthy();
    expect(document.title).toBe('The right person for your next step · Pusula');
    expect(document.head.querySelector('link[hreflang="tr"]')?.getAttribute('href')).toMatch(/\/tr$/u);
  });
});
