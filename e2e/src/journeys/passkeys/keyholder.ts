import type { Language } from '@pusula/contracts';
import { type Authenticator, plugIn } from '../authenticator.ts';
import { test as journeys } from '../fixtures.ts';
import type { Session, Visitor } from '../visitor.ts';
import { PASSKEY_WORDS, type PasskeyWords } from './words.ts';

/** Somebody in a browser with an authenticator. */
export type Keyholder = Visitor & { readonly authenticator: Authenticator; readonly words: PasskeyWords };

export const test = journeys.extend<{ readonly meet: (language: Language, as?: Session) => Promise<Keyholder> }>({
  meet: async ({ visit }, use) =>
    use(async (language, as) => {
      const visitor = await visit(language, { altersTab: true, ...(as && { as }) });
      return { ...visitor, authenticator: await plugIn(visitor.page), words: PASSKEY_WORDS[language] };
    }),
});

export const dialog = ({ page }: Pick<Visitor, 'page'>) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const main = ({ page }: Pick<Visitor, 'page'>) => page.getByRole('main');
export const press = (who: Pick<Visitor, 'page'>, name: string) => main(who).getByRole('button', { name, exact: true }).click();

/** Adds a passkey on the security page. */
export async function addPasskey(who: Keyholder, name: string): Promise<void> {
  const { words } = who;
  await press(who, words.add);
  await dialog(who).getByLabel(words.name, { exact: true }).fill(name);
  await dialog(who).getByRole('button', { name: words.goOn }).click();
}

/** The codes that come with the first passkey, once they are put away. */
export async function keepCodes(who: Keyholder): Promise<readonly string[]> {
  const { page, words } = who;
  const list = page.getByRole('list', { name: words.codes });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allInnerTexts();
  await page.getByRole('checkbox', { name: words.codesKept }).check();
  await dialog(who).getByRole('button', { name: words.done }).click();
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
