import { mailedLink } from '../../mailbox.ts';
import { expect, test } from '../fixtures.ts';
import { everyWay } from '../input-methods.ts';
import { takeTurns } from '../languages.ts';
import { createCoach, createMember, newcomer, uniqueWord } from '../people.ts';
import { SMOKE } from '../tags.ts';
import { findCoach, foundCoaches, isNotFound } from './found-coaches.ts';
import { addCertificate, button, chooseArea, field, signUpToCompleteLater, type Wizard, wizardOf, writeCoaching } from './wizard.ts';
import { WORDS } from './words.ts';

const languages = takeTurns();

const texts = (word: string) => ({ headline: `${word} yollarda ilk adım`, bio: `${word} bir bahçede, acele etmeden, birlikte düşünürüz.` });

async function save({ page, input, words }: Wizard, viewedAt: string): Promise<void> {
  await input.press(button({ page }, words.save));
  await page.waitForURL((url) => url.pathname === viewedAt);
  await page.getByText(words.saved).first().waitFor();
}

async function complete(wizard: Wizard, word: string): Promise<void> {
  const { page, input, words } = wizard;
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();
  await page.getByText(words.notPublished).first().waitFor();
  await input.press(link(words.editProfile));
  await field(wizard, words.headline).waitFor();
  await writeCoaching(wizard, texts(word));
  await chooseArea(wizard, words.areas);
  await save(wizard, '/coach-profile');
  await input.press(link(words.editCertificates));
  await addCertificate(wizard);
  await save(wizard, '/coach-profile');
  await page.getByText(words.published, { exact: true }).first().waitFor();
  await page.getByText('ICF ACC').first().waitFor();
}

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`a coach completes the profile, is found, edits it and is found by the new words (${how})`, async ({ visit, url }) => {
    const visitor = await visit(language, options);
    const { page, open } = visitor;
    const input = inputOn(page);
    const wizard = wizardOf(visitor, input);
    const { words } = wizard;
    // Each coach writes of something that nobody else does, so that a search finds them or nobody.
    const [said, saidLater] = [uniqueWord(), uniqueWord()];
    const person = newcomer('Sevgi', `Bahçıvan${uniqueWord()}`);
    await open('/signup');
    await signUpToCompleteLater(wizard, person);
    await page.goto(await mailedLink(url, person.email, 'verify-account'));
    await page.getByRole('heading', { name: words.active }).waitFor();
    await open('/coach-profile');
    await complete(wizard, said);
    await findCoach(visitor, said, person);

    await open('/coach-profile/edit');
    await field(wizard, words.headline).waitFor();
    expect(await field(wizard, words.headline).inputValue()).toBe(texts(said).headline);
    await input.type(field(wizard, words.headline), texts(saidLater).headline);
    await input.type(field(wizard, words.bio), texts(saidLater).bio);
    // A wide window shows the page beside the form, a narrow one in a dialog.
    const isBeside = options.width === undefined;
    if (!isBeside) await input.press(button(wizard, words.preview));
    const preview = page.getByRole(isBeside ? 'region' : 'dialog', { name: words.previewTitle });
    await preview.getByText(texts(saidLater).headline).waitFor();
    await preview.getByText('ICF ACC').waitFor();
    if (!isBeside) await input.press(page.getByRole('button', { name: words.closePreview }));
    await save(wizard, '/coach-profile');
    await findCoach(visitor, saidLater, person);
    await isNotFound(visitor, said, person);
    await findCoach(visitor, saidLater, person);
    await input.press(foundCoaches(visitor, person).first());
    await page.getByRole('heading', { level: 1, name: `${person.firstName} ${person.lastName}` }).waitFor();
  });

for (const language of languages())
  test(`an old address of a coach leads to the one of their new name, from the server on (${language})`, { tag: SMOKE }, async ({
    visit,
    url,
    api,
  }) => {
    const coach = await createCoach({ url, api }, 'Sevgi');
    const visitor = await visit(language, { as: coach.session });
    const { page, open } = visitor;
    const words = WORDS[language];
    const renamed = `Yenisoyad${coach.word}`;
    await findCoach(visitor, coach.word, coach);
    await foundCoaches(visitor, coach).first().click();
    await page.getByRole('heading', { level: 1, name: new RegExp(coach.lastName) }).waitFor();
    const before = page.url();

    await open('/profile/edit');
    await field({ page }, words.lastName).fill(renamed);
    await save(wizardOf(visitor), '/profile');
    await page.getByRole('banner').getByText(renamed).first().waitFor();
    const moved = await fetch(before, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, expect.stringContaining(renamed.toLowerCase())]);
    await page.goto(before);
    await page.getByRole('heading', { level: 1, name: new RegExp(renamed) }).waitFor();
    expect(page.url()).toContain(renamed.toLowerCase());
  });

for (const language of languages())
  test(`what was typed is not lost by leaving, nor by a save elsewhere (${language})`, async ({ visit, url, api }) => {
    const session = await createMember({ url, api }, newcomer('Titiz'), { userType: 'coach' });
    const visitor = await visit(language, { as: session });
    const { page, open, context } = visitor;
    const words = WORDS[language];
    await open('/profile/edit');
    await field({ page }, words.firstName).fill('Bir');
    await page.getByRole('main').getByRole('link', { name: words.myProfile, exact: true }).first().click();
    await page.getByRole('alertdialog', { name: words.leaveTitle }).getByRole('button', { name: words.stay }).click();
    expect(await field({ page }, words.firstName).inputValue()).toBe('Bir');

    const elsewhere = await context.newPage();
    await elsewhere.goto(page.url());
    await field({ page: elsewhere }, words.firstName).fill('İki');
    await save({ ...wizardOf(visitor), page: elsewhere }, '/profile');

    await button({ page }, words.save).click();
    const conflict = page.getByRole('alertdialog', { name: words.savedElsewhere });
    await conflict.getByText('İki').waitFor();
    await conflict.getByRole('button', { name: words.keepMine }).click();
    await page.waitForURL((address) => address.pathname === '/profile');
    await page.getByRole('main').getByRole('heading', { name: /^Bir / }).waitFor();
  });

for (const language of languages())
  test(`a member becomes a coach after a question, and Escape loses no certificate that was begun (${language})`, async ({
    visit,
    url,
    api,
  }) => {
    const visitor = await visit(language, { as: await createMember({ url, api, language }, newcomer('Dönüşen')) });
    const { page, open } = visitor;
    const words = WORDS[language];
    await open('/coach-profile');
    await button({ page }, words.becomeCoach).click();
    const question = page.getByRole('dialog', { name: words.becomeCoachTitle });
    await question.getByRole('button', { name: words.cancel }).click();
    await question.waitFor({ state: 'detached' });
    await button({ page }, words.becomeCoach).click();
    await question.getByRole('button', { name: words.becomeCoachConfirm }).click();
    await page.waitForURL((address) => address.pathname === '/coach-profile/edit');

    await open('/coach-profile/certificates');
    await button({ page }, words.addCertificate).click();
    const name = page.getByRole('dialog').getByLabel(words.certificateName, { exact: true });
    await name.fill('ICF ACC');
    await page.keyboard.press('Escape');
    const asked = page.getByRole('alertdialog', { name: words.closeTitle });
    await asked.getByRole('button', { name: words.backToEditing }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('ICF ACC');
    await page.keyboard.press('Escape');
    await asked.getByRole('button', { name: words.closeUnsaved }).click();
    await name.waitFor({ state: 'detached' });
  });
