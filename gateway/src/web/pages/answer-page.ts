import {
  type Language,
  type PageAddress,
  pageAt,
  queryWithCityNames,
  routePath,
  type Site,
  unknownCategoryAddress,
} from '@pusula/contracts';
import { type Log, repeatedWarning } from '@pusula/service-kit/log';
import type { Brand } from '../brand.ts';
import { categoriesHead, categoryHead, coachHead, homeHead, legalHead, plainHead, resultsHead } from './heads.ts';
import type { PageFacts } from './page-facts.ts';
import { bareHtml, headHtml, missingHtml } from './page-head.ts';
import type { PageTexts } from './page-texts.ts';
import { lowerCaseAddress, rightAddress } from './right-address.ts';

/** What a visit to an address gets: the shell's page with these words in its head, or another address. */
export type PageAnswer = { readonly status: 200 | 404; readonly head: string } | { readonly status: 301 | 302; readonly to: string };

/** @param language that of the address or, where it names none, the visitor's */
export type AnswerPage = (path: string, query: URLSearchParams, language: Language) => Promise<PageAnswer>;

export type AnswerPageOptions = {
  readonly facts: PageFacts;
  readonly texts: () => Promise<PageTexts>;
  readonly site: Site;
  readonly brand: Brand;
  readonly log: Log;
};

type Subject = Extract<PageAddress, { id: unknown }>;

/** Decides what an address answers. Never fails: a page goes out without its words when whoever knows them does not answer. */
export function answerPage({ facts, texts, site, brand, log }: AnswerPageOptions): AnswerPage {
  const found = (head: string): PageAnswer => ({ status: 200, head });
  const warn = repeatedWarning(log, 'page served without metadata');
  const missing = (title: string): PageAnswer => ({ status: 404, head: missingHtml(title, site) });

  async function coach(path: string, address: Subject): Promise<PageAnswer> {
    const { id, language } = address;
    if (id === undefined) return missing((await texts())[language].coach.missing.title);
    const rightOf = ({ slug }: { slug: string }) => rightAddress(path, address, slug) ?? path;
    const known = await facts.coach(id, language);
    const coach = known && rightOf(known) !== path ? await facts.coach(id, language, true) : known;
    const words = await texts();
    if (!coach) return missing(words[language].coach.missing.title);
    if (rightOf(coach) !== path) return { status: 301, to: rightOf(coach) };
    return found(headHtml(coachHead(coach, language, words, site), site));
  }

  async function category(path: string, address: Subject): Promise<PageAnswer> {
    const { id, language } = address;
    if (id === undefined) return { status: 302, to: unknownCategoryAddress(language) };
    const rightOf = ({ slug }: { slug: string }) => rightAddress(path, address, slug) ?? path;
    const known = await facts.category(id, language);
    const about = known && rightOf(known.category) !== path ? await facts.category(id, language, true) : known;
    const current = about?.category ?? (await facts.successorOf(id, language));
    const words = await texts();
    if (!current) return missing(words[language].categories.missing.title);
    if (!about || rightOf(current) !== path) return { status: 301, to: rightOf(current) };
    return found(headHtml(categoryHead(about, language, words, site), site));
  }

  async function categories(language: Language): Promise<PageAnswer> {
    // The page says what it is without the list, too.
    const tree = await facts.categories(language).catch(() => []);
    return found(headHtml(categoriesHead(tree, language, await texts(), site), site));
  }

  async function plain(path: string, address: Extract<PageAddress, { page: 'plain' }>, query: URLSearchParams): Promise<PageAnswer> {
    const { about, language } = address;
    // A site search link leads to the results (specification section 2).
    if (address.name === 'search') return { status: 301, to: '/search-results' };
    if (about === 'search') {
      const right = queryWithCityNames(query);
      return right
        ? { status: 302, to: `${routePath(address.name)}?${right}` }
        : found(headHtml(resultsHead(query, language, await texts()), site));
    }
    return found(headHtml(plainHead(path, about, language), site));
  }

  async function answer(path: string, address: PageAddress, query: URLSearchParams): Promise<PageAnswer> {
    const { language } = address;
    const plainPath = lowerCaseAddress(path);
    if (plainPath !== undefined) return { status: 301, to: plainPath };
    if (address.page === 'coach') return coach(path, address);
    if (address.page === 'category') return category(path, address);
    const right = rightAddress(path, address) ?? path;
    if (right !== path) return { status: 301, to: right };
    switch (address.page) {
      case 'home':
        return found(headHtml(homeHead(language, await texts(), site), site));
      case 'categories':
        return categories(language);
      case 'plain':
        return plain(path, address, query);
      case 'unknown':
        return missing(brand.name);
      default:
        return found(headHtml(legalHead(address.page, language, await texts(), brand), site));
    }
  }

  return async (path, query, language) => {
    const address = { ...pageAt(path), language };
    try {
      return await answer(path, address, query);
    } catch (error) {
      warn(error, { page: address.page });
      return found(bareHtml(site));
    }
  };
}
