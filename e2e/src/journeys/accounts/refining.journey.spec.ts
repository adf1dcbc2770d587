import { expect, test } from '../fixtures.ts';
import { everyWay } from '../input-methods.ts';
import { takeTurns } from '../languages.ts';
import { createMember, newcomer } from '../people.ts';
import { button, field } from './wizard.ts';
import { WORDS } from './words.ts';

const languages = takeTurns();

const REFINING = {
  tr: {
    /** Two sentences with a slip, and one with nothing but spaces. */
    written: 'Ekiplerle ve ve yöneticilerle çalışırım. İŞE DÖNENLERE EŞLİK EDERİM. Her  sabah   yürürüm.',
    /** Where the first change was left out. */
    chosen: 'Ekiplerle ve ve yöneticilerle çalışırım. İşe dönenlere eşlik ederim. Her sabah yürürüm.',
    correct: 'Tanıtımı düzelt',
    change: /^\d+\. değişiklik$/,
    mine: 'Benimki',
    takeChosen: 'Seçtiklerimi kullan',
    undo: 'Geri al',
  },
  en: {
    written: 'I work with teams and and managers. THOSE WHO COME BACK TO WORK COME TO ME. Every  morning   we walk.',
    chosen: 'I work with teams and and managers. Those who come back to work come to me. Every morning we walk.',
    correct: 'Correct the bio',
    change: /^Change \d+$/,
    mine: 'Mine',
    takeChosen: 'Use what I chose',
    undo: 'Undo',
  },
} as const;

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`of a suggestion, each sentence is taken or left by a switch, spaces are no change, and it can be undone (${how})`, async ({
    visit,
    url,
    api,
  }) => {
    const session = await createMember({ url, api, language }, newcomer('Yazan'), { userType: 'coach' });
    const { page, open } = await visit(language, { ...options, as: session });
    const { press, type } = inputOn(page);
    const words = REFINING[language];
    await open('/coach-profile/edit');
    const bio = field({ page }, WORDS[language].bio);
    await type(bio, words.written);
    await press(button({ page }, words.correct));
    const switches = page.getByRole('main').getByRole('group', { name: words.change });
    await switches.first().waitFor();
    expect(await switches.count()).toBe(2);
    await press(switches.first().getByRole('button', { name: words.mine }));
    await press(button({ page }, words.takeChosen));
    await expect(bio).toHaveValue(words.chosen);
    await press(button({ page }, words.undo));
    await expect(bio).toHaveValue(words.written);
  });
