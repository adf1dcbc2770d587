import { DEFAULT_LANGUAGE, LANGUAGES, LOCALES, type Localised } from './languages.ts';
import { SHARING_PICTURE_SIZE } from './sharing-pictures.ts';
import type { Language } from './values.ts';

/** What a page says about itself to search engines and link previews; the gateway writes it into the page, the front end keeps it right afterwards. */
export type PageMetadata = {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** The page's address in each language: its canonical one, and its twin. */
  readonly paths: Localised<string>;
  /** A picture for previews, of the size that all of ours have; the product's own when left out. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'profile' | 'article' | undefined;
  /** Search engines keep it. A list that depends on what somebody typed is not kept. */
  readonly isIndexed?: boolean | undefined;
};
/** Whose page it is, and where people find it, such as `https://pusula.example`. */
export type Site = { readonly brand: string; readonly origin: string };
/** Attributes are named as React names them; HTML does not mind their case. */
export type HeadTag = { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

export const wholeTitle = (title: string, brand: string): string => (title === brand ? title : `${title} · ${brand}`);

/** Pure: everything that stands in a page's head besides its title. */
export function headTags(page: PageMetadata, { brand, origin }: Site): HeadTag[] {
  const { language, description, paths, type = 'website', isIndexed = true } = page;
  const absolute = (path: string) => new URL(path, origin).href;
  const title = wholeTitle(page.title, brand);
  const image = absolute(page.image || `/sharing-${language}.jpg`);
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
    ...(isIndexed ? [...LANGUAGES.map((one) => alternate(one, paths[one])), alternate('x-default', paths[DEFAULT_LANGUAGE])] : []),
    graph('og:title', title),
    graph('og:description', description),
    graph('og:type', type),
    graph('og:url', absolute(paths[language])),
    graph('og:site_name', brand),
    graph('og:locale', LOCALES[language].replace('-', '_')),
    graph('og:image', image),
    graph('og:image:type', 'image/jpeg'),
    graph('og:image:width', String(SHARING_PICTURE_SIZE.width)),
    graph('og:image:height', String(SHARING_PICTURE_SIZE.height)),
    graph('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', image),
    meta('twitter:image:alt', title),
  ];
}
