import { createCategory, type Language, search, searchMisses, trySentence } from '@pusula/contracts';
import { eventually, expect } from '../fixtures.ts';
import { takeTurns } from '../languages.ts';
import { createCoach, inWords, uniqueWord } from '../people.ts';
import { answer, awaitNotice, choose, control, dialog, press, test } from './console.ts';

/** Training takes ten seconds of a processor of which a busy machine gives a quarter, and what was taught just before may have to be learnt first. */
const LEARNT_MS = 180_000;
/** A page of results that are not there yet is opened anew. */
const ANSWERED_MS = 5_000;
test.setTimeout(LEARNT_MS + 120_000);

const TR = {
  findCategory: 'Kategorilerde ara',
  actionsOf: (name: string) => `İşlemler: ${name}`,
  examples: 'İnsanlar böyle söylüyor',
  empty: /^Henüz cümle yok/,
  newSentences: 'Yeni cümleler',
  add: 'Ekle',
  save: 'Kaydet',
  saved: (name: string) => `Değişiklikler kaydedildi: ${name}`,
  newNames: 'Yeni adlar',
  addName: 'Adı ekle',
  names: 'Diğer adları',
  sentence: 'Bir ziyaretçinin yazacağı cümle',
  leadsTo: 'Bu cümlenin götürdüğü kategoriler',
  own: 'bu kategori',
  chooseFor: (words: string) => `Kategori seç: ${words}`,
  category: 'Kategori',
  givenTo: (name: string) => `Örnek cümlelere eklendi: ${name}`,
  isGiven: (name: string) => `Eklendi: ${name}`,
  undo: 'Geri al',
  undone: 'Geri alındı.',
};
const EN: typeof TR = {
  findCategory: 'Search categories',
  actionsOf: (name) => `Actions: ${name}`,
  examples: 'What people say',
  empty: /^No sentences yet/,
  newSentences: 'New sentences',
  add: 'Add',
  save: 'Save',
  saved: (name) => `Changes saved: ${name}`,
  newNames: 'New names',
  addName: 'Add name',
  names: 'Also called',
  sentence: 'A sentence that a visitor might type',
  leadsTo: 'Categories that this sentence leads to',
  own: 'this category',
  chooseFor: (words) => `Choose a category: ${words}`,
  category: 'Category',
  givenTo: (name) => `Added to the example sentences: ${name}`,
  isGiven: (name) => `Added to ${name}`,
  undo: 'Undo',
  undone: 'Undone.',
};
const wordsOf = (language: Language) => (language === 'tr' ? TR : EN);
const named = (nameTr: string, nameEn: string) => {
  const word = uniqueWord();
  return {
    nameTr: `${nameTr} ${word}`,
    nameEn: `${nameEn} ${word}`,
    descriptionTr: '',
    descriptionEn: '',
    status: 'active',
    parentId: '0',
  } as const;
};
const takeTurn = takeTurns();

for (const language of takeTurn())
  test(`writes what people say about a category, and sees a sentence lead there once the search has learnt it (${language})`, async ({
    enterConsole,
    admin,
    api,
  }) => {
    const words = wordsOf(language);
    const { category } = await api(createCategory, { category: named('Seramik', 'Pottery') }, admin.token);
    const name = inWords(language)(category.nameTr, category.nameEn);
    const console = await enterConsole(language, '/admin/categories');
    const { page } = console;
    await control(console, words.findCategory).fill(name);
    await choose(console, words.actionsOf(name), words.examples);
    await page.getByText(words.empty).waitFor();

    const [clay, kiln] = [uniqueWord(), uniqueWord()];
    await control(console, words.newSentences).fill(`${clay} avuçlarımda dağılıyor\n${kiln} fırınında çatladı\n${clay} ${kiln}`);
    await press(console, words.add);
    await press(console, words.save);
    await awaitNotice(console, words.saved(name));

    await control(console, words.sentence).fill(`${clay} dağıldı ${kiln} çatladı`);
    const own = page.getByRole('list', { name: words.leadsTo }).getByRole('listitem').filter({ hasText: words.own });
    await expect(own).toContainText(name, { timeout: LEARNT_MS });
  });

for (const language of takeTurn())
  test(`gives a category another name, by which its coaches are found at once (${language})`, async ({ enterConsole, admin, api, url }) => {
    const words = wordsOf(language);
    const { category } = await api(createCategory, { category: named('Kilim', 'Weaving') }, admin.token);
    const coach = await createCoach({ url, api }, 'Dokuyan', { categories: [category.id] });
    const console = await enterConsole(language, `/admin/category-examples/${category.id}`);
    const { page } = console;
    const [one, other] = [uniqueWord(), `${uniqueWord()} ${uniqueWord()}`];
    await control(console, words.newNames).fill(`${one}, ${other}`);
    await press(console, words.addName);
    await page.getByRole('list', { name: words.names }).getByText(other).waitFor();
    await press(console, words.save);
    await awaitNotice(console, words.saved(inWords(language)(category.nameTr, category.nameEn)));

    for (const name of [one, other])
      await eventually(async () => {
        await page.goto(`${url}/search-results?${new URLSearchParams({ q: name })}`);
        await page.getByRole('main').getByText(coach.lastName).first().waitFor({ timeout: ANSWERED_MS });
      });
  });

for (const language of takeTurn())
  test(`gives a search without a good answer to a category with a press, and takes it back (${language})`, async ({
    enterConsole,
    admin,
    api,
  }) => {
    const words = wordsOf(language);
    const { category } = await api(createCategory, { category: named('Dağcılık', 'Climbing') }, admin.token);
    const name = inWords(language)(category.nameTr, category.nameEn);
    // As many words as make a sentence.
    const missed = `${uniqueWord()} ${uniqueWord()} ${uniqueWord()} ${uniqueWord()}`;
    for (let visitor = 1; visitor <= 3; visitor += 1)
      await api(search, {
        id: `${missed} ${visitor}`,
        keyword: 'kariyer',
        language,
        refines: { id: `first ${missed} ${visitor}`, keyword: missed },
      });
    const shown = async () => (await api(searchMisses, { days: '30' }, admin.token)).searchMisses.words.find((one) => one.words === missed);
    await eventually(async () => expect(await shown()).toMatchObject({ searches: 3, givenTo: null }));

    const console = await enterConsole(language, '/admin/search-misses');
    const { page } = console;
    const line = page.getByRole('listitem').filter({ hasText: missed });
    const give = async () => {
      await press(console, words.chooseFor(missed));
      await dialog(console).getByLabel(words.category, { exact: true }).fill(name);
      await page.getByRole('option', { name }).first().click();
      await answer(console, words.add);
      await awaitNotice(console, words.givenTo(name));
      await line.getByText(words.isGiven(name)).waitFor();
      await eventually(async () => expect(await shown()).toMatchObject({ givenTo: category.id }));
    };
    await give();
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await awaitNotice(console, words.undone);
    await eventually(async () => expect(await shown()).toMatchObject({ givenTo: null }));

    await give();
    await expect
      .poll(async () => (await api(trySentence, { sentence: missed }, admin.token)).intents[0]?.categoryId, { timeout: LEARNT_MS })
      .toBe(category.id);
  });
