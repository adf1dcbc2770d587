import type { Page } from '@playwright/test';
import type { Language } from '@pusula/contracts';
import { type Authenticator, plugIn } from '../authenticator.ts';
import { test as journeys } from '../fixtures.ts';
import { type InputMethod, mouse } from '../input-methods.ts';
import type { Session, VisitOptions, Visitor } from '../visitor.ts';
import { PASSKEY_WORDS, type PasskeyWords } from './words.ts';

/** Somebody in a browser with an authenticator. */
export type Keyholder = Visitor & { readonly authenticator: Authenticator; readonly words: PasskeyWords; readonly input: InputMethod };
type Way = { readonly options: VisitOptions; readonly inputOn: (page: Page) => InputMethod };
const BY_MOUSE: Way = { options: {}, inputOn: () => mouse };

export const test = journeys.extend<{ readonly meet: (language: Language, as?: Session, way?: Way) => Promise<Keyholder> }>({
  meet: async ({ visit }, use) =>
    use(async (language, as, { options, inputOn } = BY_MOUSE) => {
      const visitor = await visit(language, { ...options, altersTab: true, ...(as && { as }) });
      const { page } = visitor;
      return { ...visitor, authenticator: await plugIn(page), words: PASSKEY_WORDS[language], input: inputOn(page) };
    }),
});

export const dialog = ({ page }: Pick<Visitor, 'page'>) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const main = ({ page }: Pick<Visitor, 'page'>) => page.getByRole('main');
export const press = (who: Pick<Keyholder, 'page' | 'input'>, name: string) =>
  who.input.press(main(who).getByRole('button', { name, exact: true }));
export const answer = (who: Pick<Keyholder, 'page' | 'input'>, name: string) =>
  who.input.press(dialog(who).getByRole('button', { name, exact: true }));

/** Adds a passkey on the security page. */
export async function addPasskey(who: Keyholder, name: string): Promise<void> {
  const { words, input } = who;
  await press(who, words.add);
  await input.type(dialog(who).getByLabel(words.name, { exact: true }), name);
  await answer(who, words.goOn);
}

/** The codes that come with the first passkey, once they are put away. */
export async function keepCodes(who: Keyholder): Promise<readonly string[]> {
  const { page, words, input } = who;
  const list = page.getByRole('list', { name: words.codes });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allInnerTexts();
  await input.tick(page.getByRole('checkbox', { name: words.codesKept }));
  await answer(who, words.done);
  return codes;
}

/** Another visit, of a browser that keeps no session. No page of the product is open then, which would write down once more who was signed in. */
export async function signOut({ page, open }: Pick<Visitor, 'page' | 'open'>): Promise<void> {
  await open('/health/live');
  await page.evaluate(() => {
    localStorage.removeItem('pusula.token');
    localStorage.removeItem('pusula.session');
  });
}

export const named = (who: Keyholder, name: string) =>
  main(who).getByRole('list', { name: who.words.passkeys }).getByRole('listitem').filter({ hasText: name });

/** What a session has proven is ten minutes old. */
export const PROOF_IS_OLD = `update session set proven_at = now() - interval '11 minutes' where account_id = $1`;
