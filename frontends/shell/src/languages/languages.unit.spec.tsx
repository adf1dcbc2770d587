import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { renderProduct, startApi } from '@pusula/frontend-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { texts } from '../texts.ts';
import { LanguageSelector } from './LanguageSelector.tsx';
import { useLanguageOfAddress } from './use-language-of-address.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi({});
});
afterAll(() => api.stop());
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  localStorage.clear();
});

function Page() {
  useLanguageOfAddress();
  return <LanguageSelector />;
}

async function visit(path: string) {
  const { product } = await renderProduct(<Page />, { path, apiBase: api.baseURL, texts });
  const goTo = (to: string) => act(async () => product.navigation.navigate(to));
  const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  return { goTo, choose, spoken: () => product.i18n.language };
}
const chosen = () => localStorage.getItem('pusula.language');
const nameTwin = (language: string, href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', hreflang: language, href }));

describe('somebody who never chose a language', () => {
  it('reads each page in that of its address, and the others in that of the visit', async () => {
    const { goTo, spoken } = await visit('/en/categories');
    await goTo('/search-results?q=sleep');
    expect(spoken()).toBe('en');
    await goTo('/kategoriler');
    expect(spoken()).toBe('tr');
    await goTo('/signin');
    expect(spoken()).toBe('tr');
    expect(chosen()).toBeNull();
  });

  it('goes on in the language of this tab, whatever another tab reads in', async () => {
    const { goTo, spoken } = await visit('/en/categories');
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'pusula.visitLanguage=tr; path=/';
    await goTo('/search-results?q=sleep');
    expect(spoken()).toBe('en');
  });
});

describe('somebody who chose a language', () => {
  it('reads a page in another one when its address says so, and nothing else', async () => {
    localStorage.setItem('pusula.language', 'en');
    const { goTo, spoken } = await visit('/tr/coach/deniz-aksoy-01k9');
    expect(spoken()).toBe('tr');
    await goTo('/profile');
    expect(spoken()).toBe('en');
    expect(chosen()).toBe('en');
  });

  it('has it everywhere from then on, and is at the page’s address in it', async () => {
    const { goTo, choose, spoken } = await visit('/tr/kategoriler?page=2');
    nameTwin('en', '/en/categories');
    await choose('English');
    expect([location.pathname + location.search, spoken(), chosen()]).toEqual(['/en/categories?page=2', 'en', 'en']);
    await goTo('/');
    expect(spoken()).toBe('en');
  });

  it.each([
    ['/tr/coach/kimse-01k9', '/en/coach/kimse-01k9'],
    ['/kategori/yok', '/en/kategori/yok'],
    ['/tr', '/en'],
    ['/signin?from=%2Fprofile', '/signin?from=%2Fprofile'],
  ])('at %s, which names no twin, goes on at %s', async (path, next) => {
    const { choose, spoken } = await visit(path);
    await choose('English');
    expect([location.pathname + location.search, spoken()]).toEqual([next, 'en']);
  });

  it('in one tab has it in the others', async () => {
    const { spoken } = await visit('/tr/kategoriler');
    localStorage.setItem('pusula.language', 'en');
    await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'pusula.language', newValue: 'en' })));
    await waitFor(() => expect(spoken()).toBe('en'));
    expect(location.pathname).toBe('/en/kategoriler');
  });
});

it('can be chosen without scripts: by a form that names the page, wherever one has gone since', async () => {
  const { goTo } = await visit('/tr/kategoriler?page=2');
  const english = screen.getByRole<HTMLButtonElement>('button', { name: 'English' });
  const sent = () => english.form && [...new FormData(english.form, english)];
  expect([english.form?.method, english.form?.getAttribute('action')]).toEqual(['post', '/preferences']);
  expect(sent()).toEqual([
    ['to', '/tr/kategoriler?page=2'],
    ['language', 'en'],
  ]);
  await goTo('/search-results?q=%C5%9Fan');
  expect(sent()?.[0]).toEqual(['to', '/search-results?q=%C5%9Fan']);
});
