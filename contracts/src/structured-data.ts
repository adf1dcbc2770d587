import type { Site } from './page-metadata.ts';
import type { Language } from './values.ts';

/** Structured data as the content of a `script` element; `<` is escaped, so that no text in it can end the element (docs/promises.md, S13). */
export const structuredData = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

type Crumb = { readonly label: string; readonly to?: string };

/** The way from the top to a page. */
export const breadcrumbData = (crumbs: readonly Crumb[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    ...(to && { item: origin + to }),
  })),
});

type ListedPage = { readonly name: string; readonly path: string };

/** Pages that a page lists, in the order in which it shows them. @param first place of the first one, where a list goes over several pages */
export const listData = (pages: readonly ListedPage[], origin: string, first = 1): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: pages.map(({ name, path }, place) => ({ '@type': 'ListItem', position: first + place, name, url: origin + path })),
});

/** What this site is and how it is searched (specification section 2: `/search?q={term}`). */
export const siteData = (url: string, language: Language, { brand, origin }: Site): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand,
  url,
  inLanguage: language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
