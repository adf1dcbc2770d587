import { type Language, pageAddress } from '@pusula/contracts';
import { WORDS } from './accounts/words.ts';
import { expect, test } from './fixtures.ts';
import { takeTurns } from './languages.ts';
import { PUBLIC_WORDS } from './words.ts';

const LEGAL = [
  ['/terms-and-conditions', '/kullanim-sartlari'],
  ['/privacy-policy', '/gizlilik-politikasi'],
  ['/facebook-data-deletion', '/facebook-veri-silme'],
] as const;
const languages = takeTurns();
const other = (language: Language): Language => (language === 'tr' ? 'en' : 'tr');

for (const language of languages())
  test(`leads from the category list to a category, a subcategory and a coach (${language})`, async ({ visit }) => {
    const { page, open, problems } = await visit(language);
    const words = PUBLIC_WORDS[language];
    await open(pageAddress('categories', language));
    await page
      .getByRole('link', { name: new RegExp(`^${words.leadership}`) })
      .first()
      .click();
    await page.waitForURL((url) => /-id-(liderlik|leadership)$/.test(url.pathname) && url.pathname.startsWith(`/${language}/`));
    await page.getByRole('heading', { level: 1, name: words.leadership }).waitFor();
    await page
      .getByRole('link', { name: new RegExp(words.becomingManager) })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: words.becomingManager }).waitFor();
    await page.locator('a[href*="/coach/"]').first().click();
    await page.waitForURL(new RegExp(`/${language}/coach/`));
    expect(problems).toEqual([]);
  });

for (const language of languages())
  test(`goes on from a coach to somebody who works on the same things (${language})`, async ({ visit }) => {
    const { page, open, problems } = await visit(language);
    await open('/search-results?q=uyku');
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.waitForURL(/\/coach\//);
    const before = page.url();
    const next = page.getByRole('region', { name: PUBLIC_WORDS[language].similarCoaches }).getByRole('link').first();
    const name = await next.innerText();
    await next.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(page.url()).not.toBe(before);
    expect(problems).toEqual([]);
  });

for (const language of languages())
  test(`prints a coach alone and on light paper, without what can only be pressed (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language, { theme: 'dark' });
    await open('/search-results?q=uyku');
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.waitForURL(/\/coach\//);
    const similar = page.getByRole('region', { name: PUBLIC_WORDS[language].similarCoaches });
    await similar.waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('article')).toBeVisible();
    for (const hidden of [page.getByRole('banner'), similar, page.getByRole('main').getByRole('button')])
      await expect(hidden.first()).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    await page.emulateMedia({ media: 'screen' });
  });

test('short pages are as tall as the window and not a pixel taller', async ({ visit }) => {
  const { page, open } = await visit('tr');
  const taller: string[] = [];
  for (const path of ['/signin', '/forget-password', '/there-is-no-such-page']) {
    await open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const [height, room] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight] as const);
    if (height !== room) taller.push(`${path}: ${height} in ${room}`);
  }
  expect(taller).toEqual([]);
});

test('leads from an address in capitals to the page', async ({ visit, url }) => {
  const { page } = await visit(null);
  for (const [typed, right] of [
    ['/TR/KATEGORILER', '/tr/kategoriler'],
    ['/EN/Categories', '/en/categories'],
  ] as const) {
    const response = await page.goto(url + typed);
    expect([response?.status(), new URL(page.url()).pathname]).toEqual([200, right]);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});

test('opens the categories at each of their addresses in the language of the address', async ({ visit }) => {
  const shown: [string, string | null][] = [];
  const addresses = ['/categories', '/en/categories', '/kategoriler', '/tr/kategoriler'];
  const { page, open } = await visit(null);
  for (const path of addresses) {
    await open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    shown.push([path, await page.locator('html').getAttribute('lang')]);
  }
  expect(shown).toEqual(addresses.map((path) => [path, path.endsWith('categories') ? 'en' : 'tr']));
});

for (const [english, turkish] of LEGAL)
  test(`opens ${english} with real text at each of its addresses`, async ({ visit }) => {
    const { page, open } = await visit(null);
    const findings: string[] = [];
    for (const path of [english, `/en${english}`, turkish, `/tr${turkish}`]) {
      await open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const text = await page.getByRole('main').innerText();
      if (text.length <= 1_500) findings.push(`${path} has ${text.length} characters`);
      if (/\{\{|lorem/i.test(text)) findings.push(`${path} is not a real text`);
    }
    expect(findings).toEqual([]);
  });

for (const language of languages())
  test(`sends a category address of the wrong shape to the list, which says so (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    await open(pageAddress('category', language, 'liderlik'));
    await page.waitForURL((url) => url.pathname === pageAddress('categories', language));
    await page.getByText(PUBLIC_WORDS[language].noSuchCategory).waitFor();
    await page.getByRole('link', { name: PUBLIC_WORDS[language].leadership }).first().waitFor();
  });

for (const language of languages())
  test(`mends the name in a coach’s address when the id is right (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    await open('/search-results?q=uyku');
    const href = await page.locator('a[href*="/coach/"]').first().getAttribute('href');
    await open(`/${language}/coach/baska-biri-${href?.slice(-26)}`);
    await page.waitForURL(new RegExp(`${href}$`));
  });

for (const language of languages())
  test(`answers an unknown coach and an unknown address with pages of their own (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    const words = PUBLIC_WORDS[language];
    await open(`/${language}/coach/kimse-yok-01k00000000000000000000000`);
    await page.getByRole('heading', { name: words.noSuchCoach }).waitFor();
    await open('/boyle/bir/sayfa/yok');
    await page.getByRole('heading', { name: words.noSuchPage }).waitFor();
  });

for (const language of languages())
  test(`forwards a site search link (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    await open('/search?q=uyku');
    await page.waitForURL(/\/search-results\?q=uyku/);
  });

for (const language of languages())
  test(`switches the language in place, keeps it, and goes to the twin address (from ${language})`, async ({ visit }) => {
    const { page, open } = await visit(null);
    await open(pageAddress('categories', language));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('banner').getByText(PUBLIC_WORDS[language].otherLanguage).click();
    await page.waitForURL((url) => url.pathname === pageAddress('categories', other(language)));
    await open('/');
    await page.getByRole('heading', { level: 1, name: PUBLIC_WORDS[other(language)].home }).waitFor();
  });

for (const language of languages())
  test(`keeps the language in which the home page was opened (${language})`, async ({ visit }) => {
    const { page, open } = await visit(null);
    await open(`/${language}`);
    await page.getByRole('main').getByRole('heading', { level: 1, name: PUBLIC_WORDS[language].home }).waitFor();
    await open('/signin');
    await page.getByRole('main').getByRole('button', { name: WORDS[language].signIn }).waitFor();
  });

for (const language of languages())
  test(`says in the head of each page what it is, in which languages, and where (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    await open(pageAddress('categories', language));
    await page.getByRole('heading', { level: 1 }).waitFor();
    const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name);
    expect(await attribute('link[rel=canonical]', 'href')).toMatch(new RegExp(`${pageAddress('categories', language)}$`));
    expect(await attribute(`link[hreflang=${other(language)}]`, 'href')).toMatch(
      new RegExp(`${pageAddress('categories', other(language))}$`),
    );
    expect((await attribute('meta[name=description]', 'content'))?.length).toBeGreaterThan(40);
    expect(await page.title()).toContain('Pusula');
  });
