import { categoryIdFromSlug, coachIdFromSlug } from './slugs.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './values.ts';

/** The words of addresses, in both languages (specification section 2). */
export const PAGE_WORDS = {
  categories: { tr: 'kategoriler', en: 'categories' },
  category: { tr: 'kategori', en: 'category' },
  terms: { tr: 'kullanim-sartlari', en: 'terms-and-conditions' },
  privacy: { tr: 'gizlilik-politikasi', en: 'privacy-policy' },
  dataDeletion: { tr: 'facebook-veri-silme', en: 'facebook-data-deletion' },
} as const satisfies Record<string, Record<Language, string>>;
export type WordedPage = keyof typeof PAGE_WORDS;

/** Addresses of one word without a language of their own, public and signed-in alike. */
const PLAIN_PAGES = [
  'search',
  'search-results',
  'signup',
  'signup-step-two',
  'signup-step-three',
  'signup-step-four',
  'signup-step-five',
  'signup-step-six',
  'signup-summary',
  'signup-success',
  'signin',
  'forget-password',
  'reset-password',
  'verify-account',
  'data-deletion-status',
  'profile',
  'profile/edit',
  'profile/security',
  'coach-profile',
  'coach-profile/edit',
  'coach-profile/certificates',
  'admin/dashboard',
  'admin/users',
  'admin/categories',
  'admin/search-misses',
  'admin/operations',
  'admin/audit',
] as const;
/** Behind these stands an id. */
const PAGES_OF_ONE = ['admin/user-edit', 'admin/category-examples'] as const;
const PLAIN: ReadonlySet<string> = new Set(PLAIN_PAGES);
export type PlainPage = (typeof PLAIN_PAGES)[number] | (typeof PAGES_OF_ONE)[number];

export type PageAddress =
  | { readonly page: 'home' | 'unknown' | Exclude<WordedPage, 'category'>; readonly language: Language }
  | { readonly page: 'plain'; readonly language: Language; readonly name: PlainPage }
  | { readonly page: 'coach' | 'category'; readonly language: Language; readonly id: string | undefined };

const WORDS = Object.entries(PAGE_WORDS).flatMap(([page, words]) =>
  LANGUAGES.map((language) => [words[language], { page: page as WordedPage, language }] as const),
);
const BY_WORD: ReadonlyMap<string, { page: WordedPage; language: Language }> = new Map(WORDS);

const isLanguage = (value: string | undefined): value is Language => LANGUAGES.some((language) => language === value);

/**
 * Which page an address opens and in which language: a prefix decides; without one, the language of the address's own word; else the default.
 * @param path without the query, such as `/en/categories`
 */
export function pageAt(path: string): PageAddress {
  const parts = path.split('/').filter(Boolean);
  const prefix = isLanguage(parts[0]) ? parts[0] : undefined;
  const [word, slug, ...more] = prefix ? parts.slice(1) : parts;
  const language = prefix ?? DEFAULT_LANGUAGE;
  if (word === undefined) return { page: 'home', language };
  if (word === 'coach' && slug && more.length === 0) return { page: 'coach', language, id: coachIdFromSlug(slug) };
  const worded = BY_WORD.get(word);
  if (worded && more.length === 0) return wordedPage(worded.page, prefix ?? worded.language, slug);
  const name = prefix ? undefined : plainPage(parts);
  return name ? { page: 'plain', language, name } : { page: 'unknown', language };
}

function plainPage(parts: readonly string[]): PlainPage | undefined {
  const path = parts.join('/');
  if (PLAIN.has(path)) return path as PlainPage;
  return parts.length === 3 ? PAGES_OF_ONE.find((name) => path.startsWith(`${name}/`)) : undefined;
}

function wordedPage(page: WordedPage, language: Language, slug: string | undefined): PageAddress {
  if (page === 'category') return slug ? { page, language, id: categoryIdFromSlug(slug) } : { page: 'unknown', language };
  return { page: slug ? 'unknown' : page, language };
}

/** The address that is linked to and that search engines keep: language first. */
export const pageAddress = (page: WordedPage, language: Language, slug?: string): string =>
  `/${language}/${PAGE_WORDS[page][language]}${slug === undefined ? '' : `/${slug}`}`;
/** Query of the category list for somebody whose address of a category had not the shape of one: the list says so. */
export const UNKNOWN_CATEGORY = 'unknown';
export const unknownCategoryAddress = (language: Language): string => `${pageAddress('categories', language)}?${UNKNOWN_CATEGORY}`;
export const coachAddress = (language: Language, slug: string): string => `/${language}/coach/${slug}`;
export const homeAddress = (language: Language): string => `/${language}`;
