import type { Page } from '@playwright/test';
import { type InputMethod, mouse } from '../input-methods.ts';
import { type Newcomer, PASSWORD } from '../people.ts';
import type { Visitor } from '../visitor.ts';
import { WORDS, type Words } from './words.ts';

export type Wizard = { readonly page: Page; readonly input: InputMethod; readonly words: Words };

export const wizardOf = ({ page, language }: Pick<Visitor, 'page' | 'language'>, input: InputMethod = mouse): Wizard => ({
  page,
  input,
  words: WORDS[language],
});

export const field = ({ page }: Pick<Wizard, 'page'>, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
export const button = ({ page }: Pick<Wizard, 'page'>, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

const goOn = ({ page, input, words }: Wizard) => input.press(button({ page }, words.goOn));
/** The address changes a moment before the page does; a page of the wizard has arrived when its heading has the focus. */
async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await page.locator('main h1:focus').waitFor();
}

export async function giveAddress(wizard: Wizard, { email }: Newcomer): Promise<void> {
  await wizard.input.type(field(wizard, wizard.words.email), email);
  await goOn(wizard);
  await arrived(wizard.page, '/signup-step-two');
}

export async function givePassword(wizard: Wizard, { asCoach = false, completesLater = false } = {}): Promise<void> {
  const { page, input, words } = wizard;
  if (asCoach) await input.tick(page.getByRole('radio', { name: words.asCoach }));
  if (completesLater) await input.tick(page.getByRole('checkbox', { name: words.completeLater }));
  await input.type(field(wizard, words.password), PASSWORD);
  await input.type(field(wizard, words.confirmation), PASSWORD);
  await goOn(wizard);
  await arrived(page, '/signup-step-three');
}

/** What a provider has said already is there and may stay. */
export async function givePerson(wizard: Wizard, person?: Newcomer): Promise<void> {
  const { page, input, words } = wizard;
  await page.getByText(words.whoSees).waitFor();
  if (person) {
    await input.type(field(wizard, words.firstName), person.firstName);
    await input.type(field(wizard, words.lastName), person.lastName);
  }
  await input.choose(field(wizard, words.day), '7');
  await input.choose(field(wizard, words.month), words.march);
  await input.choose(field(wizard, words.year), '1988');
  await input.choose(field(wizard, words.gender), words.ratherNotSay);
  await input.complete(field(wizard, words.city), 'İzm');
  await goOn(wizard);
  await arrived(page, '/signup-step-four');
}

export async function givePhone(wizard: Wizard): Promise<void> {
  await wizard.input.type(field(wizard, wizard.words.phone), '5321234567');
  await goOn(wizard);
  await arrived(wizard.page, '/signup-step-five');
}

/** A member, or a coach who completes their profile later, has nothing to add about themself but a picture, which can wait. */
export async function skipAbout(wizard: Wizard): Promise<void> {
  await goOn(wizard);
  await arrived(wizard.page, '/signup-summary');
}

export type Coaching = { readonly headline: string; readonly bio: string };

/** Fills in what a coach says, in the wizard or on their profile. */
export async function writeCoaching({ page, input, words }: Wizard, { headline, bio }: Coaching): Promise<void> {
  const wizard = { page };
  await input.type(field(wizard, words.headline), headline);
  await input.type(field(wizard, words.bio), bio);
  await input.type(field(wizard, words.website), 'https://yenigelen.example');
  await input.type(field(wizard, words.linkedIn), 'https://www.linkedin.com/in/yenigelen');
  await input.type(field(wizard, words.instagram), 'https://www.instagram.com/yenigelen');
  await input.type(field(wizard, words.facebook), 'https://www.facebook.com/yenigelen');
}

export async function giveCoaching(wizard: Wizard, coaching: Coaching): Promise<void> {
  await writeCoaching(wizard, coaching);
  await goOn(wizard);
  await arrived(wizard.page, '/signup-step-six');
  // The categories push the buttons down: whoever presses one before might miss it.
  await wizard.page.locator('main summary').first().waitFor();
}

/** @param picker the label of the picker */
export async function chooseArea(wizard: Wizard, picker: string): Promise<void> {
  const { page, input, words } = wizard;
  await input.type(field(wizard, picker), words.areaWord);
  await input.tick(page.getByRole('checkbox', { name: words.area }));
}

export async function addCertificate(wizard: Wizard): Promise<void> {
  const { page, input, words } = wizard;
  await input.press(button(wizard, words.addCertificate));
  const dialog = page.getByRole('dialog');
  const inDialog = (label: string) => dialog.getByLabel(label, { exact: true });
  await input.type(inDialog(words.certificateName), 'ICF ACC');
  await input.type(inDialog(words.issuer), 'ICF');
  await input.type(inDialog(words.credentialId), 'ACC-20261');
  await input.type(inDialog(words.description), 'Altmış saatlik eğitim ve yüz saat koçluk.');
  const issued = dialog.getByRole('group', { name: words.issueDate });
  await input.choose(issued.getByLabel(words.day, { exact: true }), '2');
  await input.choose(issued.getByLabel(words.month, { exact: true }), words.march);
  await input.choose(issued.getByLabel(words.year, { exact: true }), '2021');
  await input.tick(dialog.getByRole('checkbox', { name: words.doesNotExpire }));
  await input.press(dialog.getByRole('button', { name: words.save, exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

export async function giveExpertise(wizard: Wizard): Promise<void> {
  await chooseArea(wizard, wizard.words.findArea);
  await addCertificate(wizard);
  await goOn(wizard);
  await arrived(wizard.page, '/signup-summary');
}

export async function confirm(wizard: Wizard, firstName: string): Promise<void> {
  const { page, input, words } = wizard;
  await input.tick(page.getByRole('checkbox', { name: words.agree }));
  await input.press(button(wizard, words.signUp));
  await page.getByRole('heading', { name: words.welcome(firstName) }).waitFor();
}

/** A member, from the first address to the welcome. */
export const signUpAsMember = (wizard: Wizard, person: Newcomer): Promise<void> => signUpBriefly(wizard, person, {});

/** A coach who says who they are now, and what they do later. */
export const signUpToCompleteLater = (wizard: Wizard, person: Newcomer): Promise<void> =>
  signUpBriefly(wizard, person, { asCoach: true, completesLater: true });

async function signUpBriefly(wizard: Wizard, person: Newcomer, type: Parameters<typeof givePassword>[1]): Promise<void> {
  await giveAddress(wizard, person);
  await givePassword(wizard, type);
  await givePerson(wizard, person);
  await givePhone(wizard);
  await skipAbout(wizard);
  await confirm(wizard, person.firstName);
}
