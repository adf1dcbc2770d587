import type { Language } from '@pusula/contracts';
import type { Browser } from 'playwright-core';
import { newVisitor, type Screen } from '../browser.ts';
import type { Product } from '../product.ts';

/** Where journeys take place: a product and a browser, both there once the tests run. */
export type Stage = { readonly product: () => Product; readonly browser: () => Browser };

export const DESKTOP: Screen = { width: 1440, language: 'tr', theme: 'light' };
export const PHONE: Screen = { width: 360, language: 'tr', theme: 'dark' };
export const WIDTHS = [1440, 768, 360] as const;

export type Visitor = Awaited<ReturnType<typeof newVisitor>> & {
  readonly open: (path: string) => Promise<void>;
  /** Makes a language the visitor's own, as its home page does. */
  readonly speak: (language: Language) => Promise<void>;
  /** Speaks a language first; an address without a language keeps it. */
  readonly openIn: (language: Language, path: string) => Promise<void>;
};

/** Lets a visitor with an empty browser do something, then closes it. */
export async function visit<T>(stage: Stage, screen: Screen, journey: (visitor: Visitor) => Promise<T>): Promise<T> {
  const visitor = await newVisitor(stage.browser(), screen);
  const open = async (path: string) => {
    await visitor.page.goto(stage.product().url + path);
  };
  const speak = async (language: Language) => {
    await open(`/${language}`);
    await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  };
  const openIn = async (language: Language, path: string) => {
    await speak(language);
    await open(path);
  };
  try {
    return await journey({ ...visitor, open, speak, openIn });
  } finally {
    await visitor.context.close();
  }
}
