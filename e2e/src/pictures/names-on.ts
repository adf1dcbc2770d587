import type { Page } from '@playwright/test';

/** What a screen reader finds on a page: roles, names and states in their order, without the addresses of links. */
export async function namesOn(page: Page): Promise<string> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return `${snapshot
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line))
    .join('\n')}\n`;
}
