import {
  CATEGORY_PRIORITY,
  type CategoryNode,
  type CoachSummary,
  coachAddress,
  coachSlug,
  homeAddress,
  INDEXED_PAGES,
  type Language,
  pageAddress,
} from '@pusula/contracts';
import type { SitemapPage } from './sitemap-xml.ts';

/** Specification section 9; worded pages have theirs in the contracts. */
const PRIORITY = { home: 1, subcategory: 0.7, coach: 0.6 } as const;

const inBoth = (path: (language: Language) => string) => ({ tr: path('tr'), en: path('en') });

/** The pages that are always there, in both languages. */
export const STATIC_PAGES: readonly SitemapPage[] = [
  { paths: inBoth(homeAddress), priority: PRIORITY.home },
  ...INDEXED_PAGES.map(([page, priority]) => ({ paths: inBoth((language) => pageAddress(page, language)), priority })),
];

/** Pure: every category of a tree. */
export const categoryPages = (categories: readonly CategoryNode[], priority: number = CATEGORY_PRIORITY): SitemapPage[] =>
  categories.flatMap(({ slugTr, slugEn, updatedAt, categories: below }) => [
    { paths: { tr: pageAddress('category', 'tr', slugTr), en: pageAddress('category', 'en', slugEn) }, priority, changedAt: updatedAt },
    ...categoryPages(below, PRIORITY.subcategory),
  ]);

export const coachPage = (coach: CoachSummary): SitemapPage => {
  const slug = coachSlug(coach);
  return { paths: inBoth((language) => coachAddress(language, slug)), priority: PRIORITY.coach, changedAt: coach.updatedAt };
};
