import { type Language, login } from '@pusula/contracts';
import type { Page } from 'playwright-core';
import { type Api, apiOf } from '../../api.ts';
import { signIn } from '../accounts/getting-back-in.ts';
import { WORDS } from '../accounts/words.ts';
import type { Stage, Visitor } from '../stage.ts';
import { CONSOLE_WORDS, type ConsoleWords } from './words.ts';

export const ADMIN = 'admin@pusula.example';
export const DEMO_PASSWORD = 'Pusula2026!';

export type AtConsole = { readonly page: Page; readonly words: ConsoleWords; readonly language: Language };

/** Signs the demo's admin in, and waits until the screen is there. */
export async function enterConsole(language: Language, { page, openIn }: Visitor, path: string): Promise<AtConsole> {
  await openIn(language, `/signin?from=${encodeURIComponent(path)}`);
  await signIn({ page }, WORDS[language], ADMIN, DEMO_PASSWORD);
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return { page, words: CONSOLE_WORDS[language], language };
}

/** The same admin's calls, for what a journey needs to be there and to be put back. */
export async function adminApi(stage: Stage): Promise<{ readonly api: Api; readonly token: string }> {
  const api = apiOf(stage.product().url);
  return { api, token: (await api(login, { email: ADMIN, password: DEMO_PASSWORD })).token };
}

const main = ({ page }: Pick<AtConsole, 'page'>) => page.getByRole('main');
export const control = (console: Pick<AtConsole, 'page'>, label: string) => main(console).getByLabel(label, { exact: true });
export const press = (console: Pick<AtConsole, 'page'>, name: string) =>
  main(console).getByRole('button', { name, exact: true }).first().click();
/** What lies over the page and asks. */
export const dialog = ({ page }: Pick<AtConsole, 'page'>) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
export const answer = (console: Pick<AtConsole, 'page'>, name: string) =>
  dialog(console).getByRole('button', { name, exact: true }).click();
export const rowOf = (console: Pick<AtConsole, 'page'>, name: string) =>
  main(console)
    .getByRole('row')
    .filter({ has: console.page.getByRole('rowheader', { name }) });

/** What a floating message said, so that the next one is not taken for it. */
export async function told({ page }: Pick<AtConsole, 'page'>, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).first().waitFor();
}

/** Opens a menu by its button and takes one of its items. */
export async function choose({ page }: Pick<AtConsole, 'page'>, menu: string, item: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
