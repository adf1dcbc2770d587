import { pageAddress } from '@pusula/contracts';
import { type DEMO_EMAILS, expect } from '../fixtures.ts';
import { untilSettled } from '../settled.ts';
import type { Visitor } from '../visitor.ts';

type Page = { readonly as?: keyof typeof DEMO_EMAILS; readonly reach: (visitor: Visitor) => Promise<void> };

/** An address without a language of its own. */
const at = (path: string, as?: Page['as']): Page => ({ ...(as ? { as } : {}), reach: ({ open }) => open(path) });
const ofCoach = (path: string) => at(path, 'coach');
const atConsole = (path: string) => at(path, 'admin');
const worded = (page: Parameters<typeof pageAddress>[0]): Page => ({ reach: ({ open, language }) => open(pageAddress(page, language)) });

/** By its address: followed, a link may or may not load the page anew, and what a page offers depends on where its reader came from. */
async function openFirst({ page, open }: Visitor, link: string): Promise<void> {
  const address = await page.locator(link).first().getAttribute('href');
  await open(address ?? '');
}

/** Names of the pages, each with how to reach it. */
export const PAGES: Readonly<Record<string, Page>> = {
  home: { reach: ({ open, language }) => open(`/${language}`) },
  results: at('/search-results?q=stres'),
  'nothing found': at('/search-results?q=zzqqxx'),
  coach: {
    reach: async (visitor) => {
      await visitor.open('/search-results?q=stres');
      await openFirst(visitor, 'a[href*="/coach/"]');
    },
  },
  categories: worded('categories'),
  category: {
    reach: async (visitor) => {
      await visitor.open(pageAddress('categories', visitor.language));
      await openFirst(visitor, 'a[href*="-id-"]');
    },
  },
  terms: worded('terms'),
  privacy: worded('privacy'),
  'data deletion': worded('dataDeletion'),
  'sign-in': at('/signin'),
  'sign-up': at('/signup'),
  'forgotten password': at('/forget-password'),
  'reset without a link': at('/reset-password'),
  'verification without a link': at('/verify-account'),
  'state of a deletion': at('/data-deletion-status'),
  profile: ofCoach('/profile'),
  'profile, edited': ofCoach('/profile/edit'),
  'coach profile': ofCoach('/coach-profile'),
  'coach profile, edited': ofCoach('/coach-profile/edit'),
  certificates: ofCoach('/coach-profile/certificates'),
  security: ofCoach('/profile/security'),
  'console: overview': atConsole('/admin/dashboard'),
  'console: people': atConsole('/admin/users?view=all'),
  'console: a coach, edited': {
    as: 'admin',
    reach: async ({ page, open }) => {
      // The demo's own coach, whom no journey edits.
      await open('/admin/users?type=coach#q=koc@pusula.example');
      const coach = page.getByRole('row').filter({ hasText: 'koc@pusula.example' });
      await coach.getByRole('rowheader').getByRole('link').first().click();
      await page.getByRole('tab').first().waitFor();
    },
  },
  'console: categories': atConsole('/admin/categories'),
  'console: what people say about a category': {
    as: 'admin',
    reach: async ({ page, open }) => {
      await open('/admin/categories');
      await page
        .getByRole('button', { name: /^(İşlemler|Actions): / })
        .first()
        .click();
      await page.locator('a[href^="/admin/category-examples/"]').click();
      await page.getByRole('tab').first().waitFor();
    },
  },
  'console: searches without a good answer': atConsole('/admin/search-misses'),
  'console: help lines': atConsole('/admin/help-lines'),
  'console: services': atConsole('/admin/operations'),
  'console: failed events': atConsole('/admin/operations?part=failed-events'),
  'console: index': atConsole('/admin/operations?part=index'),
  'console: e-mails': atConsole('/admin/operations?part=emails'),
  'console: audit log': atConsole('/admin/audit'),
  'not found': { reach: ({ open, language }) => open(`/${language}/no-such-page`) },
};

/** Once a page is all there: its heading, all that it requested, and nothing that says it is still busy. */
export async function untilThere(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.locator('h1').first().waitFor();
  await untilSettled(visitor);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
