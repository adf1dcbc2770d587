import { submitSignIn } from './accounts/sign-in.ts';
import { expect, test } from './fixtures.ts';
import { takeTurns } from './languages.ts';
import { createMember, newcomer } from './people.ts';
import { untilSettled } from './settled.ts';

const languages = takeTurns();
const THEME = { tr: 'Görünüm', en: 'Appearance' };
const MISSING = {
  tr: 'Bu bölüm açılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
  en: 'This part could not be opened. Check your connection and try again.',
};
const SCRIPTS = /\.js$/;

for (const language of languages())
  test(`goes on without menus whose code cannot be had, says so, and opens them when it can (${language})`, async ({ visit, url, api }) => {
    const person = newcomer('Kesik');
    await createMember({ url, api }, person);
    const visitor = await visit(language, { withoutServiceWorker: true });
    const { page } = visitor;
    const banner = page.getByRole('banner');
    const theme = banner.getByRole('button', { name: THEME[language] });
    await visitor.open('/signin');
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
