import { Language, type PageAddress, pageAt, type Site, unknownCategoryAddress } from '@pusula/contracts';
import type { Log } from '@pusula/service-kit';
import type { Brand } from '../brand.ts';
import { categoriesHead, categoryHead, coachHead, homeHead, legalHead, plainHead, resultsHead } from './heads.ts';
import type { PageFacts } from './page-facts.ts';
import { bareHtml, headHtml, missingHtml } from './page-head.ts';
import type { PageTexts } from './page-texts.ts';

/** What a visit to an address gets: the shell's page with these words in its head, or another address. */
export type PageAnswer =
  | { readonly status: 200 | 404; readonly language: Language; readonly head: string }
  | { readonly status: 301 | 302; readonly to: string };

export type AnswerPageParts = {
  readonly facts: PageFacts;
  readonly texts: () => Promise<PageTexts>;
  readonly site: Site;
  readonly brand: Brand;
  readonly log: Log;
};

const partsOf = (path: string) => path.split('/').filter(Boolean);
const slugIn = (path: string) => partsOf(path).at(-1);
/** The same address with another slug. Made of its parts: `//tr/coach/...` must not lead to a host called tr. */
const withSlug = (path: string, slug: string) => `/${[...partsOf(path).slice(0, -1), slug].join('/')}`;

/** Decides what an address answers. Never fails: a page goes out without its words when whoever knows them does not answer. */
export function answerPage({
  facts,
  texts,
  site,
  brand,
  log,
}: AnswerPageParts): (path: string, query: URLSearchParams) => Promise<PageAnswer> {
  const found = (language: Language, head: string): PageAnswer => ({ status: 200, language, head });
  const missing = (language: Language, title: string): PageAnswer => ({ status: 404, language, head: missingHtml(title, site) });

  async function coach(path: string, { id, language }: Extract<PageAddress, { id: unknown }>): Promise<PageAnswer> {
    if (id === undefined) return missing(language, (await texts())[language].coach.missing.title);
    const known = await facts.coach(id, language);
    const coach = known && known.slug !== slugIn(path) ? await facts.coach(id, language, true) : known;
    const words = await texts();
    if (!coach) return missing(language, words[language].coach.missing.title);
    if (coach.slug !== slugIn(path)) return { status: 301, to: withSlug(path, coach.slug) };
    return found(language, headHtml(coachHead(coach, language, words, site), site));
  }

  async function category(path: string, { id, language }: Extract<PageAddress, { id: unknown }>): Promise<PageAnswer> {
    if (id === undefined) return { status: 302, to: unknownCategoryAddress(language) };
    const known = await facts.category(id, language);
    const about = known && known.category.slug !== slugIn(path) ? await facts.category(id, language, true) : known;
    const current = about?.category ?? (await facts.successorOf(id, language));
    const words = await texts();
    if (!current) return missing(language, words[language].categories.missing.title);
    if (!about || current.slug !== slugIn(path)) return { status: 301, to: withSlug(path, current.slug) };
    return found(language, headHtml(categoryHead(about, language, words, site), site));
  }

  async function plain(path: string, address: Extract<PageAddress, { page: 'plain' }>, query: URLSearchParams): Promise<PageAnswer> {
    const { name } = address;
    if (name === 'search' || name === 'search-results') {
      return found(address.language, headHtml(resultsHead(query, address.language, await texts()), site));
    }
    // A mailed link names the language of its letter.
    const named = Language.safeParse(query.get('language'));
    const language = named.success ? named.data : address.language;
    return found(language, headHtml(plainHead(path, name, language), site));
  }

  async function answer(path: string, address: PageAddress, query: URLSearchParams): Promise<PageAnswer> {
    const { language } = address;
    switch (address.page) {
      case 'coach':
        return coach(path, address);
      case 'category':
        return category(path, address);
      case 'home':
        return found(language, headHtml(homeHead(language, await texts(), site), site));
      case 'categories':
        return found(language, headHtml(categoriesHead(language, await texts()), site));
      case 'plain':
        return plain(path, address, query);
      case 'unknown':
        return missing(language, brand.name);
      default:
        return found(language, headHtml(legalHead(address.page, language, await texts(), brand), site));
    }
  }

  return async (path, query) => {
    const address = pageAt(path);
    try {
      return await answer(path, address, query);
    } catch (error) {
      log.warn({ err: error, page: address.page }, 'a page went out without its words for search engines');
      return found(address.language, bareHtml(site));
    }
  };
}
