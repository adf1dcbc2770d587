import { resetPasswordRequest } from '@pusula/contracts';
import { mailedLink } from '../../mailbox.ts';
import { expect, test } from '../fixtures.ts';
import { everyWay } from '../input-methods.ts';
import { takeTurns } from '../languages.ts';
import { createMember, newcomer, PASSWORD } from '../people.ts';
import { submitSignIn } from './sign-in.ts';
import { button, field, type Wizard, wizardOf } from './wizard.ts';
import { WORDS } from './words.ts';

const NEW_PASSWORD = 'Kuzey-Ruzgari-7!';
const languages = takeTurns();

async function choosePassword({ page, input, words }: Wizard, password: string): Promise<void> {
  await input.type(field({ page }, words.newPassword), password);
  await input.type(field({ page }, words.newConfirmation), password);
  await input.press(button({ page }, words.changePassword));
}

for (const language of languages())
  test(`S2, S9: a forgotten password is replaced through the e-mail; the old one and old sessions are of no use (${language})`, async ({
    visit,
    url,
    api,
  }) => {
    const words = WORDS[language];
    const person = newcomer('Unutkan');
    const elsewhere = await visit(language, { as: await createMember({ url, api }, person) });
    await elsewhere.open('/');
    await elsewhere.page.getByRole('button', { name: new RegExp(person.firstName) }).waitFor();

    const visitor = await visit(language);
    const { page, open } = visitor;
    await open('/signin');
    await page.getByRole('main').getByRole('link', { name: words.forgotten }).click();
    // The page before has a field of the same name, and stays until this one is there.
    await button({ page }, words.sendLink).waitFor();
    await field({ page }, words.email).fill(person.email);
    await button({ page }, words.sendLink).click();
    await page.getByRole('heading', { name: words.checkMail }).waitFor();
    const link = await mailedLink(url, person.email, 'reset-password');
    await page.goto(link);
    expect(page.url()).toContain('reset-password');
    const wizard = wizardOf(visitor);
    await choosePassword(wizard, 'Password1!');
    await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    await choosePassword(wizard, NEW_PASSWORD);
    await page.getByRole('heading', { name: words.passwordChanged }).waitFor();

    await elsewhere.page.getByRole('button', { name: new RegExp(person.firstName) }).waitFor();
    await elsewhere.open('/profile/security');
    await elsewhere.page.waitForURL((address) => address.pathname === '/signin');

    await open('/signin');
    await submitSignIn(visitor, person.email, PASSWORD);
    await page.getByText(words.wrongPassword).first().waitFor();
    await submitSignIn(visitor, person.email, NEW_PASSWORD);
    await page.waitForURL((address) => address.pathname === '/');

    await page.goto(link);
    await page
      .getByRole('heading', { name: words.linkUsed })
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
  });

for (const language of languages())
  test(`says when nobody has the address whose password is forgotten (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    await open('/forget-password');
    await field({ page }, WORDS[language].email).fill('nobody.at.all@example.com');
    await button({ page }, WORDS[language].sendLink).click();
    await page.getByText(WORDS[language].nobody).waitFor();
  });

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`S9: an expired reset link says so, and a fresh one works in the same tab (${how})`, async ({ visit, url, api, query }) => {
    const words = WORDS[language];
    const person = newcomer('Geciken');
    await createMember({ url, api }, person);
    const { email } = person;
    const visitor = await visit(language, options);
    const { page, open } = visitor;
    const wizard = wizardOf(visitor, inputOn(page));
    await open('/forget-password');
    await wizard.input.type(field({ page }, words.email), email);
    await wizard.input.press(button({ page }, words.sendLink));
    await page.getByRole('heading', { name: words.checkMail }).waitFor();
    const link = await mailedLink(url, email, 'reset-password');
    await query('identity', "update mailed_link set expires_at = now() - interval '1 minute' where email = $1", [email]);
    await page.goto(link);
    await choosePassword(wizard, NEW_PASSWORD);
    await page.getByRole('heading', { name: words.linkExpired }).waitFor();
    await api(resetPasswordRequest, { email, language });
    await page.goto(await mailedLink(url, email, 'reset-password', link));
    await choosePassword(wizard, NEW_PASSWORD);
    await page.getByRole('heading', { name: words.passwordChanged }).waitFor();
    expect(page.url()).not.toContain('token');
    await page.reload();
    await page.getByRole('heading', { name: words.passwordChanged }).waitFor();
  });
