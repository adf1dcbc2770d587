import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { closePublic, openPublic } from '../testing/open-public.tsx';
import { count, echo } from './search.testing.ts';

afterEach(closePublic);

const open = (path: string, total: number) =>
  openPublic(path, {
    'GET /category/get-categories': () => ({ body: { success: true, categories: [] } }),
    'POST /search/search': echo(total === 0 ? { coaches: [], total, totalWithoutCity: path.includes('city') ? 7 : null } : {}),
  });

describe('where nobody was found', () => {
  it('neither a number nor filters stand over the words that say so; the page has its heading all the same', async () => {
    await open('/search-results?q=zzqqxx', 0);
    await screen.findByRole('heading', { level: 2, name: 'Buna uyan bir koç bulamadık' });
    expect((await count('0 koç')).hasAttribute('data-nothing')).toBe(true);
    expect(screen.queryByRole('heading', { name: 'Filtreler' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Filtreler' })).toBeNull();
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
