import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from '@jest/globals';
import { LANGUAGES, pageAddress } from '@pusula/contracts';
import type { Page } from 'playwright-core';
import { signIn } from './accounts/getting-back-in.ts';
import { mouse } from './accounts/hands.ts';
import { button, giveAddress, giveCoaching, giveExpertise, givePassword, givePerson, givePhone, newcomer } from './accounts/wizard.ts';
import { WORDS } from './accounts/words.ts';
import { ADMIN } from './administering/console.ts';
import { type Stage, type Visitor, visit, WIDTHS } from './stage.ts';

type Reach = (language: 'tr' | 'en', visitor: Visitor) => Promise<void>;

/** An address without a language of its own. */
const at =
  (path: string): Reach =>
  (language, { openIn }) =>
    openIn(language, path);

/** A page of somebody who is signed in. */
const signedIn =
  (path: string, email = 'koc@pusula.example'): Reach =>
  async (language, { page, openIn }) => {
    await openIn(language, `/signin?from=${encodeURIComponent(path)}`);
    await signIn({ page }, WORDS[language], email, 'Pusula2026!');
    await page.waitForURL((url) => url.pathname === path.split('?')[0]);
  };

/** A screen of the console. */
const atConsole = (path: string): Reach => signedIn(path, ADMIN);

/** Names of the pages, each with how to reach it in a language. */
const PAGES: Record<string, Reach> = {
  home: (language, { speak }) => speak(language),
  results: at('/search-results?q=stres'),
  'nothing found': at('/search-results?q=zzqqxx'),
  coach: async (language, { page, openIn }) => {
    await openIn(language, '/search-results?q=stres');
    await page.locator('a[href*="/coach/"]').first().click();
    await page.waitForURL(/\/coach\//);
  },
  categories: (language, { open }) => open(pageAddress('categories', language)),
  category: async (language, { page, open }) => {
    await open(pageAddress('categories', language));
    await page.locator('a[href*="-id-"]').first().click();
    await page.waitForURL(/-id-/);
  },
  terms: (language, { open }) => open(pageAddress('terms', language)),
  privacy: (language, { open }) => open(pageAddress('privacy', language)),
  'data deletion': (language, { open }) => open(pageAddress('dataDeletion', language)),
  'sign-in': at('/signin'),
  'sign-up': at('/signup'),
  'forgotten password': at('/forget-password'),
  'reset without a link': at('/reset-password'),
  'verification without a link': at('/verify-account'),
  'state of a deletion': at('/data-deletion-status'),
  profile: signedIn('/profile'),
  'profile, edited': signedIn('/profile/edit'),
  'coach profile': signedIn('/coach-profile'),
  'coach profile, edited': signedIn('/coach-profile/edit'),
  certificates: signedIn('/coach-profile/certificates'),
  security: signedIn('/profile/security'),
  'console: overview': atConsole('/admin/dashboard'),
  'console: people': atConsole('/admin/users?view=all'),
  'console: a coach, edited': async (language, visitor) => {
    await atConsole('/admin/users?view=all&type=coach')(language, visitor);
    await visitor.page.getByRole('rowheader').getByRole('link').first().click();
    await visitor.page.getByRole('tab').first().waitFor();
  },
  'console: categories': atConsole('/admin/categories'),
  'console: services': atConsole('/admin/operations'),
  'console: parked events': atConsole('/admin/operations?part=parked'),
  'console: index': atConsole('/admin/operations?part=index'),
  'console: letters': atConsole('/admin/operations?part=letters'),
  'console: audit log': atConsole('/admin/audit'),
  'not found': (language, { open }) => open(`/${language}/no-such-page`),
};

const SERIOUS = new Set(['serious', 'critical']);
const THEMES = ['light', 'dark'] as const;
const LOOKS = LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme })));

/** What is wrong with the page at a width. The middle one differs from the wide one in its columns alone, so it is only measured. */
async function findingsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const { violations } = width === 768 ? { violations: [] } : await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => SERIOUS.has(impact ?? ''));
  return [
    ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
    ...serious.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`),
  ].map((finding) => `${width}: ${finding}`);
}

/** Every public page at every width, language and theme: no serious finding, nothing wider than the screen, silence in the console. */
export function looking(stage: Stage): void {
  it.each(Object.entries(PAGES))(
    '%s: fits, is accessible and quiet at three widths, in both languages and themes',
    async (name, reach) => {
      const findings: string[] = [];
      for (const language of LANGUAGES) {
        await visit(stage, { language, theme: 'light', width: 1440 }, async (visitor) => {
          const { page, problems } = visitor;
          await reach(language, visitor);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await page.waitForLoadState('networkidle');
          const found: string[] = [];
          if ((await page.locator('html').getAttribute('lang')) !== language) found.push('in another language');
          for (const theme of THEMES) {
            await page.emulateMedia({ colorScheme: theme });
            for (const width of WIDTHS) found.push(...(await findingsAt(page, width)).map((finding) => `${theme} ${finding}`));
          }
          // A page that is not there says so with its status, which browsers report as a failed resource.
          found.push(...problems.filter((problem) => name !== 'not found' || !problem.includes('404')));
          findings.push(...found.map((finding) => `${language} ${finding}`));
        });
      }
      expect(findings).toEqual([]);
    },
    240_000,
  );

  it.each(LOOKS)(
    'every step of signing up fits and is accessible, with its errors showing ($language, $theme)',
    ({ language, theme }) =>
      visit(stage, { language, theme, width: 1440 }, async ({ page, openIn }) => {
        const words = WORDS[language];
        const wizard = { page, hands: mouse, words };
        const person = newcomer('Görünür');
        const steps = [
          () => giveAddress(wizard, person),
          () => givePassword(wizard, { asCoach: true }),
          () => givePerson(wizard, person),
          () => givePhone(wizard),
          () => giveCoaching(wizard, { headline: 'Görünen bir başlık', bio: 'Okunan bir tanıtım.' }),
          () => giveExpertise(wizard),
        ];
        await openIn(language, '/signup');
        const findings: string[] = [];
        const look = async () => {
          const step = new URL(page.url()).pathname;
          for (const width of WIDTHS) findings.push(...(await findingsAt(page, width)).map((finding) => `${step} ${finding}`));
          await page.setViewportSize({ width: 1440, height: 900 });
        };
        for (const step of steps) {
          await button({ page }, words.goOn).click();
          await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
          await look();
          await step();
        }
        await button({ page }, words.signUp).click();
        await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
        await look();
        expect(findings).toEqual([]);
      }),
    240_000,
  );
}
