import { expect, test } from './fixtures.ts';
import { takeTurns } from './languages.ts';

const languages = takeTurns();

const WORDS = {
  tr: {
    filter: 'Çağrılarda ara',
    found: '1 çağrı bulundu',
    copy: 'Kopyala',
    byHand: /kendiniz kopyalayabilirsiniz/,
    none: 'Bütün çağrıları göster',
    mailbox: 'Posta kutusu',
  },
  en: {
    filter: 'Search the calls',
    found: '1 call found',
    copy: 'Copy',
    byHand: /copy it yourself/,
    none: 'Show all calls',
    mailbox: 'Mailbox',
  },
} as const;

for (const language of languages()) {
  test(`the API's page filters while one types, opens what an address names, and copies (${language})`, async ({ visit }) => {
    const words = WORDS[language];
    const { page, open, problems } = await visit(language, { altersTab: true });
    await open('/docs#post-auth-login');
    const login = page.locator('#post-auth-login');
    await login.waitFor();
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));
    await login.getByRole('button', { name: words.copy }).click();
    await page.getByText(words.byHand).waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('/api/auth/login');
    const field = page.getByRole('searchbox', { name: words.filter });
    await field.fill('similar');
    await page.getByText(words.found).waitFor();
    await expect(page.locator('.call:visible')).toHaveCount(1);
    await field.fill('zzz');
    await page.getByRole('link', { name: words.none }).waitFor();
    await expect(page.locator('.call:visible')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test(`both pages of the server stand in the product's faces and fit a phone (${language})`, async ({ visit }) => {
    const words = WORDS[language];
    const { page, open, problems } = await visit(language, { width: 390, altersTab: true });
    for (const [path, heading] of [
      ['/docs', /API/],
      ['/dev/mailbox', words.mailbox],
    ] as const) {
      await open(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      const seen = await page.evaluate(async () => {
        await document.fonts.ready;
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
        return { faces: ['Fraunces', 'Figtree'].filter((family) => loaded.includes(family)), wide: document.documentElement.scrollWidth };
      });
      expect(seen).toEqual({ faces: ['Fraunces', 'Figtree'], wide: 390 });
    }
    expect(problems).toEqual([]);
  });
}
