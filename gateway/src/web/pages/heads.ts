import {
  breadcrumbData,
  byLanguage,
  type CategoryNode,
  coachAddress,
  coachData,
  homeAddress,
  inLanguage,
  type Language,
  listData,
  type PublicCoach,
  pageAddress,
  type Site,
  siteData,
  tidyKeyword,
} from '@pusula/contracts';
import type { Brand } from '../brand.ts';
import type { CategoryFacts } from './page-facts.ts';
import type { PageHead } from './page-head.ts';
import { counted, fill, type PageTexts } from './page-texts.ts';
import { plainPageText } from './plain-page-texts.ts';

type LegalPage = keyof PageTexts[Language]['legal'];
const SEARCH_RESULTS = '/search-results';

const categoryPath = (category: CategoryNode, language: Language) =>
  pageAddress('category', language, inLanguage(category, 'slug', language));

export const homeHead = (language: Language, texts: PageTexts, site: Site): PageHead => ({
  ...texts[language].home,
  language,
  paths: byLanguage(homeAddress),
  data: [siteData(site.origin + homeAddress(language), language, site)],
});

/** Nothing where there is nothing to list: an empty list is an error to search engines. */
const listOf = (categories: readonly CategoryNode[], language: Language, { origin }: Site): object[] => {
  const pages = categories.map((category) => ({ name: category.name, path: categoryPath(category, language) }));
  return pages.length > 0 ? [listData(pages, origin)] : [];
};

export const categoriesHead = (tree: readonly CategoryNode[], language: Language, texts: PageTexts, site: Site): PageHead => {
  const { title, description } = texts[language].categories;
  const paths = byLanguage((wanted) => pageAddress('categories', wanted));
  return { title, description, language, paths, data: listOf(tree, language, site) };
};

export function categoryHead({ category, parents }: CategoryFacts, language: Language, texts: PageTexts, site: Site): PageHead {
  const { title, category: words } = texts[language].categories;
  const values = { name: category.name, count: category.coachCount };
  const crumbs = [
    { label: title, to: pageAddress('categories', language) },
    ...parents.map((parent) => ({ label: parent.name, to: categoryPath(parent, language) })),
    { label: category.name },
  ];
  return {
    title: fill(words.title, values, language),
    description: category.description || fill(counted(words, 'description', category.coachCount, language), values, language),
    language,
    paths: byLanguage((wanted) => categoryPath(category, wanted)),
    image: category.sharingPicture,
    data: [breadcrumbData(crumbs, site.origin), ...listOf(category.categories, language, site)],
  };
}

export function coachHead(coach: PublicCoach, language: Language, texts: PageTexts, site: Site): PageHead {
  const words = texts[language].coach;
  const name = `${coach.firstName} ${coach.lastName}`;
  const url = site.origin + coachAddress(language, coach.slug);
  const [main] = coach.categories;
  const crumbs = [
    { label: words.coaches, to: SEARCH_RESULTS },
    ...(main ? [{ label: main.name, to: pageAddress('category', language, main.slug) }] : []),
    { label: name },
  ];
  return {
    title: coach.city ? fill(words.title, { name, city: coach.city }, language) : name,
    description: coach.headline,
    language,
    paths: byLanguage((wanted) => coachAddress(wanted, coach.slug)),
    image: coach.sharingPicture,
    type: 'profile',
    data: [coachData(coach, { url, language, jobTitle: words.jobTitle }), breadcrumbData(crumbs, site.origin)],
  };
}

const NOT_KEPT = { isIndexed: false, data: [] } as const;

/** A shared search link names what was searched for; search engines keep no lists that depend on somebody's words. */
export function resultsHead(query: URLSearchParams, language: Language, texts: PageTexts): PageHead {
  const { title, description } = texts[language].search;
  const keyword = tidyKeyword(query.get('q') ?? '');
  const path = keyword ? `${SEARCH_RESULTS}?${new URLSearchParams({ q: keyword })}` : SEARCH_RESULTS;
  return {
    title: keyword ? fill(title.keyword, { keyword }, language) : title.all,
    description,
    language,
    paths: byLanguage(() => path),
    ...NOT_KEPT,
  };
}

/** Of somebody's own pages and the steps on the way there. */
export function plainHead(path: string, about: Parameters<typeof plainPageText>[0], language: Language): PageHead {
  return { ...plainPageText(about, language), language, paths: byLanguage(() => path), ...NOT_KEPT };
}

export function legalHead(page: LegalPage, language: Language, texts: PageTexts, { name, ...brand }: Brand): PageHead {
  const { title, intro } = texts[language].legal[page];
  const named = (text: string) => fill(text, { brand: name, ...brand }, language);
  return {
    title: named(title),
    description: named(intro),
    language,
    paths: byLanguage((wanted) => pageAddress(page, wanted)),
    type: 'article',
    data: [],
  };
}
