import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from '@jest/globals';
import { pageAddress } from '@pusula/contracts';
import type { Page } from 'playwright-core';
import { SCREENS, type Stage, visit } from './stage.ts';

/** Names of the pages, each with how to reach it in a language. */
const PAGES: Record<string, (language: 'tr' | 'en', page: Page, open: (path: string) => Promise<void>) => Promise<void>> = {
  home: (language, _page, open) => open(`/${language}`),
  results: async (language, _page, open) => {
    await open(`/${language}`);
    await open('/search-results?q=stres');
  },
  'nothing found': async (language, _page, open) => {
    await open(`/${language}`);
    await open('/search-results?q=zzqqxx');
  },
  coach: async (language, page, open) => {
    await open(`/${language}`);
    await open('/search-results?q=stres');
    await page.locator('a[href*="/coach/"]').first().click();
    await page.waitForURL(/\/coach\//);
  },
  categories: (language, _page, open) => open(pageAddress('categories', language)),
  category: async (language, page, open) => {
    await open(pageAddress('categories', language));
    await page.locator('a[href*="-id-"]').first().click();
    await page.waitForURL(/-id-/);
  },
  terms: (language, _page, open) => open(pageAddress('terms', language)),
  privacy: (language, _page, open) => open(pageAddress('privacy', language)),
  'data deletion': (language, _page, open) => open(pageAddress('dataDeletion', language)),
  'sign-in': async (language, _page, open) => {
    await open(`/${language}`);
    await open('/signin');
  },
  'not found': (language, _page, open) => open(`/${language}/no-such-page`),
};

const SERIOUS = new Set(['serious', 'critical']);

/** What is wrong with the page that a visitor sees now. */
async function findingsOf(page: Page, language: string): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const shownIn = await page.locator('html').getAttribute('lang');
  const { violations } = await new AxeBuilder({ page }).analyze();
  return [
    ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
    ...(shownIn === language ? [] : [`in ${shownIn}`]),
    ...violations.filter(({ impact }) => SERIOUS.has(impact ?? '')).map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`),
  ];
}

/** Every public page at every width, language and theme: no serious finding, nothing wider than the screen, silence in the console. */
export function looking(stage: Stage): void {
  it.each(Object.entries(PAGES))(
    '%s: fits, is accessible and quiet at three widths, in both languages and themes',
    async (name, reach) => {
      const findings: string[] = [];
      for (const screen of SCREENS) {
        await visit(stage, screen, async ({ page, open, problems }) => {
          await reach(screen.language, page, open);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await page.waitForLoadState('networkidle');
          // A page that is not there says so with its status, which browsers report as a failed resource.
          const unexpected = problems.filter((problem) => name !== 'not found' || !problem.includes('404'));
          const where = `${screen.width} ${screen.language} ${screen.theme}`;
          findings.push(...[...(await findingsOf(page, screen.language)), ...unexpected].map((finding) => `${where}: ${finding}`));
        });
      }
      expect(findings).toEqual([]);
    },
    180_000,
  );
}
