import { expect, it } from '@jest/globals';
import type { Language } from '@pusula/contracts';
import type { Page } from 'playwright-core';
import { letterTo, linkIn } from '../../mailbox.ts';
import { DESKTOP, PHONE, type Stage, type Visitor, visit } from '../stage.ts';
import { mouse } from './hands.ts';
import {
  addCertificate,
  button,
  chooseArea,
  field,
  type Newcomer,
  newcomer,
  signUpToCompleteLater,
  type Wizard,
  writeCoaching,
} from './wizard.ts';
import { WORDS, type Words } from './words.ts';

/** Each coach writes of something that nobody else does, so that a search finds them or nobody. */
const COACHES = [
  { language: 'tr', screen: DESKTOP, said: 'Kuzukulağı', saidLater: 'Ihlamurlu' },
  { language: 'tr', screen: PHONE, said: 'Böğürtlenli', saidLater: 'Papatyalı' },
  { language: 'en', screen: { ...DESKTOP, language: 'en' }, said: 'Marigold', saidLater: 'Periwinkle' },
  { language: 'en', screen: { ...PHONE, language: 'en' }, said: 'Dandelion', saidLater: 'Hawthorn' },
] as const;

const texts = (word: string) => ({ headline: `${word} yollarda ilk adım`, bio: `${word} bir bahçede, acele etmeden, birlikte düşünürüz.` });

async function save({ page, words }: Pick<Wizard, 'page' | 'words'>, viewedAt: string): Promise<void> {
  await button({ page }, words.save).click();
  await page.waitForURL((url) => url.pathname === viewedAt);
  await page.getByText(words.saved).first().waitFor();
}

/** A coach who has proven their address and said nothing about their coaching yet. */
async function arrive(stage: Stage, { page, openIn }: Visitor, language: Language, person: Newcomer): Promise<void> {
  const words = WORDS[language];
  await openIn(language, '/signup');
  await signUpToCompleteLater({ page, hands: mouse, words }, person);
  await page.goto(linkIn(await letterTo(stage.product().url, person.email, /verify-account/), 'verify-account'));
  await page.getByRole('heading', { name: words.active }).waitFor();
}

const foundCoaches = (page: Page, person: Newcomer) => page.getByRole('main').getByRole('link', { name: new RegExp(person.lastName) });

async function find({ page, open }: Visitor, word: string, person: Newcomer): Promise<void> {
  await open(`/search-results?q=${encodeURIComponent(word.toLocaleLowerCase('tr'))}`);
  await foundCoaches(page, person).first().waitFor();
}

async function isNotFound({ page, open }: Visitor, word: string, person: Newcomer): Promise<void> {
  await open(`/search-results?q=${encodeURIComponent(word.toLocaleLowerCase('tr'))}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await foundCoaches(page, person).count()).toBe(0);
}

async function complete(page: Page, words: Words, word: string): Promise<void> {
  const wizard = { page, hands: mouse, words };
  await page.getByText(words.notPublished).first().waitFor();
  await page.getByRole('main').getByRole('link', { name: words.editProfile, exact: true }).first().click();
  await field(wizard, words.headline).waitFor();
  await writeCoaching(wizard, texts(word));
  await chooseArea(wizard, words.areas);
  await save(wizard, '/coach-profile');
  await page.getByText(words.published, { exact: true }).first().waitFor();
  await page.getByRole('main').getByRole('link', { name: words.editCertificates, exact: true }).first().click();
  await addCertificate(wizard);
  await save(wizard, '/coach-profile');
  await page.getByText('ICF ACC').first().waitFor();
}

/** How a coach makes a profile worth finding, after signing up. */
export function presenting(stage: Stage): void {
  it.each(COACHES)(
    'a coach completes the profile, is found, edits it and is found by the new words ($language, $screen.width px)',
    ({ language, screen, said, saidLater }) =>
      visit(stage, screen, async (visitor) => {
        const { page, open } = visitor;
        const words = WORDS[language];
        const person = newcomer('Sevgi', `Bahçıvan${language}${screen.width}`);
        await arrive(stage, visitor, language, person);
        await open('/coach-profile');
        await complete(page, words, said);
        await find(visitor, said, person);

        await open('/coach-profile/edit');
        await field({ page }, words.headline).waitFor();
        expect(await field({ page }, words.headline).inputValue()).toBe(texts(said).headline);
        await field({ page }, words.headline).fill(texts(saidLater).headline);
        await field({ page }, words.bio).fill(texts(saidLater).bio);
        await button({ page }, words.preview).click();
        await page.getByRole('dialog').getByText(texts(saidLater).headline).waitFor();
        await page.getByRole('dialog').getByText('ICF ACC').waitFor();
        await page.getByRole('button', { name: words.closePreview }).click();
        await save({ page, words }, '/coach-profile');
        await find(visitor, saidLater, person);
        await isNotFound(visitor, said, person);
        await find(visitor, saidLater, person);
        await foundCoaches(page, person).first().click();
        await page.getByRole('heading', { level: 1, name: `${person.firstName} ${person.lastName}` }).waitFor();
      }),
  );

  it.each(['tr', 'en'] as const)('an old address of a coach leads to the one of their new name, from the server on (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async (visitor) => {
      const { page, open } = visitor;
      const words = WORDS[language];
      const person = newcomer('Sevgi', `Eskisoyad${language}`);
      await arrive(stage, visitor, language, person);
      await open('/coach-profile');
      await complete(page, words, `Zerdali${language}`);
      await find(visitor, `Zerdali${language}`, person);
      await foundCoaches(page, person).first().click();
      await page.getByRole('heading', { level: 1, name: new RegExp(person.lastName) }).waitFor();
      const before = page.url();

      await open('/profile/edit');
      await field({ page }, words.lastName).fill(`Yenisoyad${language}`);
      await save({ page, words }, '/profile');
      await page.getByRole('banner').getByText(`Yenisoyad${language}`).first().waitFor();
      const moved = await fetch(before, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([301, expect.stringContaining(`yenisoyad${language}`)]);
      await page.goto(before);
      await page.getByRole('heading', { level: 1, name: new RegExp(`Yenisoyad${language}`) }).waitFor();
      expect(page.url()).toContain(`yenisoyad${language}`);
    }),
  );

  it.each(['tr', 'en'] as const)('what was typed is not lost by leaving, nor by a save elsewhere (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async (visitor) => {
      const { page, open, context } = visitor;
      const words = WORDS[language];
      await arrive(stage, visitor, language, newcomer('Titiz'));
      await open('/profile/edit');
      await field({ page }, words.firstName).fill('Bir');
      await page.getByRole('main').getByRole('link', { name: words.myProfile, exact: true }).first().click();
      await page.getByRole('alertdialog', { name: words.leaveTitle }).getByRole('button', { name: words.stay }).click();
      expect(await field({ page }, words.firstName).inputValue()).toBe('Bir');

      const elsewhere = await context.newPage();
      await elsewhere.goto(page.url());
      await field({ page: elsewhere }, words.firstName).fill('İki');
      await save({ page: elsewhere, words }, '/profile');

      await button({ page }, words.save).click();
      const conflict = page.getByRole('alertdialog', { name: words.savedElsewhere });
      await conflict.getByText('İki').waitFor();
      await conflict.getByRole('button', { name: words.keepMine }).click();
      await page.waitForURL((url) => url.pathname === '/profile');
      await page.getByRole('main').getByRole('heading', { name: /^Bir / }).waitFor();
    }),
  );
}
