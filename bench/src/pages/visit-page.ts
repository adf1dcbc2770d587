import { openBrowser } from '@pusula/e2e/browser';
import type { Page } from 'playwright-core';
import { type Network, watchNetwork } from './watch-network.ts';

/** A common phone. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
const LIMIT_MS = 120_000;
const SECOND = 1_000;

/** Nothing is opened yet. */
type Visit = { readonly page: Page; readonly network: Network };

/** Lends a browser without anything kept and without service workers, and closes it afterwards. */
export async function inEmptyBrowser<T>(visit: (visit: Visit) => Promise<T>): Promise<T> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, locale: 'tr-TR', serviceWorkers: 'block' });
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await page.addInitScript(() => {
      addEventListener('keydown', () => performance.mark('touched'), { capture: true, once: true });
      addEventListener('pusula:interactive', () => performance.mark('interactive'), { once: true });
    });
    return await visit({ page, network: await watchNetwork(await context.newCDPSession(page)) });
  } finally {
    await browser.close();
  }
}

/** @throws when the page was rendered by somebody else than it was to be */
export async function expectRenderedBy(renderer: 'server' | 'browser', page: Page): Promise<void> {
  const isByServer = (await page.locator('html[data-rendered]').count()) > 0;
  if (isByServer !== (renderer === 'server')) throw new Error(`${page.url()} was not rendered by the ${renderer}`);
}

/** Seconds from the beginning of the visit to the last mark of a name. @throws when there is none */
export async function secondsUntil(page: Page, mark: string): Promise<number> {
  const ms = await page.evaluate((name) => performance.getEntriesByName(name).at(-1)?.startTime, mark);
  if (ms === undefined) throw new Error(`${page.url()} has no moment called ${mark}`);
  return ms / SECOND;
}

/** Waits until the application answers. */
export const untilInteractive = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);

/** Presses a key, which brings the application, and waits until it answers. It may have come by itself. */
export async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await untilInteractive(page);
}
