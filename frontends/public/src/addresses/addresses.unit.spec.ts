import { describe, expect, it } from '@jest/globals';
import { addressesOf, addressOf, coachAddress } from './addresses.ts';

const paths = (page: Parameters<typeof addressesOf>[0], below?: string) => addressesOf(page, below).map(({ path }) => path);

describe('addresses of the specification, section 2', () => {
  it('opens the list of categories in both languages, with and without prefix', () => {
    expect(paths('categories')).toEqual(expect.arrayContaining(['/categories', '/en/categories', '/kategoriler', '/tr/kategoriler']));
  });

  it('opens a category under each of its words', () => {
    expect(paths('category', '/:categorySlug')).toEqual(
      expect.arrayContaining([
        '/category/:categorySlug',
        '/en/category/:categorySlug',
        '/kategori/:categorySlug',
        '/tr/kategori/:categorySlug',
      ]),
    );
  });

  it.each([
    ['terms', 'terms-and-conditions', 'kullanim-sartlari'],
    ['privacy', 'privacy-policy', 'gizlilik-politikasi'],
    ['dataDeletion', 'facebook-data-deletion', 'facebook-veri-silme'],
  ] as const)('opens %s under both words, each also with both prefixes', (page, english, turkish) => {
    const words = [english, turkish];
    expect(paths(page).sort()).toEqual(words.flatMap((word) => [`/${word}`, `/en/${word}`, `/tr/${word}`]).sort());
  });

  it('takes the language from the prefix, and from the word where there is none', () => {
    const languages = Object.fromEntries(addressesOf('privacy').map(({ path, language }) => [path, language]));
    expect(languages).toMatchObject({ '/privacy-policy': 'en', '/gizlilik-politikasi': 'tr', '/tr/privacy-policy': 'tr' });
  });

  it('links to pages under the prefix of their language', () => {
    expect(addressOf('category', 'tr', 'x-id-kariyer')).toBe('/tr/kategori/x-id-kariyer');
    expect(addressOf('terms', 'en')).toBe('/en/terms-and-conditions');
    expect(coachAddress('en', 'elif-sarikaya-1')).toBe('/en/coach/elif-sarikaya-1');
  });
});
