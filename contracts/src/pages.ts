import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Localised } from './languages.ts';
import type { RemoteName } from './remotes.ts';
import { categoryIdFromSlug, coachIdFromSlug } from './slugs.ts';
import type { Language } from './values.ts';

/** Who may enter: anybody, somebody who is signed in, an administrator (specification section 6). */
export type PageNeeds = 'nobody' | 'person' | 'admin';

type PageOwner = {
  /** The front end that shows it. */
  readonly remote: RemoteName;
  /** What that front end exposes it in: pages that are opened on their own bring nothing of the others. */
  readonly module: 'remote' | 'sign-in' | 'sign-up';
  readonly needs: PageNeeds;
  /** It goes on by itself, or from what the browser keeps: its scripts come at once, also where the server has rendered it. */
  readonly atOnce?: true;
};
type WordedRow = PageOwner & {
  /** Its word in each language, behind the language's prefix or without one (specification section 2). */
  readonly words: Localised<string>;
  /** Behind the word stands a slug. */
  readonly hasSlug?: true;
  /** Its priority in the sitemap (specification section 9); a page without one is not listed. */
  readonly indexed?: number;
};
type PlainRow = PageOwner & {
  /** Behind the path stands an id. */
  readonly hasId?: true;
  /** What links to it say of it: a key of the gateway's page texts; `search` pages speak of what is searched. */
  readonly about: PageSubject;
  /** Emails link to it; `language` in its query is that of the email. */
  readonly isMailed?: true;
};
export type PageSubject =
  | 'search'
  | 'signIn'
  | 'signUp'
  | 'forgottenPassword'
  | 'newPassword'
  | 'activation'
  | 'deletionStatus'
  | 'account'
  | 'coaching'
  | 'console';

const open = { remote: 'public', module: 'remote', needs: 'nobody' } as const;

/** Pages whose address says its language. */
const WORDED_PAGES = {
  categories: { ...open, words: { tr: 'kategoriler', en: 'categories' }, indexed: 0.9 },
  category: { ...open, words: { tr: 'kategori', en: 'category' }, hasSlug: true, indexed: 0.8 },
  terms: { ...open, words: { tr: 'kullanim-sartlari', en: 'terms-and-conditions' }, indexed: 0.3 },
  privacy: { ...open, words: { tr: 'gizlilik-politikasi', en: 'privacy-policy' }, indexed: 0.3 },
  dataDeletion: { ...open, words: { tr: 'facebook-veri-silme', en: 'facebook-data-deletion' } },
} as const satisfies Record<string, WordedRow>;

const signIn = { remote: 'account', module: 'sign-in', needs: 'nobody' } as const;
const signUp = { remote: 'account', module: 'sign-up', needs: 'nobody', about: 'signUp' } as const;
const laterSignUp = { ...signUp, atOnce: true } as const;
const own = { remote: 'account', module: 'remote', needs: 'person' } as const;
const ofAdmins = { remote: 'admin', module: 'remote', needs: 'admin', about: 'console' } as const;

/** Pages whose address says no language, by their path. */
const PLAIN_PAGES = {
  search: { ...open, about: 'search' },
  'search-results': { ...open, about: 'search' },
  signup: signUp,
  'signup-step-two': laterSignUp,
  'signup-step-three': laterSignUp,
  'signup-step-four': laterSignUp,
  'signup-step-five': laterSignUp,
  'signup-step-six': laterSignUp,
  'signup-summary': laterSignUp,
  'signup-success': laterSignUp,
  signin: { ...signIn, about: 'signIn' },
  'forget-password': { ...signIn, about: 'forgottenPassword' },
  'reset-password': { ...signIn, about: 'newPassword', isMailed: true, atOnce: true },
  'verify-account': { ...signIn, about: 'activation', isMailed: true, atOnce: true },
  'data-deletion-status': { ...signIn, about: 'deletionStatus', isMailed: true, atOnce: true },
  profile: { ...own, about: 'account' },
  'profile/edit': { ...own, about: 'account' },
  'profile/security': { ...own, about: 'account' },
  'coach-profile': { ...own, about: 'coaching' },
  'coach-profile/edit': { ...own, about: 'coaching' },
  'coach-profile/certificates': { ...own, about: 'coaching' },
  'admin/dashboard': ofAdmins,
  'admin/users': ofAdmins,
  'admin/user-edit': { ...ofAdmins, hasId: true },
  'admin/categories': ofAdmins,
  'admin/category-examples': { ...ofAdmins, hasId: true },
  'admin/search-misses': ofAdmins,
  'admin/help-lines': ofAdmins,
  'admin/operations': ofAdmins,
  'admin/audit': ofAdmins,
} as const satisfies Record<string, PlainRow>;

export type WordedPage = keyof typeof WORDED_PAGES;
export type PlainPage = keyof typeof PLAIN_PAGES;

const WORDED = Object.entries<WordedRow>(WORDED_PAGES) as [WordedPage, WordedRow][];
const PLAIN = new Map(Object.entries<PlainRow>(PLAIN_PAGES) as [PlainPage, PlainRow][]);

export type PageAddress =
  | { readonly page: 'home' | 'unknown' | Exclude<WordedPage, 'category'>; readonly language: Language }
  | { readonly page: 'plain'; readonly language: Language; readonly name: PlainPage; readonly about: PageSubject }
  | { readonly page: 'coach' | 'category'; readonly language: Language; readonly id: string | undefined };

const BY_WORD: ReadonlyMap<string, { page: WordedPage; language: Language }> = new Map(
  WORDED.flatMap(([page, { words }]) => LANGUAGES.map((language) => [words[language], { page, language }] as const)),
);

/** The language of an address, by its prefix or its own word: `/en/...` and `/kategoriler` do. */
export function languageOfPath(path: string): Language | null {
  const first = path.split('/', 2)[1] ?? '';
  return isLanguage(first) ? first : (BY_WORD.get(first)?.language ?? null);
}

/** What follows the language in an address. */
function withoutPrefix(path: string): string {
  const first = path.split('/', 2)[1] ?? '';
  return isLanguage(first) ? path.slice(`/${first}`.length) : path;
}

/** The path of the same page in another language, where the path names one: every page opens under each prefix. Null: the path stays. */
export function pathIn(language: Language, path: string): string | null {
  const named = languageOfPath(path);
  return named === null || named === language ? null : `/${language}${withoutPrefix(path)}`;
}

/** The language of the email that a link was in, where emails link to this page. @param path without the query */
export function languageOfMailedLink(path: string, query: URLSearchParams): Language | null {
  const language = query.get('language');
  return isLanguage(language) && PLAIN.get(path.slice(1) as PlainPage)?.isMailed ? language : null;
}

/**
 * Which page an address opens and in which language: a prefix decides; without one, the language of the address's own word; else the default.
 * @param path without the query, such as `/en/categories`
 */
export function pageAt(path: string): PageAddress {
  const segments = path.split('/').filter(Boolean);
  const prefix = isLanguage(segments[0]) ? segments[0] : undefined;
  const [word, slug, ...more] = prefix ? segments.slice(1) : segments;
  const language = prefix ?? DEFAULT_LANGUAGE;
  if (word === undefined) return { page: 'home', language };
  if (word === 'coach' && slug && more.length === 0) return { page: 'coach', language, id: coachIdFromSlug(slug) };
  const worded = BY_WORD.get(word);
  if (worded && more.length === 0) return wordedPage(worded.page, prefix ?? worded.language, slug);
  return (prefix ? undefined : plainPage(segments)) ?? { page: 'unknown', language };
}

function plainPage(segments: readonly string[]): PageAddress | undefined {
  const at = (name: string, hasId: boolean): PageAddress | undefined => {
    const row = PLAIN.get(name as PlainPage);
    if (!row || (row.hasId ?? false) !== hasId) return undefined;
    return { page: 'plain', language: DEFAULT_LANGUAGE, name: name as PlainPage, about: row.about };
  };
  return at(segments.join('/'), false) ?? at(segments.slice(0, -1).join('/'), true);
}

function wordedPage(page: WordedPage, language: Language, slug: string | undefined): PageAddress {
  if (page === 'category') return slug ? { page, language, id: categoryIdFromSlug(slug) } : { page: 'unknown', language };
  return { page: slug ? 'unknown' : page, language };
}

/** Owners by the first part of the address: whatever lies below belongs to the same front end and is for the same people. */
const OWNERS: ReadonlyMap<string, PageOwner> = new Map(
  [...PLAIN].map(([path, { remote, module, needs, atOnce }]) => [
    path.split('/', 1)[0] ?? '',
    { remote, module, needs, ...(atOnce && { atOnce }) },
  ]),
);

/** Which front end answers an address, and for whom; what is not listed belongs to the public one. */
export const pageOwner = (path: string): PageOwner => OWNERS.get(path.split('/', 2)[1] ?? '') ?? open;

/** What the shell loads for an address, by the name that its federation knows it by: `account/sign-in`. */
export function moduleAt(path: string): string {
  const { remote, module } = pageOwner(path);
  return `${remote}/${module}`;
}

/** What crawlers are kept from: the addresses of pages that not everybody may enter. */
export const GUARDED_PATHS: readonly string[] = [...OWNERS]
  .filter(([, { needs }]) => needs !== 'nobody')
  .map(([first]) => (PLAIN.has(first as PlainPage) ? `/${first}` : `/${first}/`));

/** Worded pages that the sitemap lists, with their priorities. */
export const INDEXED_PAGES: readonly (readonly [page: WordedPage, priority: number])[] = WORDED.flatMap(([page, { hasSlug, indexed }]) =>
  indexed === undefined || hasSlug ? [] : [[page, indexed] as const],
);
export const CATEGORY_PRIORITY = WORDED_PAGES.category.indexed;

const isOpen = ([, { needs }]: readonly [string, PageOwner]) => needs === 'nobody';
/** Pages that everybody may enter, besides the home page and those of coaches. */
export const OPEN_PAGES = {
  worded: WORDED.filter(isOpen).map(([page]) => page),
  plain: [...PLAIN].filter(isOpen).map(([page]) => page),
} as const;

/** The route of a page in its remote: `/admin/user-edit/:id`. */
export const routePath = (page: PlainPage): string => `/${page}${PLAIN.get(page)?.hasId ? '/:id' : ''}`;

/**
 * Every address that opens a worded page, each with the language it sets: a prefix decides; without one, the language of the word does.
 * A slug is the parameter `:slug`.
 */
export const wordedRoutes = (page: WordedPage): readonly { readonly path: string; readonly language: Language }[] => {
  const { words, hasSlug }: WordedRow = WORDED_PAGES[page];
  const below = hasSlug ? '/:slug' : '';
  return LANGUAGES.flatMap((language) => [
    { path: `/${words[language]}${below}`, language },
    ...LANGUAGES.map((prefix) => ({ path: `/${prefix}/${words[language]}${below}`, language: prefix })),
  ]);
};

/** The address that is linked to and that search engines keep: language first. */
export const pageAddress = (page: WordedPage, language: Language, slug?: string): string =>
  `/${language}/${WORDED_PAGES[page].words[language]}${slug === undefined ? '' : `/${slug}`}`;
/** Query of the category list for somebody whose address of a category had not the shape of one: the list says so. */
export const UNKNOWN_CATEGORY = 'unknown';
export const unknownCategoryAddress = (language: Language): string => `${pageAddress('categories', language)}?${UNKNOWN_CATEGORY}`;
export const coachAddress = (language: Language, slug: string): string => `/${language}/coach/${slug}`;
export const homeAddress = (language: Language): string => `/${language}`;
