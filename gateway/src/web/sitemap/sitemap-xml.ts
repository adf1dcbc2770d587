import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Localised } from '@pusula/contracts';
import { escapeHtml } from '@pusula/service-kit/http';

/** One page in every language; each gets an entry that names the others. */
export type SitemapPage = {
  readonly paths: Localised<string>;
  readonly priority: number;
  /** ISO 8601, when it is known. */
  readonly changedAt?: string | undefined;
};

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const URLSET_START = `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const URLSET_END = '</urlset>\n';

const lastModified = (changedAt: string | undefined) => (changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '');
const address = (origin: string, path: string) => escapeHtml(origin + path);

/** @param origin of the product, such as `https://pusula.example` */
export function pageEntries({ paths, priority, changedAt }: SitemapPage, origin: string): string {
  const alternate = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(origin, paths[language])}"/>`;
  const alternates = [...LANGUAGES.map((one) => alternate(one, one)), alternate('x-default', DEFAULT_LANGUAGE)].join('');
  const entry = (language: Language) =>
    `<url><loc>${address(origin, paths[language])}</loc>${lastModified(changedAt)}<priority>${priority.toFixed(1)}</priority>${alternates}</url>\n`;
  return LANGUAGES.map(entry).join('');
}

type SitemapPart = { readonly path: string; readonly changedAt?: string | undefined };

export function sitemapIndex(parts: readonly SitemapPart[], origin: string): string {
  const entries = parts.map(({ path, changedAt }) => `<sitemap><loc>${address(origin, path)}</loc>${lastModified(changedAt)}</sitemap>\n`);
  return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
