import type { Browser } from 'playwright-core';
import { newVisitor, type Screen } from '../browser.ts';
import type { Product } from '../product.ts';

/** Where journeys take place: a product and a browser, both there once the tests run. */
export type Stage = { readonly product: () => Product; readonly browser: () => Browser };

export const DESKTOP: Screen = { width: 1440, language: 'tr', theme: 'light' };
export const PHONE: Screen = { width: 360, language: 'tr', theme: 'dark' };
export const WIDTHS = [1440, 768, 360] as const;
/** Lets a visitor with an empty browser do something, then closes it. */
export async function visit<T>(
  stage: Stage,
  screen: Screen,
  journey: (visitor: Awaited<ReturnType<typeof newVisitor>> & { open: (path: string) => Promise<void> }) => Promise<T>,
): Promise<T> {
  const visitor = await newVisitor(stage.browser(), screen);
  const open = async (path: string) => {
    await visitor.page.goto(stage.product().url + path);
  };
  try {
    return await journey({ ...visitor, open });
  } finally {
    await visitor.context.close();
  }
}
