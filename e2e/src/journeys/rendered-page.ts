import { expect, type Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Opens a page as the server renders it. The first visitor of a page may get it as browsers render it; those after find it rendered. */
export async function openRendered({ page, open, language }: Visitor, path: string, renderedIn = language): Promise<void> {
  await expect(async () => {
    await open(path);
    expect(await page.locator('html').getAttribute('data-rendered')).toBe(renderedIn);
  }).toPass();
}

/** Touches a page that the server has rendered, and waits until the application has taken it over. */
export async function touch(page: Page): Promise<void> {
  const interactive = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('pusula:interactive', () => resolve(), { once: true })),
  );
  await page.keyboard.press('Tab');
  await interactive;
}
