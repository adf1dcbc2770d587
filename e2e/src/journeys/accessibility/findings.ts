import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@pusula/contracts';
import { framesDrawn } from '../frames-drawn.ts';
import { type Theme, WIDTHS } from '../visitor.ts';

const THEMES: readonly Theme[] = ['light', 'dark'];
const SERIOUS = new Set(['serious', 'critical']);
const isThorough = process.env.JOURNEYS === 'all';

type Look = { readonly theme: Theme; readonly width: number; readonly measures: boolean; readonly audits: boolean };

/** Pages take turns: what a page is made of is the same in both languages, and pictures and longer words are tried besides. `make test-all` looks in both. */
export const languagesOf = (place: number): readonly Language[] =>
  LANGUAGES.filter((_, turn) => isThorough || turn === place % LANGUAGES.length);

/**
 * How a page is looked at. Whether it fits depends on words and width, contrast on the theme: so it is measured in one theme and audited once in each, one of
 * them wide and one narrow, which changes from page to page. The middle width differs from the wide one in its columns alone.
 */
function looksAt(place: number): Look[] {
  const measuredIn = THEMES[(place >> 1) % THEMES.length];
  const widthOf = (theme: Theme) => (((place >> 1) + THEMES.indexOf(theme)) % 2 === 0 ? 1440 : 360);
  return THEMES.flatMap((theme) =>
    WIDTHS.map((width) => ({
      theme,
      width,
      measures: isThorough || theme === measuredIn,
      audits: width !== 768 && (isThorough || width === widthOf(theme)),
    })),
  ).filter(({ measures, audits }) => measures || audits);
}

/** How much wider than the screen a page is, and the innermost elements that reach as far. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaching = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right >= scrollWidth - 1);
    const innermost = reaching.filter((element) => !reaching.some((other) => other !== element && element.contains(other)));
    const names = innermost.slice(0, 3).map((element) => `<${element.localName}> ${(element.textContent ?? '').slice(0, 40)}`);
    return [`${scrollWidth - clientWidth} px wider than the screen, up to ${names.join(', ')}`];
  });
}

/** In the page itself, which has no frames, and without lists of what is right: both cost more than the rules. */
async function audit(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.filter(({ impact }) => SERIOUS.has(impact ?? '')).map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);
}

/** What is wrong with how a page looks. @param place of the page among all, which decides what is audited how */
export async function findingsOn(page: Page, place: number): Promise<string[]> {
  const findings: string[] = [];
  for (const { theme, width, measures, audits } of looksAt(place)) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await framesDrawn(page);
    const found = [...(measures ? await overflow(page) : []), ...(audits ? await audit(page) : [])];
    findings.push(...found.map((finding) => `${theme} ${width}: ${finding}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return findings;
}
