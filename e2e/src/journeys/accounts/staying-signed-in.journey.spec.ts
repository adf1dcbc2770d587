import type { Page } from '@playwright/test';
import { getCurrentUser, type Language, LIMITS, refreshToken } from '@pusula/contracts';
import type { Api } from '../../api.ts';
import { emailTo, mailedLink } from '../../mailbox.ts';
import { expect, test, type Visit } from '../fixtures.ts';
import { everyWay } from '../input-methods.ts';
import { takeTurns } from '../languages.ts';
import { createMember, newcomer, PASSWORD } from '../people.ts';
import { untilSettled } from '../settled.ts';
import { REPLICAS } from '../tags.ts';
import { PHONE, type VisitOptions } from '../visitor.ts';
import { submitSignIn } from './sign-in.ts';
import { button, field } from './wizard.ts';
import { WORDS } from './words.ts';

const NEW_PASSWORD = 'Kuzey-Ruzgari-7!';
const languages = takeTurns();

const isGuest = (page: Page) => page.waitForURL((url) => url.pathname === '/signin');

/** Somebody who has just signed in, in a tab whose clock the journey moves. */
async function somebodyIdle({ visit, ...product }: { visit: Visit; url: string; api: Api }, language: Language, options?: VisitOptions) {
  const person = newcomer('Dalgın');
  await createMember(product, person);
  const visitor = await visit(language, { ...options, altersTab: true });
  const { page, open } = visitor;
  const warning = page.getByRole('alertdialog', { name: WORDS[language].stillThere });
  const signIn = async () => {
    await submitSignIn(visitor, person.email);
    await page.getByText(person.email).first().waitFor();
  };
  const beIdle = async () => {
    // What a page has requested may time out when its clock jumps, as after a computer’s sleep.
    await untilSettled(visitor);
    await page.clock.fastForward(LIMITS.inactivityMs);
    await warning.waitFor();
  };
  await page.clock.install();
  await open('/signin?from=/profile');
  await signIn();
  return { page, warning, signIn, beIdle };
}

test.describe('sessions', { tag: REPLICAS }, () => {
  for (const { options, inputOn, language, how } of everyWay(languages))
    test(`warns before an idle session ends, and its buttons answer (${how})`, async ({ visit, url, api }) => {
      const words = WORDS[language];
      const { page, warning, signIn, beIdle } = await somebodyIdle({ visit, url, api }, language, options);
      const { press } = inputOn(page);
      await beIdle();
      await press(warning.getByRole('button', { name: words.extend }));
      await warning.waitFor({ state: 'detached' });
      await beIdle();
      await press(warning.getByRole('button', { name: words.logOut }));
      await isGuest(page);
      expect(await page.evaluate(() => localStorage.getItem('pusula.session'))).toBeNull();
      await signIn();
    });

  for (const language of languages())
    test(`warns before an idle session ends: silence ends it (${language})`, async ({ visit, url, api }) => {
      const words = WORDS[language];
      const { page, beIdle } = await somebodyIdle({ visit, url, api }, language);
      await beIdle();
      await page.clock.runFor(LIMITS.inactivityCountdownSeconds * 1_000 + 1_000);
      await isGuest(page);
      await page.getByText(words.endedIdle).waitFor();
      await page.reload();
      await page.getByText(words.endedIdle).waitFor();
    });

  for (const language of languages())
    test(`tabs agree: who signs out of one is signed out of the other (${language})`, async ({ visit, url, api }) => {
      const words = WORDS[language];
      const person = newcomer('Sekmeli');
      await createMember({ url, api }, person);
      const visitor = await visit(language);
      const { page, open, context } = visitor;
      await open('/signin?from=/profile');
      await submitSignIn(visitor, person.email);
      await page.waitForURL((address) => address.pathname === '/profile');
      const other = await context.newPage();
      await other.goto(`${url}/profile`);
      await other.getByText(person.email).first().waitFor();
      await other
        .getByRole('banner')
        .getByRole('button', { name: /\S+ \S+/ })
        .click();
      await other.getByRole('menuitem', { name: words.signOut }).click();
      await page.getByRole('banner').getByRole('link', { name: words.signIn }).waitFor();
      await page.getByText(words.endedElsewhere).waitFor();
      await page.reload();
      await page.getByText(words.endedElsewhere).waitFor();
    });

  test('S2: is of no use to whoever copies what scripts hold', async ({ visit, url, api }) => {
    const person = newcomer('Sakıngan');
    await createMember({ url, api }, person);
    const visitor = await visit('tr');
    const { page, open } = visitor;
    await open('/signin?from=/profile');
    await submitSignIn(visitor, person.email);
    await page.getByText(person.email).first().waitFor();
    const copied = await page.evaluate(() => JSON.stringify({ ...localStorage, cookies: document.cookie }));
    const { token } = JSON.parse(JSON.parse(copied)['pusula.token']) as { token: string };
    expect(copied).not.toContain('pusula-session');
    await expect(api(refreshToken, { token, tokenType: 'User' })).rejects.toThrow('UNAUTHORIZED');
    await expect(api(getCurrentUser, {}, token)).rejects.toThrow('UNAUTHORIZED');

    const exchanged = await page.evaluate(
      async (input) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/api/auth/refresh-token', { method: 'POST', headers, body: JSON.stringify(input) })).status;
      },
      { token, tokenType: 'User' },
    );
    expect(exchanged).toBe(200);
    await page.reload();
    await page.getByText(person.email).first().waitFor();
  });

  for (const language of languages())
    test(`S2: ends all other sessions at once, and no other browser is known (${language})`, async ({ visit, url, api }) => {
      const words = WORDS[language];
      const person = newcomer('Gezgin');
      const phone = await visit(language, { ...PHONE, as: await createMember({ url, api }, person) });
      await phone.open('/profile');
      await phone.page.getByText(person.email).first().waitFor();
      const visitor = await visit(language);
      const { page, open } = visitor;
      await open('/signin?from=/profile/security');
      await submitSignIn(visitor, person.email);
      await page.getByText(words.thisDevice, { exact: true }).waitFor();
      await button({ page }, words.endOthers).click();
      await page.getByRole('dialog').getByRole('button', { name: words.endOthers }).click();
      await page.getByText(words.oneEnded).waitFor();
      await phone.open('/profile/security');
      await isGuest(phone.page);
      await phone.page.getByText(words.endedRefused).waitFor();
      await page.reload();
      await page.getByText(words.thisDevice, { exact: true }).waitFor();
      const known = page.getByRole('list', { name: words.knownBrowsers });
      await known.getByRole('listitem').first().waitFor();
      expect(await known.getByRole('listitem').count()).toBe(1);
      await known.getByRole('button', { name: words.forgetBrowser }).click();
      await page.getByText(words.noneKnown).waitFor();
    });

  for (const { options, inputOn, language, how } of everyWay(languages))
    test(`changes the password, and the address only when the new one is verified (${how})`, async ({ visit, url, api }) => {
      const words = WORDS[language];
      const [person, next] = [newcomer('Taşınan'), newcomer('Taşındı')];
      const { page, open } = await visit(language, { ...options, as: await createMember({ url, api }, person) });
      const { press, type } = inputOn(page);
      await open('/profile/security');
      const part = (title: string) =>
        page
          .getByRole('main')
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      const passwords = part(words.passwordPart);
      await press(passwords.getByRole('button', { name: words.openPassword }));
      await type(passwords.getByLabel(words.currentPassword, { exact: true }), PASSWORD);
      await type(passwords.getByLabel(words.newPassword, { exact: true }), NEW_PASSWORD);
      await type(passwords.getByLabel(words.newConfirmation, { exact: true }), NEW_PASSWORD);
      await press(passwords.getByRole('button', { name: words.changePassword }));
      await page.getByText(words.passwordChangedHere).waitFor();
      const address = part(words.emailPart);
      // Folded, as the password is, until somebody asks for it.
      expect(await address.getByLabel(words.newEmail, { exact: true }).count()).toBe(0);
      await press(address.getByRole('button', { name: words.openEmail }));
      await type(address.getByLabel(words.newEmail, { exact: true }), next.email);
      await type(address.getByLabel(words.currentPassword, { exact: true }), NEW_PASSWORD);
      await press(address.getByRole('button', { name: words.sendConfirmation }));
      await page.getByText(next.email).first().waitFor();
      await page.goto(await mailedLink(url, next.email, 'verify-account'));
      await page.getByRole('heading', { name: words.emailChanged }).waitFor();
      await open('/profile');
      await page.getByText(next.email).first().waitFor();
    });

  for (const { options, inputOn, language, how } of everyWay(languages))
    test(`hands out everything that is kept, and then erases it (${how})`, async ({ visit, url, api }) => {
      const words = WORDS[language];
      const person = newcomer('Ayrılan');
      const visitor = await visit(language, { ...options, as: await createMember({ url, api, language }, person) });
      const { page, open } = visitor;
      const input = inputOn(page);
      await open('/profile/security');
      const download = page.waitForEvent('download');
      await input.press(button({ page }, words.downloadData));
      const file = JSON.parse(String(await (await (await download).createReadStream()).setEncoding('utf8').toArray()));
      expect(file).toMatchObject({ account: { email: person.email }, profile: expect.anything(), sessions: [expect.anything()] });

      await input.press(button({ page }, words.deleteAccount));
      const dialog = page.getByRole('alertdialog');
      await input.type(dialog.getByLabel(words.yourEmail), person.email);
      await input.type(dialog.getByLabel(words.currentPassword, { exact: true }), PASSWORD);
      await input.press(dialog.getByRole('button', { name: words.deleteForGood }));
      await dialog.waitFor({ state: 'detached' });
      await emailTo(url, person.email, words.erasedEmail);
      await open('/signin');
      await submitSignIn(visitor, person.email, PASSWORD, input);
      await page.getByText(words.wrongPassword).first().waitFor();
      expect(await field({ page }, words.email).inputValue()).toBe(person.email);
    });
});
