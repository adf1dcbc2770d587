import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from './ensure-chromium.ts';

export type Screen = { readonly width: number; readonly language: 'tr' | 'en'; readonly theme: 'light' | 'dark' };

/** A page may be slow on a busy machine; one that is broken stays broken. */
const PATIENCE_MS = 20_000;

const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 };

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(() => undefined), args: [...CHROMIUM_FLAGS] });

/** A visitor with an empty browser. Whatever goes wrong in the page is collected, so that a journey can insist on silence. */
export async function newVisitor(browser: Browser, screen: Screen): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: HEIGHTS[screen.width] ?? 900 },
    colorScheme: screen.theme,
    locale: screen.language === 'tr' ? 'tr-TR' : 'en-GB',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  return { context, page, problems };
}
