import { mailedLink } from '../../mailbox.ts';
import { expect, test } from '../fixtures.ts';
import { takeTurns } from '../languages.ts';
import { newcomer, signUpMember } from '../people.ts';
import { PUBLIC_WORDS } from '../words.ts';
import { INPUT_METHODS } from './input-methods.ts';
import { button } from './wizard.ts';
import { WORDS } from './words.ts';

const languages = takeTurns();
const PAUSE_MS = 60_000;

for (const [way, { options, inputOn }] of Object.entries(INPUT_METHODS))
  for (const language of languages())
    test(`the welcome sends its mail again, once a minute, and leads to the first search (${way}, ${language})`, async ({
      visit,
      url,
      api,
    }) => {
      const words = WORDS[language];
      const person = newcomer('Yeni');
      const session = await signUpMember({ api, language }, person);
      const { page, open, problems } = await visit(language, { ...options, as: session, altersTab: true });
      const input = inputOn(page);
      const first = await mailedLink(url, person.email, 'verify-account');
      await page.clock.install();
      await open('/signup-success');
      await page.getByRole('heading', { name: words.welcome(person.firstName) }).waitFor();
      const again = button({ page }, words.sendAgain);
      await input.press(again);
      await page.getByText(words.askAgainLater).waitFor();
      expect(await again.count()).toBe(0);
      expect(await mailedLink(url, person.email, 'verify-account', first)).not.toBe(first);
      await page.clock.fastForward(PAUSE_MS);
      await again.waitFor();
      await input.press(page.getByRole('main').getByRole('link', { name: words.firstSearch }));
      await page.getByRole('heading', { name: PUBLIC_WORDS[language].home }).waitFor();
      expect(problems).toEqual([]);
    });

for (const language of languages())
  test(`a new coach is led to a picture and to their own profile (${language})`, async ({ visit, api }) => {
    const words = WORDS[language];
    const person = newcomer('Yeni');
    const session = await signUpMember({ api, language }, person, { userType: 'coach' });
    const { page, open } = await visit(language, { as: session });
    const step = (name: string) => page.getByRole('main').getByRole('listitem').getByRole('link', { name });
    await open('/signup-success');
    await step(words.addPicture).click();
    await page.waitForURL((address) => address.pathname === '/profile/edit');
    await page.goBack();
    await step(words.seeProfile).click();
    await page.waitForURL((address) => address.pathname === '/coach-profile');
    await page.getByText(words.notPublished).first().waitFor();
  });
