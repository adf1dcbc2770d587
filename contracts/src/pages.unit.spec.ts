import { describe, expect, it } from '@jest/globals';
import { coachAddress, languageOfPath, pageAddress, pageAt, pageOwner, pathIn, routePath, wordedRoutes } from './pages.ts';

const paths = (page: Parameters<typeof wordedRoutes>[0]) => wordedRoutes(page).map(({ path }) => path);

describe('addresses of the specification, section 2', () => {
  it('opens the list of categories in both languages, with and without prefix', () => {
    expect(paths('categories')).toEqual(expect.arrayContaining(['/categories', '/en/categories', '/kategoriler', '/tr/kategoriler']));
  });

  it('opens a category under each of its words', () => {
    expect(paths('category')).toEqual(
      expect.arrayContaining(['/category/:slug', '/en/category/:slug', '/kategori/:slug', '/tr/kategori/:slug']),
    );
  });

  it.each([
    ['terms', 'terms-and-conditions', 'kullanim-sartlari'],
    ['privacy', 'privacy-policy', 'gizlilik-politikasi'],
    ['dataDeletion', 'facebook-data-deletion', 'facebook-veri-silme'],
  ] as const)('opens %s under both words, each also with both prefixes', (page, english, turkish) => {
    const words = [english, turkish];
    expect(paths(page).toSorted()).toEqual(words.flatMap((word) => [`/${word}`, `/en/${word}`, `/tr/${word}`]).toSorted());
  });

  it('takes the language from the prefix, and from the word where there is none', () => {
    const languages = Object.fromEntries(wordedRoutes('privacy').map(({ path, language }) => [path, language]));
    expect(languages).toMatchObject({ '/privacy-policy': 'en', '/gizlilik-politikasi': 'tr', '/tr/privacy-policy': 'tr' });
  });

  it('links to pages under the prefix of their language', () => {
    expect(pageAddress('category', 'tr', 'x-id-kariyer')).toBe('/tr/kategori/x-id-kariyer');
    expect(pageAddress('terms', 'en')).toBe('/en/terms-and-conditions');
    expect(coachAddress('en', 'elif-sarikaya-1')).toBe('/en/coach/elif-sarikaya-1');
  });
});

it.each([
  ['/en/categories', 'en'],
  ['/tr', 'tr'],
  ['/tr/categories', 'tr'],
  ['/english', null],
  ['/', null],
  ['/coach/en', null],
])('%s asks for %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

describe('a page of one', () => {
  it('has an id behind its path, and none without', () => {
    expect(pageAt('/admin/user-edit/01k')).toMatchObject({ page: 'plain', name: 'admin/user-edit', about: 'console' });
    expect(['/admin/user-edit', '/admin/users/01k', '/admin', '/en/admin/users'].map((path) => pageAt(path).page)).toEqual(
      Array(4).fill('unknown'),
    );
    expect([routePath('admin/user-edit'), routePath('admin/users')]).toEqual(['/admin/user-edit/:id', '/admin/users']);
  });

  it('belongs to whom its table says, with whatever lies below', () => {
    expect(pageOwner('/admin')).toEqual({ remote: 'admin', module: 'remote', needs: 'admin' });
    expect(pageOwner('/profile/edit')).toEqual({ remote: 'account', module: 'remote', needs: 'person' });
    expect(pageOwner('/tr/kategoriler')).toEqual({ remote: 'public', module: 'remote', needs: 'nobody' });
    expect(pageOwner('/signin')).toEqual({ remote: 'account', module: 'sign-in', needs: 'nobody' });
    expect(pageOwner('/verify-account').atOnce).toBe(true);
  });
});

it.each([
  ['en', '/tr', '/en'],
  ['en', '/tr/coach/ayse-1', '/en/coach/ayse-1'],
  ['en', '/kategoriler', '/en/kategoriler'],
  ['tr', '/en/kategori/yok', '/tr/kategori/yok'],
  ['tr', '/tr/kategoriler', null],
  ['en', '/', null],
  ['en', '/search-results', null],
  ['en', '/trend', null],
] as const)('the path in %s of the page at %s is %s', (language, path, expected) => {
  expect(pathIn(language, path)).toBe(expected);
});
