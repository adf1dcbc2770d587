import { getHelpLines, type HelpLine, type Language, search, updateHelpLines } from '@pusula/contracts';
import { eventually, expect } from '../fixtures.ts';
import { everyWay } from '../input-methods.ts';
import { takeTurns } from '../languages.ts';
import { REPLICAS } from '../tags.ts';
import { awaitNotice, press, test } from './console.ts';

// There is one table: whoever saves it keeps all others from saving what they read before.
test.describe.configure({ mode: 'default' });

const TR = {
  matter: 'anoreksiya',
  danger: 'kendimi öldürmek istiyorum',
  alone: 'Yalnız değilsiniz',
  number: 'Numara (isteğe bağlı)',
  save: 'Kaydet',
  saved: 'Yardım hatları kaydedildi. Arama artık bunları gösteriyor.',
};
const EN: typeof TR = {
  matter: 'anorexia',
  danger: 'I want to kill myself',
  alone: 'You are not alone',
  number: 'Number (optional)',
  save: 'Save',
  saved: 'The help lines are saved. The search shows them from now on.',
};
const wordsOf = (language: Language) => (language === 'tr' ? TR : EN);
const nameIn = (language: Language, { nameTr, nameEn }: HelpLine) => (language === 'tr' ? nameTr : nameEn);
const takeTurn = takeTurns();

for (const { options, inputOn, language, how } of everyWay(takeTurn))
  test(`changes the number of a help line, and somebody in danger reads the new one at once (${how})`, { tag: REPLICAS }, async ({
    enterConsole,
    visit,
    admin,
    api,
  }) => {
    const words = wordsOf(language);
    const { helpLines } = await api(getHelpLines, {}, admin.token);
    // Not the first: other journeys read its number.
    const line = helpLines.findLast(({ number, helps }) => number !== '' && helps.includes('selfHarm')) as HelpLine;
    const number = `${line.number} 77`;
    try {
      const console = await enterConsole(language, '/admin/help-lines', options, inputOn);
      const row = console.page.getByRole('listitem').filter({ has: console.page.getByRole('heading', { name: nameIn(language, line) }) });
      await console.input.type(row.getByLabel(words.number, { exact: true }), number);
      await press(console, words.save);
      await awaitNotice(console, words.saved);
      const told = async () => (await api(search, { id: `danger ${how}`, keyword: words.danger, language })).helpLines;
      await eventually(async () => expect((await told()).map((one) => one.number)).toContain(number));

      const { page, open } = await visit(language);
      await open('/');
      const box = page.getByRole('combobox');
      await box.fill(words.danger);
      await box.press('Enter');
      const panel = page.getByRole('alert', { name: words.alone });
      await expect(panel.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', `tel:${number.replaceAll(' ', '')}`);
    } finally {
      const { version } = await api(getHelpLines, {}, admin.token);
      await api(updateHelpLines, { version, helpLines }, admin.token);
    }
  });

for (const language of takeTurn())
  test(`writes another number for what is a doctor’s matter, and the page from the server says it, without scripts, too (${language})`, {
    tag: REPLICAS,
  }, async ({ admin, api, browser, url }) => {
    const { version, helpLines } = await api(getHelpLines, {}, admin.token);
    const number = '0850 182 182';
    const written = helpLines.map((line) => (line.number === '182' ? { ...line, number } : line));
    await api(updateHelpLines, { version, helpLines: written }, admin.token);
    const context = await browser.newContext({ javaScriptEnabled: false });
    try {
      await context.addCookies([{ name: 'pusula.language', value: language, url }]);
      const page = await context.newPage();
      await eventually(async () => {
        await page.goto(`${url}/search-results?q=${wordsOf(language).matter}`);
        const told = page.getByRole('note').getByRole('link', { name: number, exact: true });
        expect(await told.getAttribute('href', { timeout: 1_000 })).toBe('tel:0850182182');
      });
    } finally {
      await context.close();
      const now = await api(getHelpLines, {}, admin.token);
      await api(updateHelpLines, { version: now.version, helpLines }, admin.token);
    }
  });
