import { mailedLink } from '../../mailbox.ts';
import { DEMO_EMAILS, expect, test } from '../fixtures.ts';
import { everyWay, keyboard } from '../input-methods.ts';
import { takeTurns } from '../languages.ts';
import { newcomer } from '../people.ts';
import { REPLICAS, SMOKE } from '../tags.ts';
import { PHONE } from '../visitor.ts';
import { findCoach, foundCoaches } from './found-coaches.ts';
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
  signUpAsMember,
  wizardOf,
} from './wizard.ts';
import { WORDS } from './words.ts';

const languages = takeTurns();
/** Turkish on a desk, English on a phone. */
const SCREENS = { tr: {}, en: PHONE } as const;

for (const language of languages())
  test(`a member signs up by e-mail and activates the account from the e-mail (${language})`, { tag: [REPLICAS, SMOKE] }, async ({
    visit,
    url,
  }) => {
    const visitor = await visit(language, SCREENS[language]);
    const { page, open, problems } = visitor;
    const words = WORDS[language];
    const person = newcomer('Işıl');
    await open('/signup');
    await signUpAsMember(wizardOf(visitor), person);
    await page.getByText(words.mailed(person.email)).waitFor();
    await open('/profile');
    await page.getByText(words.notActive).waitFor();
    const link = await mailedLink(url, person.email, 'verify-account');
    await page.goto(link);
    await page.getByRole('heading', { name: words.active }).waitFor();
    expect(page.url()).not.toContain('token');
    await page.reload();
    await page.getByRole('heading', { name: words.active }).waitFor();
    await open('/profile');
    await page.getByText(person.email).first().waitFor();
    expect(await page.getByText(words.notActive).count()).toBe(0);
    await page.goto(link);
    await page.getByText(words.linkDone).waitFor();
    expect(problems.filter((problem) => !/40[0-9]/.test(problem))).toEqual([]);
  });

for (const language of languages())
  test(`a coach signs up with areas and certificates, activates and is found (${language})`, { tag: REPLICAS }, async ({ visit, url }) => {
    const visitor = await visit(language, SCREENS[language]);
    const { page, open } = visitor;
    const words = WORDS[language];
    const wizard = wizardOf(visitor);
    const person = newcomer('Pelin', `Koçoğlu${language}`);
    await open('/signup');
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
    await page.goto(await mailedLink(url, person.email, 'verify-account'));
    await page.getByRole('heading', { name: words.active }).waitFor();
    await findCoach(visitor, 'zeytinlikten ofise', person);
    await foundCoaches(visitor, person).first().click();
    await page.getByRole('heading', { name: `${person.firstName} ${person.lastName}` }).waitFor();
    await page.getByText('ICF ACC').waitFor();
  });

for (const language of languages())
  test(`the welcome notices that the account was activated in another tab (${language})`, async ({ visit, url }) => {
    const visitor = await visit(language);
    const { page, open, context } = visitor;
    const words = WORDS[language];
    const person = newcomer('Bekleyen');
    await open('/signup');
    await signUpAsMember(wizardOf(visitor), person);
    const other = await context.newPage();
    await other.goto(await mailedLink(url, person.email, 'verify-account'));
    await other.getByRole('heading', { name: words.active }).waitFor();
    await page.bringToFront();
    await page.getByText(words.activeHere).waitFor();
    expect(await button({ page }, words.sendAgain).count()).toBe(0);
  });

for (const language of languages())
  test(`a member signs up with the keyboard alone (${language})`, async ({ visit }) => {
    const visitor = await visit(language);
    await visitor.open('/signup');
    await signUpAsMember(wizardOf(visitor, keyboard(visitor.page)), newcomer('Klavye'));
  });

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`a city that is typed in full is the one that is taken (${how})`, async ({ visit }) => {
    const visitor = await visit(language, options);
    const { page } = visitor;
    const input = inputOn(page);
    const wizard = wizardOf(visitor, input);
    await visitor.open('/signup');
    await giveAddress(wizard, newcomer('Şehirli'));
    await givePassword(wizard);
    const city = field(visitor, wizard.words.city);
    for (const [typed, taken] of [
      ['İzmir', 'İzmir'],
      ['ANKARA', 'Ankara'],
    ] as const) {
      await input.complete(city, typed);
      expect(await city.inputValue()).toBe(taken);
    }
    // Unfolded, the field shows every other one around it, and the page stays where it is: a pointer still lies on the field.
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    const before = await page.evaluate(() => scrollY);
    await input.unfold(city);
    const offered = page.getByRole('listbox').getByRole('option');
    await expect(offered.and(page.getByRole('option', { selected: true }))).toHaveText('Ankara');
    expect([await offered.count(), await page.evaluate(() => scrollY)]).toEqual([81, before]);
  });

for (const language of languages())
  test(`a coach signs up with the keyboard alone (${language})`, async ({ visit }) => {
    const visitor = await visit(language);
    const wizard = wizardOf(visitor, keyboard(visitor.page));
    const person = newcomer('Tuşlayan');
    await visitor.open('/signup');
    await giveAddress(wizard, person);
    await givePassword(wizard, { asCoach: true });
    await givePerson(wizard, person);
    await givePhone(wizard);
    await giveCoaching(wizard, { headline: 'Klavyeyle yazılan bir başlık', bio: 'Fareye hiç dokunulmadan yazılan bir tanıtım.' });
    await giveExpertise(wizard);
    await confirm(wizard, person.firstName);
  });

for (const language of languages())
  test(`says at once when an address has an account, and keeps what was typed (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    const words = WORDS[language];
    await open('/signup');
    await field({ page }, words.email).fill(DEMO_EMAILS.member);
    await button({ page }, words.goOn).click();
    await page.getByText(words.taken).waitFor();
    expect(await field({ page }, words.email).inputValue()).toBe(DEMO_EMAILS.member);
  });

for (const language of languages())
  test(`what was typed survives a reload and Back, the password does not, and a later step cannot be jumped to (${language})`, async ({
    visit,
  }) => {
    const visitor = await visit(language);
    const { page, open, context } = visitor;
    const wizard = wizardOf(visitor);
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
  });

for (const language of languages())
  test(`S9: an expired activation link says so and a new one works (${language})`, async ({ visit, url, query }) => {
    const visitor = await visit(language);
    const { page, open } = visitor;
    const words = WORDS[language];
    const person = newcomer('Geç');
    await open('/signup');
    await signUpAsMember(wizardOf(visitor), person);
    const old = await mailedLink(url, person.email, 'verify-account');
    await query('identity', "update mailed_link set expires_at = now() - interval '1 minute' where email = $1", [person.email]);
    await page.goto(old);
    await page.getByRole('heading', { name: words.linkExpired }).waitFor();
    await button({ page }, words.askForLink).click();
    await page.getByRole('heading', { name: words.checkMail }).waitFor();
    await page.goto(await mailedLink(url, person.email, 'verify-account', old));
    await page.getByRole('heading', { name: words.active }).waitFor();
  });

for (const language of languages())
  test(`S9: a link that nobody sent leads nowhere, and says where to go (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    const words = WORDS[language];
    await open(`/verify-account#token=${'x'.repeat(43)}`);
    await page.getByRole('heading', { name: words.linkUsed }).waitFor();
    await field({ page }, words.email).waitFor();
  });
