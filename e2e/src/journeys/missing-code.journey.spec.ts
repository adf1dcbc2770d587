import { submitSignIn } from './accounts/sign-in.ts';
import { WORDS } from './accounts/words.ts';
import { expect, test } from './fixtures.ts';
import { takeTurns } from './languages.ts';
import { createMember, newcomer } from './people.ts';
import { untilSettled } from './settled.ts';
import { PUBLIC_WORDS } from './words.ts';

const languages = takeTurns();
const MISSING = {
  tr: 'Bu bölüm açılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
  en: 'This part could not be opened. Check your connection and try again.',
};
const UNREACHED = {
  tr: 'Sunucuya ulaşamadık. İnternet bağlantınızı kontrol edip yeniden deneyin.',
  en: 'We couldn’t reach the server. Check your internet connection and try again.',
};
const SCRIPTS = /\.js$/;

for (const language of languages())
  test(`goes on without menus whose code cannot be had, says so, and opens them when it can (${language})`, async ({ visit, url, api }) => {
    const person = newcomer('Kesik');
    await createMember({ url, api }, person);
    const visitor = await visit(language, { withoutServiceWorker: true });
    const { page } = visitor;
    const banner = page.getByRole('banner');
    const theme = banner.getByRole('button', { name: PUBLIC_WORDS[language].theme });
    await visitor.open('/signin');
    // A first call brings the code that sends calls.
    await submitSignIn(visitor, person.email, 'Yanlis-sifre1!');
    await page.getByText(WORDS[language].wrongPassword).first().waitFor();
    await page.keyboard.press('Escape');
    await untilSettled(visitor);

    await page.route(SCRIPTS, (route) => route.abort());
    await theme.click();
    await page.getByText(MISSING[language]).waitFor();
    await submitSignIn(visitor, person.email);
    await banner.getByRole('link', { name: person.firstName }).waitFor();
    await expect(page.getByRole('menu')).toHaveCount(0);

    await page.unroute(SCRIPTS);
    await theme.click();
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: person.firstName }).click();
    await page.getByRole('menu').waitFor();
  });

for (const language of languages())
  test(`says that the server was not reached where the code of calls cannot be had, and tries again (${language})`, async ({
    visit,
    url,
    api,
  }) => {
    const person = newcomer('Yavaş');
    await createMember({ url, api }, person);
    const visitor = await visit(language, { withoutServiceWorker: true });
    const { page } = visitor;
    await visitor.open('/signin');
    // Once a menu has opened the page's own code is there; no call was made.
    await page.getByRole('banner').getByRole('button', { name: PUBLIC_WORDS[language].theme }).click();
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await untilSettled(visitor);

    await page.route(SCRIPTS, (route) => route.abort());
    await submitSignIn(visitor, person.email);
    await page.getByText(UNREACHED[language]).waitFor();

    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: WORDS[language].retry }).click();
    await page.getByRole('banner').getByText(person.firstName).waitFor();
  });
