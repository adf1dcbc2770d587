import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { echo } from '../search/search.testing.ts';
import { foundCoach } from '../testing/found.ts';
import { closePublic, openPublic } from '../testing/open-public.tsx';
import { path, serving, wide } from './coach.testing.ts';

afterEach(closePublic);

describe('reaching a coach', () => {
  const reach = async (user: Awaited<ReturnType<typeof openPublic>>['user']) => {
    await user.click((await wide()).getByRole('button', { name: 'Ulaş' }));
    return within(await screen.findByRole('dialog', { name: 'Elif Sarıkaya ile iletişime geçin' }));
  };

  it('is by the ways that they named: the phone only where they agreed to it', async () => {
    const { user } = await openPublic(path, serving({ phone: '+905321234567', linkedin: 'https://linkedin.com/in/elif' }));
    const ways = within((await reach(user)).getByRole('list', { name: 'Ulaşma yolları' }));
    expect(ways.getAllByRole('link').map((way) => way.getAttribute('href'))).toEqual([
      'tel:+905321234567',
      'https://elif.example/',
      'https://linkedin.com/in/elif',
    ]);
  });

  it('is not offered where they named none', async () => {
    await openPublic(path, serving({ website: '' }));
    await (await wide()).findByRole('button', { name: 'Paylaş' });
    expect(screen.queryByRole('button', { name: 'Ulaş' })).toBeNull();
  });

  it('begins with a sentence that can be changed and copied', async () => {
    const { user } = await openPublic(path, serving());
    const dialog = await reach(user);
    const sentence = dialog.getByRole('textbox', { name: 'İlk cümleniz' });
    expect(sentence).toHaveProperty('value', 'Merhaba Elif, profilinizi okudum. Sizinle bir ilk görüşme yapmak isterim.');
    await user.type(sentence, ' Teşekkürler.');
    await user.click(dialog.getByRole('button', { name: 'Kopyala' }));
    expect(await dialog.findByText('Kopyalandı.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toMatch(/isterim\. Teşekkürler\.$/u);
  });

  it('leaves copying to the reader where the browser refuses it', async () => {
    const { user } = await openPublic(path, serving());
    const dialog = await reach(user);
    const write = navigator.clipboard.writeText;
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    await user.click(dialog.getByRole('button', { name: 'Kopyala' }));
    expect(await dialog.findByText(/^Kopyalanamadı/u)).toBeTruthy();
    navigator.clipboard.writeText = write;
  });
});

describe('a coach who was searched for', () => {
  const [before, after] = [
    foundCoach({ id: '01k9000000000000000000000g', firstName: 'Kerem', slug: 'kerem-01k9000000000000000000000g' }),
    foundCoach({ id: '01k9000000000000000000000h', firstName: 'Naz', slug: 'naz-01k9000000000000000000000h' }),
  ];
  const elif = foundCoach({ reasons: [{ kind: 'specialty', words: ['Liderlik'], asked: [] }] });
  const openResult = async (address: string) => {
    const opened = await openPublic(address, { ...serving(), 'POST /search/search': echo({ coaches: [before, elif, after], total: 19 }) });
    await opened.user.click(await screen.findByRole('link', { name: 'Elif Sarıkaya' }));
    await (await wide()).findByRole('button', { name: 'Ulaş' });
    return opened;
  };

  it('has the way back to that search, and to who stands before and after', async () => {
    await openResult('/search-results?q=ilk+kez&city=Ankara');
    const way = within(await screen.findByRole('navigation', { name: 'Arama sonuçları' }));
    expect(
      way.getAllByRole('link').map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['“ilk kez”, 19 koç', '/search-results?q=ilk+kez&city=Ankara'],
      ['Önceki: Kerem Sarıkaya', '/tr/coach/kerem-01k9000000000000000000000g'],
      ['Sonraki: Naz Sarıkaya', '/tr/coach/naz-01k9000000000000000000000h'],
    ]);
  });

  it('says why, and is reached with what was searched for', async () => {
    const { user } = await openResult('/search-results?q=ilk+kez');
    expect(within(screen.getByRole('article')).getByText('Uzmanlığı: Liderlik', { exact: false })).toBeTruthy();
    await user.click((await wide()).getByRole('button', { name: 'Ulaş' }));
    expect(await screen.findByRole('textbox', { name: 'İlk cümleniz' })).toHaveProperty(
      'value',
      'Merhaba Elif, “ilk kez” diye ararken profilinizi buldum. Sizinle bir ilk görüşme yapmak isterim.',
    );
  });

  describe('in a page that the browser has loaded anew', () => {
    const from = (referrer: string, loaded = location.origin + path) => {
      jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
      performance.getEntriesByType = () => [{ name: loaded } as PerformanceEntry];
    };
    const way = () => screen.queryByRole('navigation', { name: 'Arama sonuçları' });
    afterEach(() => {
      jest.restoreAllMocks();
      Reflect.deleteProperty(performance, 'getEntriesByType');
    });

    it('has the way back to the list that it came from', async () => {
      from(`${location.origin}/search-results?q=ilk+kez`);
      await openPublic(path, serving());
      await wide();
      const [back, ...others] = within(way() as HTMLElement).getAllByRole('link');
      expect([back?.textContent, back?.getAttribute('href'), others]).toEqual(['“ilk kez”', '/search-results?q=ilk+kez', []]);
    });

    it.each([
      ['another site', 'https://elsewhere.example/search-results?q=ilk+kez', undefined],
      ['another page', `${location.origin}/tr/kategoriler`, undefined],
      ['a list of everybody', `${location.origin}/search-results`, undefined],
      ['a list that led to another coach', `${location.origin}/search-results?q=ilk+kez`, `${location.origin}/tr/coach/other`],
    ])('has none after %s', async (_, referrer, loaded) => {
      from(referrer, loaded);
      await openPublic(path, serving());
      await wide();
      expect(way()).toBeNull();
    });
  });

  it('has a way back to filters alone, and none to a list of everybody', async () => {
    await openResult('/search-results?city=Ankara');
    expect(
      within(await screen.findByRole('navigation', { name: 'Arama sonuçları' })).getByRole('link', { name: 'Sonuçlar, 19 koç' }),
    ).toBeTruthy();
    await closePublic();
    await openResult('/search-results');
    expect(screen.queryByRole('navigation', { name: 'Arama sonuçları' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Koçlar' })).toBeTruthy();
  });
});
