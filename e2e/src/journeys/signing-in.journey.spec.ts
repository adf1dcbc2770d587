import { submitSignIn } from './accounts/sign-in.ts';
import { WORDS } from './accounts/words.ts';
import { DEMO_EMAILS, DEMO_PASSWORD, eventually, expect, test } from './fixtures.ts';
import { everyWay } from './input-methods.ts';
import { takeTurns } from './languages.ts';
import { createMember, newcomer, PASSWORD } from './people.ts';
import { REPLICAS, SMOKE } from './tags.ts';
import { PUBLIC_WORDS } from './words.ts';

const languages = takeTurns('en');

for (const language of languages())
  test(`sends a guest from a guarded page to the sign-in and, signed in, back to where they wanted (${language})`, { tag: SMOKE }, async ({
    visit,
  }) => {
    const visitor = await visit(language);
    const { page, open } = visitor;
    await open('/profile');
    await page.waitForURL(/\/signin/);
    await submitSignIn(visitor, DEMO_EMAILS.coach, DEMO_PASSWORD);
    await page.waitForURL(/\/profile$/);
    await page.getByText(DEMO_EMAILS.coach).first().waitFor();
  });

const BEGINNINGS = { coach: '/coach-profile', admin: '/admin/dashboard' } as const;

for (const { options, inputOn, language, how } of everyWay(languages)) {
  for (const role of ['coach', 'admin'] as const)
    test(`leads who signs in without being on the way to where they begin: the ${role} (${how})`, async ({ visit }) => {
      const visitor = await visit(language, options);
      await visitor.open('/signin');
      await submitSignIn(visitor, DEMO_EMAILS[role], DEMO_PASSWORD, inputOn(visitor.page));
      await visitor.page.waitForURL((address) => address.pathname === BEGINNINGS[role]);
      await visitor.page.getByRole('main').getByRole('heading').first().waitFor();
    });

  test(`leads a member who signs in back to their last search, filters and all (${how})`, async ({ visit, url, api }) => {
    const person = newcomer('Arayan');
    await createMember({ url, api }, person);
    const visitor = await visit(language, options);
    const { page, open } = visitor;
    await open('/search-results?q=stres&sessionFormats=online');
    await eventually(async () => {
      await page.keyboard.press('Shift');
      expect(await page.evaluate(() => localStorage.getItem('pusula.own-searches'))).toContain('stres');
    });
    await open('/signin');
    await submitSignIn(visitor, person.email, PASSWORD, inputOn(page));
    await page.waitForURL((address) => address.pathname + address.search === '/search-results?q=stres&sessionFormats=online');
    await page.getByRole('heading', { level: 1, name: PUBLIC_WORDS[language].fitSearch }).waitFor();
  });
}

for (const language of languages())
  test(`refuses a wrong password at the form and keeps what was typed (${language})`, async ({ visit }) => {
    const visitor = await visit(language);
    const { page, open } = visitor;
    await open('/signin');
    await submitSignIn(visitor, DEMO_EMAILS.member, 'not-the-password');
    await page.getByRole('alert').or(page.getByRole('dialog')).first().waitFor();
    expect(await page.getByLabel(WORDS[language].email).inputValue()).toBe(DEMO_EMAILS.member);
  });

for (const language of languages())
  test(`sends a signed-in member away from the admin pages, and an admin in (${language})`, async ({ visit, signIn }) => {
    const { page, open } = await visit(language, { as: await signIn(DEMO_EMAILS.member) });
    await open('/admin/dashboard');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText(PUBLIC_WORDS[language].notAuthorised).waitFor();
    const admin = await visit(language, { as: await signIn(DEMO_EMAILS.admin) });
    await admin.open('/admin/dashboard');
    await admin.page.getByRole('main').getByRole('heading').first().waitFor();
    expect(new URL(admin.page.url()).pathname).toBe('/admin/dashboard');
  });

for (const language of languages())
  test(`S2: signs out: the session is over for the old token too (${language})`, { tag: REPLICAS }, async ({ visit, url, api }) => {
    const person = newcomer('Defne');
    await createMember({ url, api }, person);
    const visitor = await visit(language);
    const { page, open } = visitor;
    await open('/signin');
    await submitSignIn(visitor, person.email);
    await page.waitForURL((address) => address.pathname !== '/signin');
    await open('/profile');
    await page.getByRole('main').getByRole('heading').first().waitFor();
    const token = await page.evaluate(
      () =>
        Object.values(localStorage)
          .find((value) => value.includes('eyJ'))
          ?.match(/eyJ[\w.-]+/)?.[0] ?? '',
    );
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(person.firstName) })
      .click();
    // The page is a guest's at once; the server is notified in the background.
    const isTold = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
    await page.getByRole('menuitem', { name: WORDS[language].signOut }).click();
    await page.getByRole('link', { name: WORDS[language].signIn }).waitFor();
    await isTold;
    const status = () =>
      page.evaluate(
        async (bearer) => (await fetch('/api/user/get-current-user', { headers: { authorization: `Bearer ${bearer}` } })).status,
        token,
      );
    // The other replica hears of it a moment later.
    await eventually(async () => expect(await status()).toBe(401));
  });
