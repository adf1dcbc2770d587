import {
  byLanguage,
  CATEGORY_PRIORITY,
  type CategoryNode,
  type CoachSummary,
  coachAddress,
  coachSlug,
  homeAddress,
  INDEXED_PAGES,
  inLanguage,
  pageAddress,
} from '@pusula/contracts';
import type { SitemapPage } from './sitemap-xml.ts';

/** Specification section 9; worded pages have theirs in the contracts. */
const PRIORITY = { home: 1, subcategory: 0.7, coach: 0.6 } as const;

/** The pages that are always there. */
export const STATIC_PAGES: readonly SitemapPage[] = [
  { paths: byLanguage(homeAddress), priority: PRIORITY.home },
  ...INDEXED_PAGES.map(([page, priority]) => ({ paths: byLanguage((language) => pageAddress(page, language)), priority })),
];

/** Pure: every category of a tree. */
export const categoryPages = (categories: readonly CategoryNode[], priority: number = CATEGORY_PRIORITY): SitemapPage[] =>
  categories.flatMap((category) => [
    {
      paths: byLanguage((language) => pageAddress('category', language, inLanguage(category, 'slug', language))),
      priority,
      changedAt: category.updatedAt,
    },
    ...categoryPages(category.categories, PRIORITY.subcategory),
  ]);

export const coachPage = (coach: CoachSummary): SitemapPage => {
  const slug = coachSlug(coach);
  return { paths: byLanguage((language) => coachAddress(language, slug)), priority: PRIORITY.coach, changedAt: coach.updatedAt };
};
