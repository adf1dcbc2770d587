import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from '@jest/globals';
import { pageAddress } from '@pusula/contracts';
import type { Page } from 'playwright-core';
import { type Stage, visit, WIDTHS } from './stage.ts';

/** Makes a language the visitor's own, as its address does. */
async function speak(language: 'tr' | 'en', page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open(`/${language}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Names of the pages, each with how to reach it in a language. */
const PAGES: Record<string, (language: 'tr' | 'en', page: Page, open: (path: string) => Promise<void>) => Promise<void>> = {
  home: speak,
  results: async (language, page, open) => {
    await speak(language, page, open);
    await open('/search-results?q=stres');
  },
  'nothing found': async (language, page, open) => {
    await speak(language, page, open);
    await open('/search-results?q=zzqqxx');
  },
  coach: async (language, page, open) => {
    await speak(language, page, open);
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
  'sign-in': async (language, page, open) => {
    await speak(language, page, open);
    await open('/signin');
  },
  'not found': (language, _page, open) => open(`/${language}/no-such-page`),
};

const SERIOUS = new Set(['serious', 'critical']);
const LOOKS = (['tr', 'en'] as const).flatMap((language) => (['light', 'dark'] as const).map((theme) => ({ language, theme })));

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
      for (const look of LOOKS) {
        await visit(stage, { ...look, width: 1440 }, async ({ page, open, problems }) => {
          await reach(look.language, page, open);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await page.waitForLoadState('networkidle');
          const found: string[] = [];
          if ((await page.locator('html').getAttribute('lang')) !== look.language) found.push('in another language');
          for (const width of WIDTHS) found.push(...(await findingsAt(page, width)));
          // A page that is not there says so with its status, which browsers report as a failed resource.
          found.push(...problems.filter((problem) => name !== 'not found' || !problem.includes('404')));
          findings.push(...found.map((finding) => `${look.language} ${look.theme} ${finding}`));
        });
      }
      expect(findings).toEqual([]);
    },
    120_000,
  );
}
