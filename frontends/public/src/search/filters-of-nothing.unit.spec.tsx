import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { categoryNode } from '../testing/found.ts';
import { closePublic, openPublic } from '../testing/open-public.tsx';
import { echo } from './search.testing.ts';

afterEach(closePublic);

const open = (path: string, total: number) =>
  openPublic(path, {
    'GET /category/get-categories': () => ({ body: { success: true, categories: [] } }),
    'POST /search/search': echo(total === 0 ? { coaches: [], total, totalWithoutCity: path.includes('city') ? 7 : null } : {}),
  });

describe('where nobody was found', () => {
  it('neither a number nor filters stand over the words that say so; the page has its heading all the same', async () => {
    await open('/search-results?q=zzqqxx', 0);
    await screen.findByRole('heading', { level: 1, name: 'Bunun için bir koçumuz yok' });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Filtreler' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Filtreler' })).toBeNull();
  });

  it('categories lead on, and what others searched for lately, but for the words themselves', async () => {
    await openPublic('/search-results?q=zzqqxx', {
      'GET /category/get-categories': () => ({
        body: {
          success: true,
          categories: ['Kariyer', 'Para', 'Yas', 'Uyku', 'Ekip'].map((name) => categoryNode({ id: name, name, slug: name })),
        },
      }),
      'GET /search/lately': () => ({ body: { success: true, words: ['zzqqxx', 'iş değişikliği'], coaches: [] } }),
      'POST /search/search': echo({ coaches: [], total: 0 }),
    });
    await screen.findByRole('link', { name: 'iş değişikliği' });
    const ways = screen.getAllByRole('link').map((link) => link.textContent);
    expect(ways).toEqual(['Kariyer', 'Para', 'Yas', 'Uyku', 'iş değişikliği', 'Kategorilere göz at']);
    expect(screen.getByRole('link', { name: 'iş değişikliği' }).getAttribute('href')).toBe(
      '/search-results?q=i%C5%9F+de%C4%9Fi%C5%9Fikli%C4%9Fi',
    );
  });

  it('filters that are on may be why, and stay within reach', async () => {
    await open('/search-results?q=uyku&city=Ankara', 0);
    expect(await screen.findByRole('button', { name: /Ankara.*kaldır/iu })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Filtreler' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Filtreler/u })).toBeTruthy();
  });

  it('they are there where somebody was found', async () => {
    await open('/search-results?q=uyku', 1);
    expect(await screen.findByRole('heading', { name: 'Filtreler' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filtreler' })).toBeTruthy();
  });
});
