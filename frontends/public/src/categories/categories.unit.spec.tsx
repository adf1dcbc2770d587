import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { CATEGORY_ID, categoryNode, found, foundCoach } from '../testing/found.ts';
import { closePublic, openPublic } from '../testing/open-public.tsx';

afterEach(closePublic);

const child = categoryNode({ id: '01k9000000000000000000000e', parentId: CATEGORY_ID, name: 'Ekip iletişimi', coachCount: 1 });
const tree = [categoryNode({ categories: [child] }), categoryNode({ id: '01k9000000000000000000000f', name: 'Para', slug: 'para' })];
const list = { 'GET /category/get-categories': () => ({ body: { success: true, categories: tree } }) };
const one = {
  'GET /category/get-category-by-id': () => ({ body: { success: true, categories: [categoryNode({ categories: [child] })], parents: [] } }),
  'POST /search/search': () => ({ body: found({ coaches: [foundCoach()], total: 24, page: 2 }) }),
};

/** The lists that the page shows search engines: where each begins, and its addresses. */
const listed = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((block) => JSON.parse(block.innerHTML))
    .filter((block) => block['@type'] === 'ItemList')
    .map(({ itemListElement: items }) => [items[0].position, ...items.map(({ url }: { url: string }) => new URL(url).pathname)]);

describe('what a page of categories lists for search engines', () => {
  it('is the top of the tree on the list', async () => {
    await openPublic('/tr/kategoriler', list);
    await screen.findByRole('link', { name: 'Ekip iletişimi' });
    expect(listed()).toEqual([[1, ...tree.map(({ slug }) => `/tr/kategori/${slug}`)]]);
  });

  it('is what lies below, and the coaches of that page in their places, on the page of one', async () => {
    await openPublic(`/tr/kategori/${tree[0]?.slug}?page=2`, one);
    await screen.findByRole('link', { name: 'Elif Sarıkaya' });
    expect(listed()).toEqual([
      [1, `/tr/kategori/${child.slug}`],
      [11, `/tr/coach/${foundCoach().slug}`],
    ]);
  });
});

describe('the list of categories', () => {
  it('shows the tree with its counts and narrows it while somebody types', async () => {
    const { user } = await openPublic('/kategoriler', list);
    expect(await screen.findByRole('link', { name: 'Ekip iletişimi' })).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Kategorilerde ara' }), 'EKİP');
    expect(screen.queryByRole('link', { name: 'Para' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Liderlik' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Temizle' }));
    expect(screen.getByRole('link', { name: 'Para' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Kategorilerde ara' }));
    expect(screen.queryByRole('button', { name: 'Temizle' })).toBeNull();
  });

  it('leads to the coaches with words that no category holds', async () => {
    const { user } = await openPublic('/kategoriler', list);
    await user.type(await screen.findByRole('textbox', { name: 'Kategorilerde ara' }), 'at binmek');
    expect((await screen.findByRole('link', { name: 'Koçlar arasında “at binmek” ara' })).getAttribute('href')).toBe(
      '/search-results?q=at+binmek',
    );
  });

  it('shows what went wrong and loads again on Retry', async () => {
    let fails = true;
    const { user } = await openPublic('/kategoriler', {
      'GET /category/get-categories': () =>
        fails
          ? { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } }
          : { body: { success: true, categories: tree } },
    });
    await screen.findByRole('alert');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('link', { name: 'Liderlik' })).toBeTruthy();
  });
});

describe('a category', () => {
  it('shows its subcategories and the asked page of its coaches', async () => {
    const { api } = await openPublic(`/tr/kategori/${CATEGORY_ID}-id-liderlik?page=2`, one);
    expect(await screen.findByRole('link', { name: 'Elif Sarıkaya' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ekip iletişimi' })).toBeTruthy();
    expect(api.callsTo('POST /search/search')[0]?.input).toMatchObject({ categoryId: CATEGORY_ID, page: 2 });
  });

  it('leads to the list, which says so, when the address has not the shape of a category', async () => {
    await openPublic('/tr/kategori/liderlik', list);
    await waitFor(() => expect(location.pathname).toBe('/tr/kategoriler'));
    expect(await screen.findByText('Bu kategoriyi bulamadık.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Liderlik' })).toBeTruthy();
  });

  it('searches its coaches in the visitor’s own words', async () => {
    const { user } = await openPublic(`/tr/kategori/${CATEGORY_ID}-id-liderlik`, one);
    await user.type(await screen.findByRole('combobox'), 'ekip{Enter}');
    await waitFor(() => expect(location.pathname + location.search).toBe(`/search-results?q=ekip&category=${CATEGORY_ID}`));
  });

  it('says that a page lies beyond its last one, and leads there', async () => {
    const beyond = { ...one, 'POST /search/search': () => ({ body: found({ coaches: [], total: 24, page: 9 }) }) };
    await openPublic(`/tr/kategori/${CATEGORY_ID}-id-liderlik?page=9`, beyond);
    const last = await screen.findByRole('link', { name: 'Son sayfaya git' });
    expect(last.getAttribute('href')).toBe(`/tr/kategori/${CATEGORY_ID}-id-liderlik?page=3`);
  });

  it('takes the slug of its language', async () => {
    await openPublic(`/en/category/${CATEGORY_ID}-id-liderlik`, one);
    await waitFor(() => expect(location.pathname).toBe(`/en/category/${CATEGORY_ID}-id-leadership`));
  });

  it('says so when it was taken away, and shows which there are', async () => {
    await openPublic(`/tr/kategori/${CATEGORY_ID}-id-liderlik`, {
      ...list,
      'GET /category/get-category-by-id': () => ({ status: 404, body: { success: false, errorMessage: 'CATEGORY_NOT_FOUND' } }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bu kategoriyi bulamadık' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Para' })).toBeTruthy();
  });
});
