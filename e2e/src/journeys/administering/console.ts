import type { Page } from '@playwright/test';
import type { Language } from '@pusula/contracts';
import { DEMO_EMAILS, expect, test as journeys } from '../fixtures.ts';
import { type InputMethod, mouse } from '../input-methods.ts';
import type { VisitOptions, Visitor } from '../visitor.ts';
import { CONSOLE_WORDS, type ConsoleWords } from './words.ts';

export type AtConsole = Visitor & { readonly words: ConsoleWords; readonly input: InputMethod };
type EnterConsole = (language: Language, path: string, options?: VisitOptions, inputOn?: (page: Page) => InputMethod) => Promise<AtConsole>;

export const test = journeys.extend<{
  /** Opens a screen with a new session of the demo's admin, and waits until it is there. */
  readonly enterConsole: EnterConsole;
}>({
  enterConsole: async ({ visit, signIn }, use) =>
    use(async (language, path, options = {}, inputOn = () => mouse) => {
      const visitor = await visit(language, { ...options, as: await signIn(DEMO_EMAILS.admin) });
      await visitor.open(path);
      await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      return { ...visitor, words: CONSOLE_WORDS[language], input: inputOn(visitor.page) };
    }),
});

type OnPage = { readonly page: Page };
type Worked = OnPage & { readonly input: InputMethod };
const main = ({ page }: OnPage) => page.getByRole('main');
export const control = (console: OnPage, label: string) => main(console).getByLabel(label, { exact: true });
export const press = (console: Worked, name: string) =>
  console.input.press(main(console).getByRole('button', { name, exact: true }).first());
/** What lies over the page and asks. */
export const dialog = ({ page }: OnPage) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
export const answer = (console: Worked, name: string) => console.input.press(dialog(console).getByRole('button', { name, exact: true }));
export const rowOf = (console: OnPage, name: string) =>
  main(console)
    .getByRole('row')
    .filter({ has: console.page.getByRole('rowheader', { name }) });

/** Waits for what a floating message says. */
export const awaitNotice = ({ page }: OnPage, text: string): Promise<void> => page.getByText(text, { exact: true }).first().waitFor();

/** Presses the button that loads a screen anew, and waits until it has. */
export async function refresh(console: AtConsole): Promise<void> {
  const { refresh: name } = console.words;
  await press(console, name);
  await expect(main(console).getByRole('button', { name, exact: true }).first()).not.toHaveAttribute('aria-busy', 'true');
}

/** Opens a menu by its button and takes one of its items. */
export async function choose(console: Worked, menu: string, item: string): Promise<void> {
  await console.input.press(main(console).getByRole('button', { name: menu, exact: true }));
  await console.input.take(console.page.getByRole('menuitem', { name: item, exact: true }));
}
