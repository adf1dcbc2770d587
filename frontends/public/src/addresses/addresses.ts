import type { Language } from '@pusula/contracts';

/** The words of addresses, in both languages (specification section 2). */
const WORDS = {
  categories: { tr: 'kategoriler', en: 'categories' },
  category: { tr: 'kategori', en: 'category' },
  terms: { tr: 'kullanim-sartlari', en: 'terms-and-conditions' },
  privacy: { tr: 'gizlilik-politikasi', en: 'privacy-policy' },
  dataDeletion: { tr: 'facebook-veri-silme', en: 'facebook-data-deletion' },
} as const;
export type Page = keyof typeof WORDS;

const LANGUAGES = ['tr', 'en'] as const;

/** The address of a page in one language, language first: the one that is linked to and that search engines keep. */
export const addressOf = (page: Page, language: Language, slug?: string) =>
  `/${language}/${WORDS[page][language]}${slug === undefined ? '' : `/${slug}`}`;

export const coachAddress = (language: Language, slug: string) => `/${language}/coach/${slug}`;
export const homeAddress = (language: Language) => `/${language}`;

/**
 * Every address that opens a page, each with the language it sets: a prefix decides; without one, the language of the word does.
 * @param below what follows the page's word, for example `/:categorySlug`
 */
export const addressesOf = (page: Page, below = ''): { path: string; language: Language }[] =>
  LANGUAGES.flatMap((word) => [
    { path: `/${WORDS[page][word]}${below}`, language: word },
    ...LANGUAGES.map((prefix) => ({ path: `/${prefix}/${WORDS[page][word]}${below}`, language: prefix })),
  ]);
