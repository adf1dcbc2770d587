import { expect, it } from '@jest/globals';
import type { Language } from '@pusula/contracts';
import type { Screen } from '../../browser.ts';
import { letterTo, linkIn } from '../../mailbox.ts';
import { DESKTOP, PHONE, type Stage, visit } from '../stage.ts';
import { keyboard, mouse } from './hands.ts';
import {
  button,
  confirm,
  field,
  giveAddress,
  giveCoaching,
  giveExpertise,
  givePassword,
  givePerson,
  givePhone,
  newcomer,
  signUpAsMember,
} from './wizard.ts';
import { WORDS } from './words.ts';

const SCREENS: readonly (readonly [Language, Screen])[] = [
  ['tr', DESKTOP],
  ['en', { ...PHONE, language: 'en' }],
];

/** From the first address to an account that its owner has proven. */
export function signingUp(stage: Stage): void {
  it.each(SCREENS)('a member signs up by e-mail and activates the account from the mail (%s)', (language, screen) =>
    visit(stage, screen, async ({ page, open, openIn, problems }) => {
      const words = WORDS[language];
      const person = newcomer('Işıl');
      await openIn(language, '/signup');
      await signUpAsMember({ page, hands: mouse, words }, person);
      await page.getByText(words.mailed(person.email)).waitFor();
      await open('/profile');
      await page.getByText(words.notActive).waitFor();
      const link = linkIn(await letterTo(stage.product().url, person.email, /verify-account/), 'verify-account');
      await page.goto(link);
      await page.getByRole('heading', { name: words.active }).waitFor();
      expect(page.url()).not.toContain('token');
      await open('/profile');
      await page.getByText(person.email).first().waitFor();
      expect(await page.getByText(words.notActive).count()).toBe(0);
      await page.goto(link);
      await page.getByRole('heading', { name: words.linkUsed }).waitFor();
      expect(problems.filter((problem) => !/40[0-9]/.test(problem))).toEqual([]);
    }),
  );

  it.each(['tr', 'en'] as const)('a member signs up with the keyboard alone (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async ({ page, openIn }) => {
      await openIn(language, '/signup');
      await signUpAsMember({ page, hands: keyboard(page), words: WORDS[language] }, newcomer('Klavye'));
    }),
  );

  it.each(SCREENS)('a coach signs up with areas and certificates, activates and is found (%s)', (language, screen) =>
    visit(stage, screen, async ({ page, open, openIn }) => {
      const words = WORDS[language];
      const wizard = { page, hands: mouse, words };
      const person = newcomer('Pelin', `Koçoğlu${language}`);
      await openIn(language, '/signup');
      await giveAddress(wizard, person);
      await givePassword(wizard, { asCoach: true });
      await givePerson(wizard, person);
      await givePhone(wizard);
      await giveCoaching(wizard, {
        headline: `Zeytinlikten ofise dönenlere ${language}`,
        bio: 'Şehre geri dönmek de bir yolculuktur; ilk haftaları birlikte planlarız.',
      });
      await giveExpertise(wizard);
      await page.getByText('ICF ACC').first().waitFor();
      await confirm(wizard, person.firstName);
      await page.goto(linkIn(await letterTo(stage.product().url, person.email, /verify-account/), 'verify-account'));
      await page.getByRole('heading', { name: words.active }).waitFor();
      await open(`/search-results?q=${encodeURIComponent('zeytinlikten ofise')}`);
      await page
        .getByRole('link', { name: new RegExp(person.lastName) })
        .first()
        .click();
      await page.getByRole('heading', { name: `${person.firstName} ${person.lastName}` }).waitFor();
      await page.getByText('ICF ACC').waitFor();
    }),
  );

  it.each(['tr', 'en'] as const)('a coach signs up with the keyboard alone (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async ({ page, openIn }) => {
      const wizard = { page, hands: keyboard(page), words: WORDS[language] };
      const person = newcomer('Tuşlayan');
      await openIn(language, '/signup');
      await giveAddress(wizard, person);
      await givePassword(wizard, { asCoach: true });
      await givePerson(wizard, person);
      await givePhone(wizard);
      await giveCoaching(wizard, { headline: 'Klavyeyle yazılan bir başlık', bio: 'Fareye hiç dokunulmadan yazılan bir tanıtım.' });
      await giveExpertise(wizard);
      await confirm(wizard, person.firstName);
    }),
  );

  it('an address that has an account is told at once, and its owner hears of nobody else', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/signup');
      await field({ page }, WORDS.tr.email).fill('uye@pusula.example');
      await button({ page }, WORDS.tr.goOn).click();
      await page.getByText(WORDS.tr.taken).waitFor();
      expect(await field({ page }, WORDS.tr.email).inputValue()).toBe('uye@pusula.example');
    }));

  it('what was typed survives a reload and Back, the password does not, and a later step cannot be jumped to', () =>
    visit(stage, DESKTOP, async ({ page, open, context }) => {
      const wizard = { page, hands: mouse, words: WORDS.tr };
      const person = newcomer('Reşat');
      await open('/signup-step-four');
      await page.waitForURL((url) => url.pathname === '/signup');
      await giveAddress(wizard, person);
      await givePassword(wizard);
      await givePerson(wizard, person);
      await page.reload();
      const kept = JSON.stringify(await context.storageState());
      expect([kept.includes('Deniz-Kenari'), kept.includes(person.firstName)]).toEqual([false, true]);
      await page.goBack();
      await page.waitForURL((url) => ['/signup-step-two', '/signup-step-three'].includes(url.pathname));
    }));

  it.each(['tr', 'en'] as const)('an expired activation link says so and a new one works (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async ({ page, openIn }) => {
      const words = WORDS[language];
      const { url, query } = stage.product();
      const person = newcomer('Geç');
      await openIn(language, '/signup');
      await signUpAsMember({ page, hands: mouse, words }, person);
      const old = linkIn(await letterTo(url, person.email, /verify-account/), 'verify-account');
      await query('identity', "update mailed_link set expires_at = now() - interval '1 minute' where email = $1", [person.email]);
      await page.goto(old);
      await page.getByRole('heading', { name: words.linkExpired }).waitFor();
      const asked = Date.now();
      await button({ page }, words.askForLink).click();
      await page.getByRole('heading', { name: words.checkMail }).waitFor();
      await page.goto(linkIn(await letterTo(url, person.email, /verify-account/, asked - 1_000), 'verify-account'));
      await page.getByRole('heading', { name: words.active }).waitFor();
    }),
  );

  it.each(['tr', 'en'] as const)('a link that nobody sent leads nowhere, and says where to go (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async ({ page, openIn }) => {
      const words = WORDS[language];
      await openIn(language, `/verify-account?token=${'x'.repeat(43)}`);
      await page.getByRole('heading', { name: words.linkUsed }).waitFor();
      await field({ page }, words.email).waitFor();
    }),
  );
}
