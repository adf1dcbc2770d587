import { headTags, type PageMetadata, type Site, structuredData, wholeTitle } from '@pusula/contracts';
import { escapeHtml } from '@pusula/service-kit/http';

/** What a page says in its head before any script has run. */
export type PageHead = PageMetadata & { readonly data: readonly object[] };

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name.toLowerCase()}="${escapeHtml(value)}"`)
    .join('');

/** Marked, so that the front end can take its place once it says the same itself. */
const titleHtml = (title: string): string => `<title data-served>${escapeHtml(title)}</title>`;

export function headHtml(head: PageHead, site: Site): string {
  const tags = headTags(head, site).map(({ tag, attributes }) => `<${tag} data-served${attributesOf(attributes)}>`);
  const data = head.data.map((block) => `<script type="application/ld+json" data-served>${structuredData(block)}</script>`);
  return [titleHtml(wholeTitle(head.title, site.brand)), ...tags, ...data].join('');
}

/** Of a page that search engines do not keep because there is nothing at its address. */
export const missingHtml = (title: string, { brand }: Site): string =>
  `${titleHtml(wholeTitle(title, brand))}<meta data-served name="robots" content="noindex">`;

/** Of a page that says nothing before its scripts run. */
export const bareHtml = ({ brand }: Site): string => titleHtml(brand);
