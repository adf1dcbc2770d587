import type { Page } from '@playwright/test';
import { emailTo, mailedLink } from '../../mailbox.ts';
import { productUnderTest } from '../../product-under-test.ts';
import { PROVIDER_PEOPLE, type ProviderPerson, UNVERIFIED } from '../../provider-people.ts';
import { eventually, expect, test } from '../fixtures.ts';
import { INPUT_METHODS, type InputMethod, mouse } from '../input-methods.ts';
import { takeTurns } from '../languages.ts';
import { PASSWORD } from '../people.ts';
import { REPLICAS } from '../tags.ts';
import type { Visitor } from '../visitor.ts';
import { submitSignIn } from './sign-in.ts';
import { WAYS_IN_WORDS } from './ways-in-words.ts';
import { button, confirm, field, givePerson, givePhone, skipAbout, wizardOf } from './wizard.ts';
import { WORDS, type Words } from './words.ts';

/** With each, the page is worked in another way: the pages are the same for all of them. */
const PROVIDERS = [
  { provider: 'Google', key: 'google', isVerified: true, hasSignOutPage: true, way: 'mouse' },
  { provider: 'Microsoft', key: 'microsoft', isVerified: false, hasSignOutPage: true, way: 'keyboard' },
  { provider: 'Apple', key: 'apple', isVerified: true, hasSignOutPage: true, way: 'finger' },
  { provider: 'Facebook', key: 'facebook', isVerified: false, hasSignOutPage: false, way: 'mouse' },
] as const;
const languages = takeTurns();

type InputOn = (page: Page) => InputMethod;

const providerButton = (page: Page, provider: string, words: Words) =>
  page.getByRole('main').getByRole('button', { name: words.continueWith(provider) });

/** Presses the button and, in the popup, the name of somebody or "Cancel". */
async function goThrough(
  page: Page,
  provider: string,
  choice: string | RegExp,
  words: Words,
  inputOn: InputOn = () => mouse,
): Promise<void> {
  const opened = page.waitForEvent('popup');
  await inputOn(page).press(providerButton(page, provider, words));
  const popup = await opened;
  await inputOn(popup).press(popup.getByRole('button', { name: choice }));
  if (!popup.isClosed()) await popup.waitForEvent('close');
}
const continueAs = ({ firstName }: ProviderPerson) => new RegExp(`^Continue as ${firstName}`);

test.skip(() => productUnderTest().databaseServerUrl === null, 'a product that was started elsewhere knows other providers');

/** Somebody without a password is offered one, asked for none, and signs in with it beside the provider. */
async function setsPassword(visitor: Visitor, input: InputMethod, url: string, { email }: ProviderPerson): Promise<void> {
  const { page, open, language } = visitor;
  const words = WORDS[language];
  await open('/profile/security');
  const part = (title: string) => page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await part(words.emailPart).getByRole('button', { name: words.setPassword }).waitFor();
  expect(await page.getByLabel(words.currentPassword).count()).toBe(0);
  await input.press(part(words.passwordPart).getByRole('button', { name: words.setPassword }));
  await page.getByText(words.passwordLinkSent(email)).first().waitFor();
  await page.goto(await mailedLink(url, email, 'reset-password'));
  await input.type(field({ page }, words.newPassword), PASSWORD);
  await input.type(field({ page }, words.newConfirmation), PASSWORD);
  await input.press(button({ page }, words.changePassword));
  await page.getByRole('heading', { name: words.passwordChanged }).waitFor();
  await input.press(page.getByRole('main').getByRole('link', { name: words.signIn }));
  await button({ page }, words.signIn).waitFor();
  await submitSignIn(visitor, email, PASSWORD, input);
  await page.waitForURL((address) => address.pathname !== '/signin');
  await open('/profile/security');
  await part(words.passwordPart).getByRole('button', { name: words.openPassword }).waitFor();
}

/** Whoever still has the account at the provider is signed out with it, and let in again only when the owner links it anew. */
async function removesProvider(
  visitor: Visitor,
  elsewhere: Visitor,
  input: InputMethod,
  url: string,
  person: ProviderPerson,
): Promise<void> {
  const { page, language } = visitor;
  const words = WAYS_IN_WORDS[language];
  const enter = () => goThrough(elsewhere.page, 'Google', continueAs(person), WORDS[language]);
  await elsewhere.open('/signin?from=/profile');
  await enter();
  await elsewhere.page.waitForURL((address) => address.pathname === '/profile');

  await input.press(page.getByRole('button', { name: words.removeOf('Google') }));
  const dialog = page.getByRole('alertdialog');
  await input.type(dialog.getByLabel(WORDS[language].currentPassword), PASSWORD);
  await input.press(dialog.getByRole('button', { name: words.remove }));
  await page.getByText(words.removed('Google')).first().waitFor();
  await emailTo(url, person.email, words.email);
  await elsewhere.open('/profile/security');
  await elsewhere.page.waitForURL((address) => address.pathname === '/signin');
  await enter();
  await elsewhere.page.getByText(words.notLinked).first().waitFor();

  const opened = page.waitForEvent('popup');
  await input.press(page.getByRole('button', { name: words.linkOf('Google') }));
  await (await opened).getByRole('button', { name: continueAs(person) }).click();
  await page.getByText(words.linked('Google')).first().waitFor();
  await elsewhere.open('/signin?from=/profile');
  await enter();
  await elsewhere.page.waitForURL((address) => address.pathname === '/profile');
}

for (const { provider, key, isVerified, hasSignOutPage, way } of PROVIDERS)
  for (const language of languages())
    test(`${provider}: a newcomer sees what it says, signs up with it, and comes back by it (${way}, ${language})`, {
      tag: REPLICAS,
    }, async ({ visit, url }) => {
      const words = WORDS[language];
      const person = PROVIDER_PEOPLE[key][language];
      const { options, inputOn } = INPUT_METHODS[way];
      const visitor = await visit(language, options);
      const { page, open } = visitor;
      const input = inputOn(page);
      const wizard = wizardOf(visitor, input);
      await open('/signin');
      await goThrough(page, provider, continueAs(person), words, inputOn);
      await page.waitForURL((address) => address.pathname.startsWith('/signup'));
      if (new URL(page.url()).pathname === '/signup-step-two') await input.press(button({ page }, words.goOn));
      await page.waitForURL((address) => address.pathname === '/signup-step-three');
      expect([await field({ page }, words.firstName).inputValue(), await field({ page }, words.lastName).inputValue()]).toEqual([
        person.firstName,
        person.lastName,
      ]);
      await givePerson(wizard);
      await givePhone(wizard);
      await skipAbout(wizard);
      await confirm(wizard, person.firstName);
      if (!isVerified) {
        await page.goto(await mailedLink(url, person.email, 'verify-account'));
        await page.getByRole('heading', { name: words.active }).waitFor();
      }
      await open('/profile');
      await page.getByText(person.email).first().waitFor();
      expect(await page.getByText(words.notActive).count()).toBe(0);

      const isPhone = 'width' in options;
      await input.press(page.getByRole('banner').getByRole('button', { name: isPhone ? /^Men[uü]$/ : new RegExp(person.firstName) }));
      const farewell = hasSignOutPage ? page.waitForEvent('popup') : null;
      if (isPhone) await input.press(page.getByRole('dialog').getByRole('button', { name: words.signOut }));
      else await input.take(page.getByRole('menuitem', { name: words.signOut }));
      await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('pusula.session'))).toBeNull());
      const popup = await farewell;
      if (popup && !popup.isClosed()) await popup.waitForEvent('close');

      await open('/signin?from=/profile');
      await goThrough(page, provider, continueAs(person), words, inputOn);
      await page.waitForURL((address) => address.pathname === '/profile');
      await page.getByText(person.email).first().waitFor();
      if (key !== 'facebook') await setsPassword(visitor, input, url, person);
      if (key === 'google') await removesProvider(visitor, await visit(language), input, url, person);
    });

for (const language of languages())
  test(`a popup that was closed or declined leaves the page as it was, and says so (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    const words = WORDS[language];
    await open('/signin');
    await goThrough(page, 'Google', 'Cancel', words);
    await page.getByText(words.providerClosed('Google')).waitFor();
    const opened = page.waitForEvent('popup');
    await providerButton(page, 'Google', words).click();
    const popup = await opened;
    // Closed while the browser still makes it, a window may stay open.
    await popup.getByRole('button', { name: 'Cancel' }).waitFor();
    await popup.close();
    await page.getByText(words.providerClosed('Google')).waitFor();
  });

for (const language of languages())
  test(`says so when the browser blocks the popup (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language, { altersTab: true });
    const words = WORDS[language];
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await open('/signin');
    await providerButton(page, 'Microsoft', words).click();
    await page.getByText(words.providerBlocked('Microsoft')).waitFor();
  });

for (const language of languages())
  test(`S21: an unverified address is refused and signs nobody in (${language})`, { tag: REPLICAS }, async ({ visit }) => {
    const { page, open } = await visit(language);
    const words = WORDS[language];
    await open('/signin');
    await goThrough(page, 'Google', continueAs(UNVERIFIED), words);
    await page.getByText(words.notVerified).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/signin');
  });
