import {
  type CategoryNode,
  type CoachSummary,
  coachAddress,
  coachSlug,
  homeAddress,
  type Language,
  pageAddress,
  type WordedPage,
} from '@pusula/contracts';
import type { SitemapPage } from './sitemap-xml.ts';

/** Specification section 9. */
const PRIORITY = { home: 1, categories: 0.9, topCategory: 0.8, subcategory: 0.7, coach: 0.6, legal: 0.3 } as const;

const inBoth = (path: (language: Language) => string) => ({ tr: path('tr'), en: path('en') });
const worded = (page: WordedPage, priority: number): SitemapPage => ({
  paths: inBoth((language) => pageAddress(page, language)),
  priority,
});

/** The eight static pages: four, in two languages. */
export const STATIC_PAGES: readonly SitemapPage[] = [
  { paths: inBoth(homeAddress), priority: PRIORITY.home },
  worded('categories', PRIORITY.categories),
  worded('terms', PRIORITY.legal),
  worded('privacy', PRIORITY.legal),
];

/** Pure: every category of a tree. */
export const categoryPages = (categories: readonly CategoryNode[], priority: number = PRIORITY.topCategory): SitemapPage[] =>
  categories.flatMap(({ slugTr, slugEn, categories: below }) => [
    { paths: { tr: pageAddress('category', 'tr', slugTr), en: pageAddress('category', 'en', slugEn) }, priority },
    ...categoryPages(below, PRIORITY.subcategory),
  ]);

export const coachPage = (coach: CoachSummary): SitemapPage => {
  const slug = coachSlug(coach);
  return { paths: inBoth((language) => coachAddress(language, slug)), priority: PRIORITY.coach, changedAt: coach.updatedAt };
};
