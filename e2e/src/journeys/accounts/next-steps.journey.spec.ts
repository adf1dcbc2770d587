import { mailedLink } from '../../mailbox.ts';
import { expect, test } from '../fixtures.ts';
import { everyWay } from '../input-methods.ts';
import { takeTurns } from '../languages.ts';
import { newcomer, signUpMember } from '../people.ts';
import { PUBLIC_WORDS } from '../words.ts';
import { button } from './wizard.ts';
import { WORDS } from './words.ts';

const languages = takeTurns();
const PAUSE_MS = 60_000;

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`the welcome sends its mail again, once a minute, and leads to the first search (${how})`, async ({ visit, url, api }) => {
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

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`a new coach is led to a picture and to their own profile (${how})`, async ({ visit, api }) => {
    const words = WORDS[language];
    const person = newcomer('Yeni');
    const session = await signUpMember({ api, language }, person, { userType: 'coach' });
    const { page, open } = await visit(language, { ...options, as: session });
    const { press } = inputOn(page);
    const step = (name: string) => page.getByRole('main').getByRole('listitem').getByRole('link', { name });
    await open('/signup-success');
    await press(step(words.addPicture));
    await page.waitForURL((address) => address.pathname === '/profile/edit');
    await page.getByText(words.whoSees).waitFor();
    await page.goBack();
    await press(step(words.seeProfile));
    await page.waitForURL((address) => address.pathname === '/coach-profile');
    await page.getByText(words.notPublished).first().waitFor();
  });
