import { expect, it } from '@jest/globals';
import { DESKTOP, type Stage, visit } from './stage.ts';

const LEGAL = [
  ['/terms-and-conditions', '/kullanim-sartlari'],
  ['/privacy-policy', '/gizlilik-politikasi'],
  ['/facebook-data-deletion', '/facebook-veri-silme'],
] as const;

/** A visitor walks through the addresses of the specification, section 2. */
export function browsing(stage: Stage): void {
  it('leads from the category list to a category, a subcategory and a coach', () =>
    visit(stage, DESKTOP, async ({ page, open, problems }) => {
      await open('/kategoriler');
      await page
        .getByRole('link', { name: /^Liderlik/ })
        .first()
        .click();
      await page.waitForURL(/\/tr\/kategori\/[a-z0-9]{26}-id-liderlik$/);
      await page.getByRole('heading', { level: 1, name: 'Liderlik' }).waitFor();
      await page
        .getByRole('link', { name: /Yöneticiliğe geçiş/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: 'Yöneticiliğe geçiş' }).waitFor();
      await page.locator('a[href*="/coach/"]').first().click();
      await page.waitForURL(/\/tr\/coach\//);
      expect(problems).toEqual([]);
    }));

  it.each(['/categories', '/en/categories', '/kategoriler', '/tr/kategoriler'])(
    'opens the categories at %s in the language of the address',
    (path) =>
      visit(stage, DESKTOP, async ({ page, open }) => {
        await open(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe(/categories/.test(path) ? 'en' : 'tr');
      }),
  );

  it.each(LEGAL.flatMap(([english, turkish]) => [english, `/en${english}`, turkish, `/tr${turkish}`]))('opens %s with real text', (path) =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const text = await page.getByRole('main').innerText();
      expect(text.length).toBeGreaterThan(1_500);
      expect(text).not.toMatch(/\{\{|lorem/i);
    }),
  );

  it('sends a category address of the wrong shape to the list', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/tr/kategori/liderlik');
      await page.waitForURL(/\/tr\/kategoriler$/);
    }));

  it('mends the name in a coach’s address when the id is right', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/search-results?q=uyku');
      const href = await page.locator('a[href*="/coach/"]').first().getAttribute('href');
      await open(`/tr/coach/baska-biri-${href?.slice(-26)}`);
      await page.waitForURL(new RegExp(`${href}$`));
    }));

  it('answers an unknown coach and an unknown address with pages of their own', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/tr/coach/kimse-yok-01k00000000000000000000000');
      await page.getByRole('heading', { name: 'Bu koçu bulamadık' }).waitFor();
      await open('/boyle/bir/sayfa/yok');
      await page.getByRole('heading', { name: 'Bu sayfa haritada yok' }).waitFor();
    }));

  it('forwards a site search link', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/search?q=uyku');
      await page.waitForURL(/\/search-results\?q=uyku/);
    }));

  it('switches the language in place, keeps it, and goes to the twin address', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/kategoriler');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('banner').getByText('English').click();
      await page.waitForURL(/\/en\/categories$/);
      await open('/');
      await page.getByRole('heading', { level: 1, name: /right person/i }).waitFor();
    }));

  it('says in the head of each page what it is, in which languages, and where', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/en/categories');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name);
      expect(await attribute('link[rel=canonical]', 'href')).toMatch(/\/en\/categories$/);
      expect(await attribute('link[hreflang=tr]', 'href')).toMatch(/\/tr\/kategoriler$/);
      expect((await attribute('meta[name=description]', 'content'))?.length).toBeGreaterThan(40);
      expect(await page.title()).toContain('Pusula');
    }));
}
