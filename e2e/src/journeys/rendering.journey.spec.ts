import { coachAddress, homeAddress, LANGUAGES, type Language, OPEN_PAGES, type PlainPage, pageAddress, search } from '@pusula/contracts';
import { submitSignIn } from './accounts/sign-in.ts';
import { WORDS } from './accounts/words.ts';
import { DEMO_EMAILS, DEMO_PASSWORD, eventually, expect, test } from './fixtures.ts';
import { takeTurns } from './languages.ts';
import { REPLICAS } from './tags.ts';
import { PUBLIC_WORDS } from './words.ts';

/** Stands where a coach has no photograph. */
const DRAWN_PORTRAIT = /<svg viewBox="0 0 160 200"/;
const RESULTS = '/search-results?q=kariyer';

/** What a machine that runs no scripts reads at an address. On a busy machine the first visitor may find the page as browsers render it. */
async function read(url: string, path: string, language: Language, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  let response = new Response();
  await eventually(async () => {
    response = await fetch(url + path, { headers: { cookie: `pusula.language=${language}`, ...headers } });
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.clone().text()).toContain(`<html data-rendered="${language}" lang="${language}"`);
  });
  return response;
}
const bodyOf = (html: string) => html.slice(html.indexOf('<div id="root"'), html.indexOf('<script type="application/json"'));

test('each public page says its words in both languages before any script runs', { tag: REPLICAS }, async ({ url, api }) => {
  const { coaches } = await api(search, { keyword: 'kariyer' });
  const [first] = coaches;
  if (!first) throw new Error('Nobody is found.');
  for (const language of LANGUAGES) {
    const words = PUBLIC_WORDS[language];
    const pages: Readonly<Record<string, string>> = {
      [homeAddress(language)]: words.leadership,
      [RESULTS]: `${first.firstName} ${first.lastName}`,
      [coachAddress(language, first.slug)]: `${first.firstName} ${first.lastName}`,
      [pageAddress('categories', language)]: words.leadership,
      [pageAddress('terms', language)]: '<h2',
      [pageAddress('privacy', language)]: '<h2',
      [pageAddress('dataDeletion', language)]: '<h1',
      '/signin': WORDS[language].signIn,
    };
    for (const [path, said] of Object.entries(pages)) {
      const html = await (await read(url, path, language)).text();
      expect(bodyOf(html), path).toContain(said);
      expect(bodyOf(html), path).toContain('<a ');
    }
    const coach = bodyOf(await (await read(url, coachAddress(language, first.slug), language)).text());
    expect(coach).toMatch(first.imageUrl ? /<img [^>]*src="\/pictures\// : DRAWN_PORTRAIT);
  }
});

/** They go on with a registration that only the browser keeps: without one they show nothing and lead back to its beginning. */
const OF_A_REGISTRATION: ReadonlySet<string> = new Set<PlainPage>([
  'signup-step-two',
  'signup-step-three',
  'signup-step-four',
  'signup-step-five',
  'signup-step-six',
  'signup-summary',
  'signup-success',
]);

for (const language of LANGUAGES)
  test(`every page for everybody is whole without a browser (${language})`, async ({ url, api }) => {
    const { coaches, categories } = await api(search, { keyword: 'kariyer' });
    const [coach, category] = [coaches[0], categories[0]];
    if (!coach || !category) throw new Error('Nobody is found.');
    const worded = OPEN_PAGES.worded.map((page) => pageAddress(page, language, ...(page === 'category' ? [category.slug] : [])));
    const plain = OPEN_PAGES.plain.map((page) => `/${page}`);
    for (const path of [homeAddress(language), coachAddress(language, coach.slug), RESULTS, ...worded, ...plain]) {
      const html = bodyOf(await (await read(url, path, language)).text());
      expect(html, path).toContain('<main');
      expect(html.match(/<h1[ >]/g)?.length ?? 0, path).toBe(OF_A_REGISTRATION.has(path.slice(1)) ? 0 : 1);
      expect(html, path).not.toMatch(/<[^>]* style=/);
      expect(html, path).not.toMatch(/<script(?![^>]*type="application\/ld\+json")/);
    }
  });

test('carries no inline script or style that the policy would refuse, and nothing of whoever asks', async ({ url, signIn }) => {
  const { token, user } = await signIn('uye@pusula.example');
  const response = await read(url, RESULTS, 'tr', { authorization: `Bearer ${token}` });
  const html = await response.text();
  const nonce = /nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  for (const [, attributes = ''] of html.matchAll(/<style([^>]*)>/g)) expect(attributes).toContain(`nonce="${nonce}"`);
  for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>([^<]*)/g))
    expect(text === '' || /type="application\/(ld\+)?json"/.test(attributes)).toBe(true);
  expect(bodyOf(html)).not.toMatch(/ style="/);
  expect(html).not.toContain(user.firstName + user.lastName);
});

test('names the picture of the home page, which stays when the application takes over', async ({ visit, url }) => {
  const { page, open, problems } = await visit('tr', { altersTab: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const files = () => asked.filter((path) => /landscapes|home-picture/.test(path));
  await expect(async () => {
    asked.length = 0;
    await open(homeAddress('tr'));
    expect(await page.locator('html').getAttribute('data-rendered')).toBe('tr');
  }).toPass();
  await page.waitForLoadState('networkidle');
  const [chosen = ''] = files();
  expect(chosen).toMatch(/^\/remotes\/public\/landscapes\/[a-z]+-light-wide-1920\.avif$/);
  await page.keyboard.press('Tab');
  await page.getByRole('combobox').fill('k');
  await page.getByRole('listbox').waitFor();
  await page.waitForLoadState('networkidle');
  expect(files()).toEqual([chosen]);
  expect(problems).toEqual([]);
  for (const address of [chosen, chosen.replace('light-wide-1920.avif', 'dark-tall-900.webp')])
    expect((await fetch(url + address)).status, address).toBe(200);
});

for (const language of takeTurns()())
  test(`can be read and searched without scripts (${language})`, async ({ browser, url }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await read(url, homeAddress(language), language);
      await page.goto(url + homeAddress(language));
      await page.getByRole('combobox').fill('kariyer');
      await page.getByRole('combobox').press('Enter');
      await page.waitForURL(/\/search-results\?q=kariyer/);
      await read(url, RESULTS, language);
      await page.reload();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
      await page.waitForURL(/\/coach\//);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(
        await page
          .locator('main img')
          .first()
          .evaluate((image: HTMLImageElement) => image.getAttribute('src')),
      ).toMatch(/^\/pictures\//);
    } finally {
      await context.close();
    }
  });

for (const language of takeTurns('en')())
  test(`brings the application with the first sign of interest, and does what was pressed before (${language})`, async ({ visit, url }) => {
    const { page, open, problems } = await visit(language, { altersTab: true });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
    await read(url, RESULTS, language);
    await open(RESULTS);
    // The mouse rests there: browsers send such a move by themselves when a page appears below it.
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => !/^\/(early|start)\./.test(path) && path !== '/service-worker.js')).toEqual([]);
    await page.getByRole('checkbox').first().click();
    await page.waitForURL(/city=/);
    expect(scripts.some((path) => path.startsWith('/main.'))).toBe(true);
    expect(problems).toEqual([]);
  });

for (const language of takeTurns()())
  test(`signs in with what was typed and sent before the application is there (${language})`, async ({ visit, url }) => {
    // A service worker would have the scripts.
    const visitor = await visit(language, { withoutServiceWorker: true });
    const { page, open } = visitor;
    const scripts: string[] = [];
    const line = Promise.withResolvers<void>();
    await page.route(/\/main\.\w+\.js$/, async (route) => {
      scripts.push(route.request().url());
      await line.promise;
      await route.continue();
    });
    await read(url, '/signin', language);
    await open('/signin');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await submitSignIn(visitor, DEMO_EMAILS.member, DEMO_PASSWORD);
    await page.locator('html[data-waiting]').waitFor();
    expect(scripts).toHaveLength(1);
    line.resolve();
    await page.waitForURL((address) => address.pathname === '/');
    await page.locator('html:not([data-waiting])').waitFor();
  });

for (const language of takeTurns('en')())
  test(`tells what is wrong with a field that was left before the application is there (${language})`, async ({ visit, url }) => {
    const { page, open } = await visit(language, { withoutServiceWorker: true });
    const line = Promise.withResolvers<void>();
    await page.route(/\/main\.\w+\.js$/, async (route) => {
      await line.promise;
      await route.continue();
    });
    await read(url, '/signin', language);
    await open('/signin');
    const email = page.locator('input[type="email"]');
    await email.fill('elif');
    await email.press('Tab');
    line.resolve();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveValue('elif');
  });
