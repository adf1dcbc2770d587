import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { letterTo, linkIn } from '../../mailbox.ts';
import { DESKTOP, type Stage, visit } from '../stage.ts';
import { mouse } from './hands.ts';
import { confirm, field, givePerson, givePhone, skipAbout } from './wizard.ts';
import { WORDS, type Words } from './words.ts';

const TR = WORDS.tr;

const open = (page: Page, provider: string, words: Words = TR) =>
  page.getByRole('main').getByRole('button', { name: words.continueWith(provider) });

/** Presses the button and, in the popup, the name of somebody or "Cancel". */
async function goThrough(page: Page, provider: string, choice: string | RegExp, words: Words = TR): Promise<void> {
  const popup = page.waitForEvent('popup');
  await open(page, provider, words).click();
  const window = await popup;
  await window.getByRole('button', { name: choice }).click();
  if (!window.isClosed()) await window.waitForEvent('close');
}

const PEOPLE = [
  { provider: 'Google', key: 'google', language: 'tr', firstName: 'Nil', lastName: 'Deniz Aksoy', isProven: true, hasSignOutPage: true },
  { provider: 'Microsoft', key: 'microsoft', language: 'en', firstName: 'Can', lastName: 'Er', isProven: true, hasSignOutPage: true },
  { provider: 'Apple', key: 'apple', language: 'tr', firstName: 'Su', lastName: 'Ada', isProven: true, hasSignOutPage: true },
  { provider: 'Facebook', key: 'facebook', language: 'en', firstName: 'Elif', lastName: 'Koru', isProven: false, hasSignOutPage: false },
] as const;

/** Sign-in through a provider's popup, against providers of this test's own. */
export function signingInThroughProviders(stage: Stage): void {
  it.each(PEOPLE)(
    '$provider: a newcomer sees what it tells, signs up with it, and comes back by it ($language)',
    ({ provider, key, language, firstName, lastName, isProven, hasSignOutPage }) =>
      visit(stage, { ...DESKTOP, language }, async ({ page, open: visitPage, openIn }) => {
        const words = WORDS[language];
        const email = `${key}.newcomer@example.com`;
        const wizard = { page, hands: mouse, words };
        await openIn(language, '/signin');
        await goThrough(page, provider, /^Continue as/, words);
        await page.waitForURL((url) => url.pathname.startsWith('/signup'));
        if (new URL(page.url()).pathname === '/signup-step-two')
          await page.getByRole('main').getByRole('button', { name: words.goOn }).click();
        await page.waitForURL((url) => url.pathname === '/signup-step-three');
        expect([await field({ page }, words.firstName).inputValue(), await field({ page }, words.lastName).inputValue()]).toEqual([
          firstName,
          lastName,
        ]);
        await givePerson(wizard);
        await givePhone(wizard);
        await skipAbout(wizard);
        await confirm(wizard, firstName);
        if (!isProven) {
          await page.goto(linkIn(await letterTo(stage.product().url, email, /verify-account/), 'verify-account'));
          await page.getByRole('heading', { name: words.active }).waitFor();
        }
        await visitPage('/profile');
        await page.getByText(email).first().waitFor();
        expect(await page.getByText(words.notActive).count()).toBe(0);

        await page
          .getByRole('banner')
          .getByRole('button', { name: new RegExp(firstName) })
          .click();
        const farewell = hasSignOutPage ? page.waitForEvent('popup') : null;
        await page.getByRole('menuitem', { name: words.signOut }).click();
        await page.getByRole('banner').getByRole('link', { name: words.signIn }).waitFor();
        const window = await farewell;
        if (window && !window.isClosed()) await window.waitForEvent('close');

        await visitPage('/signin?from=/profile');
        await goThrough(page, provider, /^Continue as/, words);
        await page.waitForURL((url) => url.pathname === '/profile');
        await page.getByText(email).first().waitFor();
      }),
  );

  it('a popup that was closed or declined leaves the page as it was, and says so', () =>
    visit(stage, DESKTOP, async ({ page, open: visitPage }) => {
      await visitPage('/signin');
      await goThrough(page, 'Google', 'Cancel');
      await page.getByText(/Google ile giriş tamamlanmadı/).waitFor();
      const popup = page.waitForEvent('popup');
      await open(page, 'Google').click();
      await (await popup).close();
      await page.getByText(/Google ile giriş tamamlanmadı/).waitFor();
    }));

  it('a popup that the browser blocks is told of', () =>
    visit(stage, DESKTOP, async ({ page, open: visitPage }) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await visitPage('/signin');
      await open(page, 'Microsoft').click();
      await page.getByText(/Microsoft penceresini engelledi/).waitFor();
    }));

  it('S21: an unverified address is refused and signs nobody in', () =>
    visit(stage, DESKTOP, async ({ page, open: visitPage }) => {
      const { google } = stage.product().providers;
      google.misbehave('unverified');
      try {
        await visitPage('/signin');
        await goThrough(page, 'Google', /^Continue as/);
        await page.getByText('E-posta adresi doğrulanamadı.').first().waitFor();
        expect(new URL(page.url()).pathname).toBe('/signin');
      } finally {
        google.misbehave(null);
      }
    }));
}
