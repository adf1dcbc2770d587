import { expect, it } from '@jest/globals';
import { letterTo, linkIn } from '../../mailbox.ts';
import { DESKTOP, type Stage, type Visitor, visit } from '../stage.ts';
import { mouse } from './hands.ts';
import { button, field, newcomer, PASSWORD, signUpAsMember } from './wizard.ts';
import { WORDS, type Words } from './words.ts';

const NEW_PASSWORD = 'Kuzey-Ruzgari-7!';

export async function signIn({ page }: Pick<Visitor, 'page'>, words: Words, email: string, password = PASSWORD): Promise<void> {
  await field({ page }, words.email).fill(email);
  await field({ page }, words.password).fill(password);
  await button({ page }, words.signIn).click();
}

async function chooseNew({ page }: Pick<Visitor, 'page'>, words: Words, password: string): Promise<void> {
  await field({ page }, words.newPassword).fill(password);
  await field({ page }, words.newConfirmation).fill(password);
  await button({ page }, words.changePassword).click();
}

/** A forgotten password, from the mail to the next sign-in. */
export function gettingBackIn(stage: Stage): void {
  it.each(['tr', 'en'] as const)(
    'a forgotten password is replaced through the mail; the old one and old sessions are of no use (%s)',
    (language) =>
      visit(stage, { ...DESKTOP, language }, (elsewhere) =>
        visit(stage, { ...DESKTOP, language }, async ({ page, open, openIn }) => {
          const words = WORDS[language];
          const person = newcomer('Unutkan');
          await elsewhere.openIn(language, '/signup');
          await signUpAsMember({ page: elsewhere.page, hands: mouse, words }, person);

          await openIn(language, '/signin');
          await page.getByRole('main').getByRole('link', { name: words.forgotten }).click();
          // The page before has a field of the same name, and stays until this one is there.
          await button({ page }, words.sendLink).waitFor();
          await field({ page }, words.email).fill(person.email);
          await button({ page }, words.sendLink).click();
          await page.getByRole('heading', { name: words.checkMail }).waitFor();
          const link = linkIn(await letterTo(stage.product().url, person.email, /reset-password/), 'reset-password');
          await page.goto(link);
          expect(page.url()).toContain('reset-password');
          await chooseNew({ page }, words, 'Password1!');
          await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
          await chooseNew({ page }, words, NEW_PASSWORD);
          await page.getByRole('heading', { name: words.passwordChanged }).waitFor();

          await elsewhere.page.getByRole('button', { name: new RegExp(person.firstName) }).waitFor();
          await elsewhere.open('/profile/security');
          await elsewhere.page.waitForURL((url) => url.pathname === '/signin');

          await open('/signin');
          await signIn({ page }, words, person.email, PASSWORD);
          await page.getByText(words.wrongPassword).first().waitFor();
          await signIn({ page }, words, person.email, NEW_PASSWORD);
          await page.waitForURL((url) => url.pathname === '/');

          await page.goto(link);
          await page
            .getByRole('heading', { name: words.linkUsed })
            .or(page.getByRole('heading', { level: 1 }))
            .first()
            .waitFor();
        }),
      ),
  );

  it.each(['tr', 'en'] as const)('an address that nobody has is told (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async ({ page, openIn }) => {
      await openIn(language, '/forget-password');
      await field({ page }, WORDS[language].email).fill('nobody.at.all@example.com');
      await button({ page }, WORDS[language].sendLink).click();
      await page.getByText(WORDS[language].nobody).waitFor();
    }),
  );

  it('an expired reset link says so', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/forget-password');
      await field({ page }, WORDS.tr.email).fill('uye@pusula.example');
      const asked = Date.now();
      await button({ page }, WORDS.tr.sendLink).click();
      const link = linkIn(await letterTo(stage.product().url, 'uye@pusula.example', /reset-password/, asked - 1_000), 'reset-password');
      await stage
        .product()
        .query('identity', "update mailed_link set expires_at = now() - interval '1 minute' where email = $1", ['uye@pusula.example']);
      await page.goto(link);
      await chooseNew({ page }, WORDS.tr, NEW_PASSWORD);
      await page.getByRole('heading', { name: WORDS.tr.linkExpired }).waitFor();
    }));
}
