import type { Page } from '@playwright/test';

/**
 * Once a page has answered to its new size. Chromium loses a change of its media queries when the page adds a rule between two sizes, which happens where a
 * table becomes a list of cards and the next size follows at once; nobody turns a screen twice within a frame.
 */
export const framesDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
