import type { PublicCoach } from './profile.ts';
import type { Language } from './values.ts';
import { coachLinks } from './web-addresses.ts';

/** What a page says about itself to search engines and link previews; the gateway writes it into the page, the front end keeps it right afterwards. */
export type PageMetadata = {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** The page's address in each language: its canonical one, and its twin. */
  readonly paths: Readonly<Record<Language, string>>;
  /** A picture for previews; the product's own when left out. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'profile' | 'article' | undefined;
  /** Search engines keep it. A list that depends on what somebody typed is not kept. */
  readonly isIndexed?: boolean | undefined;
};
/** Whose page it is, and where people find it, such as `https://pusula.example`. */
export type Site = { readonly brand: string; readonly origin: string };
/** Attributes are named as React names them; HTML does not mind their case. */
export type HeadTag = { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

const LOCALES: Readonly<Record<Language, string>> = { tr: 'tr_TR', en: 'en_GB' };

export const wholeTitle = (title: string, brand: string): string => (title === brand ? title : `${title} · ${brand}`);

/** Pure: everything that stands in a page's head besides its title. */
export function headTags(page: PageMetadata, { brand, origin }: Site): HeadTag[] {
  const { language, description, paths, type = 'website', isIndexed = true } = page;
  const absolute = (path: string) => new URL(path, origin).href;
  const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const graph = (property: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property, content } });
  const alternate = (hrefLang: string, path: string): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hrefLang, href: absolute(path) },
  });
  return [
    meta('description', description),
    ...(isIndexed ? [] : [meta('robots', 'noindex, follow')]),
    { tag: 'link', attributes: { rel: 'canonical', href: absolute(paths[language]) } },
    ...(isIndexed ? [alternate('tr', paths.tr), alternate('en', paths.en), alternate('x-default', paths.tr)] : []),
    graph('og:title', wholeTitle(page.title, brand)),
    graph('og:description', description),
    graph('og:type', type),
    graph('og:url', absolute(paths[language])),
    graph('og:site_name', brand),
    graph('og:locale', LOCALES[language]),
    graph('og:image', absolute(page.image || `/sharing-${language}.jpg`)),
    meta('twitter:card', page.image ? 'summary' : 'summary_large_image'),
  ];
}

/** Structured data as the content of a `script` element; `<` is escaped, so that no text in it can end the element (quality bar S13). */
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

/**
 * Who a coach is and what is offered. Nothing is said that nobody said: there are no ratings, so none are claimed.
 * @param url the coach's page
 * @param jobTitle `Coach` in the page's language
 */
export function coachData(coach: PublicCoach, url: string, jobTitle: string): object {
  const { origin } = new URL(url);
  const person = `${url}#person`;
  const about = {
    description: coach.headline,
    url,
    ...(coach.imageUrl && { image: new URL(coach.imageUrl, origin).href }),
    ...(coach.phone && { telephone: coach.phone }),
    ...(coach.city && { address: { '@type': 'PostalAddress', addressLocality: coach.city, addressCountry: coach.country } }),
    knowsAbout: coach.categories.map(({ name }) => name),
  };
  const name = `${coach.firstName} ${coach.lastName}`;
  const service = { '@type': 'ProfessionalService', '@id': `${url}#service`, name, ...about, employee: { '@id': person } };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Person',
        '@id': person,
        name,
        givenName: coach.firstName,
        familyName: coach.lastName,
        jobTitle,
        ...about,
        sameAs: coachLinks(coach).map(({ href }) => href),
        hasCredential: coach.certificates.map((certificate) => ({
          '@type': 'EducationalOccupationalCredential',
          name: certificate.name,
          identifier: certificate.credentialId,
          dateCreated: certificate.issueDate,
          ...(certificate.expiryDate && { expires: certificate.expiryDate }),
          recognizedBy: { '@type': 'Organization', name: certificate.issuer },
        })),
      },
      // A place of business has an address, or it is none.
      ...(coach.city ? [service] : []),
    ],
  };
}
