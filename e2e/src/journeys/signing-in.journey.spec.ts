import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESKTOP, type Stage, visit } from './stage.ts';

const PASSWORD = 'Pusula2026!';

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click();
}

/** Guards and the demo accounts: the shell composes the remotes and lets in whom it should. */
export function signingIn(stage: Stage): void {
  it('sends a guest from a guarded page to the sign-in and, signed in, back to where they wanted', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/profile');
      await page.waitForURL(/\/signin/);
      await signIn(page, 'koc@pusula.example');
      await page.waitForURL(/\/profile$/);
      await page.getByText('koc@pusula.example').first().waitFor();
    }));

  it('refuses a wrong password at the form and keeps what was typed', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/signin');
      await signIn(page, 'uye@pusula.example', 'not-the-password');
      await page.getByRole('alert').or(page.getByRole('dialog')).first().waitFor();
      expect(await page.getByLabel('E-posta').inputValue()).toBe('uye@pusula.example');
    }));

  it('sends a signed-in member away from the admin pages, and an admin in', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/signin');
      await signIn(page, 'uye@pusula.example');
      await page.waitForURL((url) => url.pathname !== '/signin');
      await open('/admin/dashboard');
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByText('Bu sayfaya erişim izniniz yok.').waitFor();
    }));

  it('signs out: the session is over for the old token too', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/signin');
      await signIn(page, 'admin@pusula.example');
      await page.waitForURL((url) => url.pathname !== '/signin');
      await open('/admin/dashboard');
      await page.getByRole('main').getByRole('heading').first().waitFor();
      const token = await page.evaluate(
        () =>
          Object.values(localStorage)
            .find((value) => value.includes('eyJ'))
            ?.match(/eyJ[\w.-]+/)?.[0] ?? '',
      );
      await page.getByRole('banner').getByRole('button', { name: /Defne/ }).click();
      await page.getByRole('menuitem', { name: 'Çıkış yap' }).click();
      await page.getByRole('link', { name: 'Giriş yap' }).waitFor();
      const status = await page.evaluate(
        async (bearer) => (await fetch('/api/user/get-current-user', { headers: { authorization: `Bearer ${bearer}` } })).status,
        token,
      );
      expect(status).toBe(401);
    }));
}
