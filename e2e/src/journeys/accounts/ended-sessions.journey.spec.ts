import type { Page } from '@playwright/test';
import { logout, pageAddress, resetPasswordRequest } from '@pusula/contracts';
import { mailedLink } from '../../mailbox.ts';
import { eventually, expect, test } from '../fixtures.ts';
import { takeTurns } from '../languages.ts';
import { createMember, newcomer } from '../people.ts';
import { untilSettled } from '../settled.ts';
import { REPLICAS } from '../tags.ts';
import type { Session } from '../visitor.ts';
import { button, wizardOf } from './wizard.ts';
import { WORDS } from './words.ts';

const languages = takeTurns();
const NEW_PASSWORD = 'Kuzey-Ruzgari-7!';

/** What a browser still keeps of somebody whose session was ended on another device. */
const leaveBehind = (page: Page, session: Session) =>
  page.evaluate(({ token, user }) => {
    localStorage.setItem('pusula.token', JSON.stringify({ tokenType: 'User', token }));
    localStorage.setItem('pusula.session', JSON.stringify({ summary: user, authenticationType: 'Basic' }));
  }, session);

for (const language of languages())
  test(`a session that was ended elsewhere leaves pages for everybody and mailed links as they are (${language})`, async ({
    visit,
    url,
    api,
  }) => {
    const words = WORDS[language];
    const person = newcomer('Kalan');
    const session = await createMember({ url, api, language }, person);
    await api(resetPasswordRequest, { email: person.email, language }, session.token);
    const resetLink = new URL(await mailedLink(url, person.email, 'reset-password'));
    await api(logout, {}, session.token);
    const { page, open } = await visit(language);
    await open('/search-results?q=uyku');
    const coach = (await page.locator('a[href*="/coach/"]').first().getAttribute('href')) ?? '';
    for (const path of ['/', '/search-results?q=uyku', pageAddress('categories', language), coach]) {
      await leaveBehind(page, session);
      await open(path);
      await page.getByRole('banner').getByRole('link', { name: words.signIn }).waitFor();
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(page.url()).toBe(url + path);
    }
    await leaveBehind(page, session);
    await open('/verify-account#token=abc123');
    await page.getByRole('heading', { name: words.linkUsed }).waitFor();
    await leaveBehind(page, session);
    await page.goto(resetLink.href);
    const { newPassword, newConfirmation } = words;
    for (const label of [newPassword, newConfirmation]) await page.getByLabel(label, { exact: true }).fill(NEW_PASSWORD);
    await button(wizardOf({ page, language }), words.changePassword).click();
    await page.getByRole('heading', { name: words.passwordChanged }).waitFor();
    await leaveBehind(page, session);
    await open('/profile/edit?from=here');
    await page.getByText(words.endedRefused).waitFor();
    expect(new URL(page.url()).searchParams.get('from')).toBe('/profile/edit?from=here');
  });

for (const language of languages())
  test(`S2: a sign-out without a connection is told, and finished when there is one (${language})`, { tag: REPLICAS }, async ({
    visit,
    url,
    api,
  }) => {
    const words = WORDS[language];
    const session = await createMember({ url, api }, newcomer('Kopuk'));
    const visitor = await visit(language, { as: session, altersTab: true });
    const { page, open, context } = visitor;
    const status = async () =>
      (await fetch(`${url}/api/user/get-current-user`, { headers: { authorization: `Bearer ${session.token}` } })).status;
    await open('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /\S+ \S+/ })
      .click();
    await page.getByRole('menuitem', { name: words.signOut }).waitFor();
    // What tells of a connection that is gone comes while there is one.
    await untilSettled(visitor);
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: words.signOut }).click();
    const told = page.getByRole('alertdialog', { name: words.signOutIncomplete });
    await told.waitFor();
    await told.getByRole('button', { name: words.retry }).click();
    await told.getByRole('button', { name: words.close }).click();
    await page.getByRole('banner').getByRole('link', { name: words.signIn }).waitFor();
    expect(await status()).toBe(200);
    await context.setOffline(false);
    await page.getByText(words.signedOutAtServer).waitFor();
    // The other replica hears of it a moment later.
    await eventually(async () => expect(await status()).toBe(401));
    expect(await page.evaluate(() => localStorage.getItem('pusula.signOuts'))).toBeNull();
  });
