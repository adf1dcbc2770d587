import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@pusula/contracts';
import { type Theme, WIDTHS } from '../visitor.ts';

const THEMES: readonly Theme[] = ['light', 'dark'];
const SERIOUS = new Set(['serious', 'critical']);
const isThorough = process.env.JOURNEYS === 'all';

type Look = { readonly theme: Theme; readonly width: number; readonly measures: boolean; readonly audits: boolean };

/**
 * How a page is looked at in a language. Whether it fits depends on words and width, contrast on the theme: so it is measured in one theme and audited once in
 * each, one of them in Turkish and one in English, one wide and one narrow, which changes from page to page. The middle width differs from the wide one in its
 * columns alone.
 */
function looksAt(place: number, language: Language): Look[] {
  const audited = THEMES.filter((_, turn) => isThorough || (place + turn + LANGUAGES.indexOf(language)) % 2 === 0);
  const widthOf = (theme: Theme) => (((place >> 1) + THEMES.indexOf(theme)) % 2 === 0 ? 1440 : 360);
  return THEMES.flatMap((theme) =>
    WIDTHS.map((width) => ({
      theme,
      width,
      measures: isThorough || theme === audited[0],
      audits: audited.includes(theme) && width !== 768 && (isThorough || width === widthOf(theme)),
    })),
  ).filter(({ measures, audits }) => measures || audits);
}

/**
 * Once a page has answered to its new size. Chromium loses a change of its media queries when the page adds a rule between two sizes, which happens where a
 * table becomes a list of cards and the next size follows at once; nobody turns a screen twice within a frame.
 */
export const framesDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

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

/** What is wrong with how a page looks in a language. @param place of the page among all, which decides what is audited how */
export async function findingsOn(page: Page, place: number, language: Language): Promise<string[]> {
  const findings: string[] = [];
  for (const { theme, width, measures, audits } of looksAt(place, language)) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await framesDrawn(page);
    const found = [...(measures ? await overflow(page) : []), ...(audits ? await audit(page) : [])];
    findings.push(...found.map((finding) => `${language} ${theme} ${width}: ${finding}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return findings;
}
