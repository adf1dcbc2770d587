import { expect, it } from '@jest/globals';
import { LIMITS } from '@pusula/contracts';
import type { Page } from 'playwright-core';
import { letterTo, linkIn } from '../../mailbox.ts';
import { DESKTOP, PHONE, type Stage, visit } from '../stage.ts';
import { signIn } from './getting-back-in.ts';
import { mouse } from './hands.ts';
import { button, field, newcomer, PASSWORD, signUpAsMember } from './wizard.ts';
import { WORDS } from './words.ts';

const MEMBER = 'uye@pusula.example';
const MEMBERS_PASSWORD = 'Pusula2026!';
const NEW_PASSWORD = 'Kuzey-Ruzgari-7!';

const isGuest = (page: Page) => page.waitForURL((url) => url.pathname === '/signin');

/** How sessions last and end, and what people can do about their account. */
export function stayingSignedIn(stage: Stage): void {
  it.each(['tr', 'en'] as const)(
    'warns for ten seconds before an idle session ends, goes on when asked to, and ends when nobody answers (%s)',
    (language) =>
      visit(stage, { ...DESKTOP, language }, async ({ page, openIn }) => {
        const words = WORDS[language];
        const warning = page.getByRole('alertdialog', { name: words.stillThere });
        await page.clock.install();
        await openIn(language, '/signin?from=/profile');
        await signIn({ page }, words, MEMBER, MEMBERS_PASSWORD);
        await page.getByText(MEMBER).first().waitFor();
        await page.clock.fastForward(LIMITS.inactivityMs);
        await warning.waitFor();
        // A mouse on its way to the button is activity already, which closes the dialog before anything is pressed.
        await page.getByRole('button', { name: words.extend }).dispatchEvent('click');
        await warning.waitFor({ state: 'detached' });
        await page.clock.fastForward(LIMITS.inactivityMs);
        await warning.waitFor();
        await page.clock.runFor(LIMITS.inactivityCountdownSeconds * 1_000 + 1_000);
        await isGuest(page);
        expect(await page.evaluate(() => localStorage.getItem('pusula.session'))).toBeNull();
      }),
  );

  it.each(['tr', 'en'] as const)('tabs agree: who signs out of one is signed out of the other (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async ({ page, openIn, context }) => {
      const words = WORDS[language];
      await openIn(language, '/signin?from=/profile');
      await signIn({ page }, words, MEMBER, MEMBERS_PASSWORD);
      await page.waitForURL((url) => url.pathname === '/profile');
      const other = await context.newPage();
      await other.goto(`${stage.product().url}/profile`);
      await other.getByText(MEMBER).first().waitFor();
      await other
        .getByRole('banner')
        .getByRole('button', { name: /\S+ \S+/ })
        .click();
      await other.getByRole('menuitem', { name: words.signOut }).click();
      await page.getByRole('banner').getByRole('link', { name: words.signIn }).waitFor();
    }),
  );

  it.each(['tr', 'en'] as const)('ends all other sessions at once (%s)', (language) =>
    visit(stage, { ...PHONE, language }, (phone) =>
      visit(stage, { ...DESKTOP, language }, async ({ page, openIn }) => {
        const words = WORDS[language];
        const person = newcomer('Gezgin');
        await phone.openIn(language, '/signup');
        await signUpAsMember({ page: phone.page, hands: mouse, words }, person);
        await phone.open('/profile');
        await phone.page.getByText(person.email).first().waitFor();
        await openIn(language, '/signin?from=/profile/security');
        await signIn({ page }, words, person.email);
        await page.getByText(words.thisDevice, { exact: true }).waitFor();
        await button({ page }, words.endOthers).click();
        await page.getByRole('dialog').getByRole('button', { name: words.endOthers }).click();
        await page.getByText(words.oneEnded).waitFor();
        await phone.open('/profile/security');
        await isGuest(phone.page);
        await page.reload();
        await page.getByText(words.thisDevice, { exact: true }).waitFor();
      }),
    ),
  );

  it.each(['tr', 'en'] as const)('changes the password, and the address only when the new one has been proven (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async ({ page, open, openIn }) => {
      const words = WORDS[language];
      const [person, next] = [newcomer('Taşınan'), newcomer('Taşındı')];
      await openIn(language, '/signup');
      await signUpAsMember({ page, hands: mouse, words }, person);
      await open('/profile/security');
      const part = (title: string) =>
        page
          .getByRole('main')
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      const passwords = part(words.passwordPart);
      await passwords.getByLabel(words.currentPassword, { exact: true }).fill(PASSWORD);
      await passwords.getByLabel(words.newPassword, { exact: true }).fill(NEW_PASSWORD);
      await passwords.getByLabel(words.newConfirmation, { exact: true }).fill(NEW_PASSWORD);
      await passwords.getByRole('button', { name: words.changePassword }).click();
      await page.getByText(words.passwordChangedHere).waitFor();
      const address = part(words.emailPart);
      await address.getByLabel(words.newEmail, { exact: true }).fill(next.email);
      await address.getByLabel(words.currentPassword, { exact: true }).fill(NEW_PASSWORD);
      await address.getByRole('button', { name: words.sendConfirmation }).click();
      const link = linkIn(await letterTo(stage.product().url, next.email, /verify-account/), 'verify-account');
      await page.goto(link);
      await page.getByRole('heading', { name: words.emailChanged }).waitFor();
      await open('/profile');
      await page.getByText(next.email).first().waitFor();
    }),
  );

  it.each(['tr', 'en'] as const)('hands out everything that is kept, and then forgets it (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async ({ page, open, openIn }) => {
      const words = WORDS[language];
      const person = newcomer('Ayrılan');
      await openIn(language, '/signup');
      await signUpAsMember({ page, hands: mouse, words }, person);
      await open('/profile/security');
      const download = page.waitForEvent('download');
      await button({ page }, words.downloadData).click();
      const file = JSON.parse(String(await (await (await download).createReadStream()).setEncoding('utf8').toArray()));
      expect(file).toMatchObject({ account: { email: person.email }, profile: expect.anything(), sessions: [expect.anything()] });

      await button({ page }, words.deleteAccount).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel(words.yourEmail).fill(person.email);
      await dialog.getByLabel(words.currentPassword, { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: words.deleteForGood }).click();
      await page.getByRole('banner').getByRole('link', { name: words.signIn }).waitFor();
      await letterTo(stage.product().url, person.email, words.erasedLetter);
      await open('/signin');
      await signIn({ page }, words, person.email);
      await page.getByText(words.wrongPassword).first().waitFor();
      expect(await field({ page }, words.email).inputValue()).toBe(person.email);
    }),
  );
}
