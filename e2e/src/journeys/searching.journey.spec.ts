import { expect, it } from '@jest/globals';
import { DESKTOP, PHONE, type Stage, visit } from './stage.ts';

/** A visitor finds a coach: words, filters, history, nothing found, failure. */
export function searching(stage: Stage): void {
  it('goes from the home page to results and to a coach, and Back leads the same way home', () =>
    visit(stage, DESKTOP, async ({ page, open, problems }) => {
      await open('/');
      await page.getByRole('combobox').fill('ilk kez yönetici oldum');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/search-results\?q=/);
      const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
      const name = await first.innerText();
      await first.click();
      await page.waitForURL(/\/tr\/coach\/[a-z0-9-]+$/);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.goBack();
      await page.waitForURL(/\/search-results\?q=/);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Sıradaki adımınız için doğru insan.' }).waitFor();
      expect(problems).toEqual([]);
    }));

  it('does nothing for a blank Enter and takes fifty characters at most', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/');
      const box = page.getByRole('combobox');
      await box.fill('   ');
      await box.press('Enter');
      expect(new URL(page.url()).pathname).toBe('/');
      await box.pressSequentially('x'.repeat(60));
      expect((await box.inputValue()).length).toBe(50);
    }));

  it('searches alike whatever the spelling: ASCII, capitals, dotless', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      const totals: string[] = [];
      for (const keyword of ['tükenmişlik', 'tukenmislik', 'TÜKENMİŞLİK', 'TÜKENMIŞLIK']) {
        await open(`/search-results?q=${encodeURIComponent(keyword)}`);
        totals.push(await page.getByRole('heading', { level: 1 }).filter({ hasText: /\d/ }).innerText());
      }
      expect(new Set(totals).size).toBe(1);
    }));

  it('narrows by city and category, keeps the choice in the address, and gives it back on Back', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/search-results');
      await page.getByRole('checkbox', { name: /^Ankara/ }).click();
      await page.waitForURL(/city=/);
      await page.getByRole('button', { name: 'Ankara filtresini kaldır' }).waitFor();
      await page.getByRole('checkbox', { name: /^Kariyer/ }).click();
      await page.waitForURL(/category=/);
      await page.reload();
      expect(await page.getByRole('checkbox', { name: /^Ankara/ }).isChecked()).toBe(true);
      await page.getByRole('button', { name: 'Tümünü temizle' }).click();
      await page.waitForURL((url) => !url.search.includes('city'));
      await page.goBack();
      await page.getByRole('button', { name: 'Ankara filtresini kaldır' }).waitFor();
    }));

  it('replaces the history entry when somebody searches on from the results', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/');
      await page.getByRole('combobox').fill('uyku');
      await page.getByRole('combobox').press('Escape');
      await page.getByRole('combobox').press('Enter');
      await page.waitForURL(/q=uyku/);
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().waitFor();
      await page.getByRole('combobox').fill('bütçe');
      await page.getByRole('combobox').press('Escape');
      await page.getByRole('combobox').press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === 'bütçe');
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/');
    }));

  it('suggests while typing and follows a suggestion by keyboard alone', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/');
      await page.getByRole('combobox').pressSequentially('kariyer', { delay: 20 });
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== '/');
    }));

  it('opens the filters as a sheet on a phone and closes it with the count', () =>
    visit(stage, PHONE, async ({ page, open }) => {
      await open('/search-results');
      await page.getByRole('button', { name: /^Filtreler/ }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('checkbox', { name: /^İzmir/ }).click();
      await sheet.getByRole('button', { name: /koçu göster/ }).click();
      await sheet.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'İzmir filtresini kaldır' }).waitFor();
    }));

  it('says what failed and tries again', () =>
    visit(stage, DESKTOP, async ({ page, open }) => {
      await page.route('**/api/search/search', (route) =>
        route.fulfill({ status: 503, json: { success: false, errorMessage: 'SEARCH_FAILED' } }),
      );
      await open('/search-results?q=uyku');
      const retry = page.getByRole('button', { name: 'Tekrar Dene' }).first();
      await retry.waitFor();
      await page.unroute('**/api/search/search');
      await retry.click();
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    }));
}
