import { publicToken, verifyAccount } from '@pusula/contracts';
import { emailTo, mailedLink, tokenOf } from '../../mailbox.ts';
import { submitSignIn } from '../accounts/sign-in.ts';
import { expect } from '../fixtures.ts';
import { everyWay } from '../input-methods.ts';
import { takeTurns } from '../languages.ts';
import { createMember, newcomer, signUpMember } from '../people.ts';
import { REPLICAS } from '../tags.ts';
import { addPasskey, answer, dialog, keepCodes, named, PROOF_IS_OLD, press, signOut, test } from './keyholder.ts';

const languages = takeTurns();

test.describe('passkeys', { tag: REPLICAS }, () => {
  for (const { language, how, ...way } of everyWay(languages))
    test(`adds a passkey, keeps its codes, renames it, and signs in with it alone (${how})`, async ({ meet, url, api }) => {
      const person = newcomer('Anahtarlı');
      const who = await meet(language, await createMember({ url, api, language }, person), way);
      const { page, open, words, input } = who;
      await open('/profile/security');
      await addPasskey(who, 'Dizüstü');
      await answer(who, words.done);
      await dialog(who).getByText(words.codesNotKept).waitFor();
      await answer(who, words.copy);
      await dialog(who).getByRole('status').filter({ hasText: /./ }).waitFor();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('list', { name: words.codes })).toBeVisible();
      await expect(dialog(who).getByText(person.email)).toBeVisible();
      await expect(page.locator('h1')).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      const codes = await keepCodes(who);
      expect(new Set(codes).size).toBe(10);
      // One below the other, and none of them broken.
      expect(codes.filter((code) => /\s/.test(code))).toEqual([]);
      await page.getByText(words.codesLeft(10)).waitFor();
      await emailTo(url, person.email, words.addedEmail);

      await press(who, words.rename('Dizüstü'));
      await input.type(dialog(who).getByLabel(words.name, { exact: true }), 'Evdeki dizüstü');
      await answer(who, words.save);
      await named(who, 'Evdeki dizüstü').waitFor();

      await signOut(who);
      await open('/signin?from=/profile');
      await press(who, words.byPasskey);
      await page.waitForURL((to) => to.pathname === '/profile');
      await page.getByText(person.email).first().waitFor();
    });

  for (const language of languages())
    test(`adds no passkey for somebody who opened our letter on another device, until they open one here (${language})`, async ({
      meet,
      url,
      api,
    }) => {
      const person = newcomer('Telefoncu');
      await signUpMember({ api, language }, person);
      const first = await mailedLink(url, person.email, 'verify-account');
      const { token: phone } = await api(publicToken, {});
      await api(verifyAccount, { token: tokenOf(first), language }, phone);
      const who = await meet(language);
      const { page, open, words } = who;
      await open('/signin?from=/profile/security');
      await submitSignIn(who, person.email);
      await addPasskey(who, 'Dizüstü');
      await dialog(who).getByText(words.confirmAddress).waitFor();
      await page.goto(await mailedLink(url, person.email, 'verify-account', first));
      await page.getByRole('heading', { name: words.active }).waitFor();
      await open('/profile/security');
      await addPasskey(who, 'Dizüstü');
      await keepCodes(who);
      await named(who, 'Dizüstü').waitFor();
    });

  for (const language of languages())
    test(`asks for the passkey after the password; a forged one opens nothing (${language})`, async ({ meet, url, api }) => {
      const person = newcomer('İkiadım');
      const who = await meet(language, await createMember({ url, api, language }, person));
      const { page, open, words, authenticator } = who;
      await open('/profile/security');
      await addPasskey(who, 'Telefon');
      await keepCodes(who);
      await signOut(who);

      await open('/signin?from=/profile');
      await submitSignIn(who, person.email);
      await page.getByRole('heading', { name: words.secondStep }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('pusula.session'))).toBeNull();
      await press(who, words.usePasskey);
      await page.waitForURL((to) => to.pathname === '/profile');

      await signOut(who);
      await authenticator.forge();
      await open('/signin?from=/profile');
      await submitSignIn(who, person.email);
      await press(who, words.usePasskey);
      await page.getByText(words.notAccepted).first().waitFor();
      expect(await page.evaluate(() => localStorage.getItem('pusula.session'))).toBeNull();
    });

  for (const language of languages())
    test(`lets somebody who lost the passkey in by a code, once, and has them add a new one (${language})`, async ({ meet, url, api }) => {
      const person = newcomer('Kaybeden');
      const who = await meet(language, await createMember({ url, api, language }, person));
      const { page, open, words, authenticator } = who;
      await open('/profile/security');
      await addPasskey(who, 'Kayıp telefon');
      const [code = ''] = await keepCodes(who);
      await signOut(who);
      await authenticator.lose();
      await open('/signin?from=/profile');
      await press(who, words.byPasskey);
      await page.getByText(words.notHereAlone).waitFor();
      await submitSignIn(who, person.email);
      await press(who, words.usePasskey);
      await page.getByText(words.notHere).waitFor();

      const enterCode = async () => {
        await open('/signin?from=/profile');
        await submitSignIn(who, person.email);
        await press(who, words.toCode);
        await page.getByLabel(words.code, { exact: true }).fill(code.toUpperCase());
        await press(who, words.signIn);
      };
      await enterCode();
      await page.waitForURL((to) => to.pathname === '/profile/security');
      await page.getByText(words.recovered).waitFor();
      await emailTo(url, person.email, words.codeEmail);

      await addPasskey(who, 'Yeni telefon');
      await named(who, 'Yeni telefon').waitFor();
      await press(who, words.removeOf('Kayıp telefon'));
      await dialog(who).getByRole('button', { name: words.remove, exact: true }).click();
      await page.getByText(words.removed).waitFor();
      await emailTo(url, person.email, words.removedEmail);
      await expect(named(who, 'Kayıp telefon')).toHaveCount(0);
      expect(await authenticator.count()).toBe(1);

      await signOut(who);
      await enterCode();
      await page.getByText(words.wrongCode).waitFor();
    });

  for (const language of languages())
    test(`asks who it is before a passkey is removed, and removes it then (${language})`, async ({ meet, url, api, query }) => {
      const person = newcomer('Kaldıran');
      const session = await createMember({ url, api, language }, person);
      const who = await meet(language, session);
      const { page, open, words } = who;
      await open('/profile/security');
      await addPasskey(who, 'Tek anahtar');
      await keepCodes(who);
      await query('gateway', PROOF_IS_OLD, [session.user.id]);
      await press(who, words.removeOf('Tek anahtar'));
      await dialog(who).getByRole('button', { name: words.remove, exact: true }).click();
      await page.getByRole('dialog', { name: words.proof }).getByRole('button', { name: words.usePasskey }).click();
      await page.getByText(words.removed).waitFor();
      await expect(page.getByRole('list', { name: words.passkeys })).toHaveCount(0);
    });
});
