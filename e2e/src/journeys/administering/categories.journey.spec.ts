import { type CategoryNode, createCategory, getCategories, listCategories, pageAddress } from '@pusula/contracts';
import { eventually, expect } from '../fixtures.ts';
import { takeTurns } from '../languages.ts';
import { inWords, uniqueWord } from '../people.ts';
import { type AtConsole, answer, awaitNotice, choose, control, dialog, press, test } from './console.ts';

const within = (console: AtConsole, label: string) => dialog(console).getByLabel(label, { exact: true });

async function pickCategory(console: AtConsole, label: string, name: string): Promise<void> {
  await within(console, label).fill(name);
  await console.page.getByRole('option', { name }).first().click();
}

type Names = { readonly nameTr: string; readonly nameEn: string };
/** A category with names that nobody else's has. */
function named(nameTr: string, nameEn: string) {
  const word = uniqueWord();
  return { nameTr: `${nameTr} ${word}`, nameEn: `${nameEn} ${word}`, descriptionTr: '', descriptionEn: '', status: 'active' } as const;
}

async function write(console: AtConsole, { nameTr, nameEn }: Names): Promise<void> {
  await within(console, console.words.nameTr).fill(nameTr);
  await within(console, console.words.nameEn).fill(nameEn);
}

for (const language of takeTurns()())
  test(`adds, edits, closes and opens, moves, places and deletes categories; visitors see it at once (${language})`, async ({
    enterConsole,
    admin,
    url,
    api,
  }) => {
    const { category: home } = await api(createCategory, { category: { parentId: '0', ...named('Yuva', 'Home') } }, admin.token);
    const { category: target } = await api(createCategory, { category: { parentId: '0', ...named('Hedef', 'Goal') } }, admin.token);
    await api(createCategory, { category: { parentId: home.id, ...named('Kardeş', 'Sibling') } }, admin.token);
    const say = inWords(language);
    const nameIn = ({ nameTr, nameEn }: Names) => say(nameTr, nameEn);
    const [first, second, later] = [named('Balkon', 'Balcony'), named('Saksı', 'Pots'), named('Toprak', 'Soil')];
    const [firstName, secondName, laterName] = [nameIn(first), nameIn(second), nameIn(later)];

    const called = async ({ nameTr }: Names) => {
      const { categories } = await api(listCategories, { language: 'tr' }, admin.token);
      const found = categories.flatMap((top) => [top, ...top.categories]).find((category) => category.nameTr === nameTr);
      if (!found) throw new Error(`there is no category ${nameTr}`);
      return found;
    };
    const isPublic = async (id: string) => {
      const { categories } = await api(getCategories, { language: 'tr' });
      return categories.flatMap((top) => [top, ...top.categories]).some((category) => category.id === id);
    };
    const served = async (path: string) => {
      const response = await fetch(url + path, { redirect: 'manual' });
      return { status: response.status, to: response.headers.get('location') };
    };
    const address = ({ slugTr, slugEn }: CategoryNode) => pageAddress('category', language, say(slugTr, slugEn));

    const console = await enterConsole(language, '/admin/categories');
    const { page, words } = console;
    const search = control(console, words.findCategory);

    await press(console, words.addCategory);
    await write(console, { nameTr: 'x', nameEn: first.nameEn });
    await answer(console, words.add);
    await dialog(console).getByText(words.nameShort).first().waitFor();
    await write(console, first);
    await within(console, words.descriptionTr).fill('Balkonda yetişenler ve uçanlar.');
    await within(console, words.descriptionEn).fill('What grows and flies on a balcony.');
    await answer(console, words.add);
    await awaitNotice(console, words.added(firstName));
    const top = await called(first);
    await eventually(async () => expect((await served(address(top))).status).toBe(200));

    await search.fill(firstName);
    await choose(console, words.actionsOf(firstName), words.addBelow);
    await write(console, second);
    await answer(console, words.add);
    await awaitNotice(console, words.added(secondName));
    const below = await called(second);
    expect(below.parentId).toBe(top.id);

    await search.fill(secondName);
    await choose(console, words.actionsOf(secondName), words.edit);
    await write(console, later);
    await answer(console, words.save);
    await awaitNotice(console, words.savedCategory(laterName));
    const now = await called(later);
    await eventually(async () => expect(await served(address(below))).toEqual({ status: 301, to: address(now) }));

    await search.fill(laterName);
    await choose(console, words.actionsOf(laterName), words.deactivate);
    await awaitNotice(console, words.deactivated(laterName));
    await page.getByRole('main').getByText(words.inactive, { exact: true }).first().waitFor();
    await eventually(async () => expect([await isPublic(now.id), (await served(address(now))).status]).toEqual([false, 404]));
    const notice = page.getByText(words.deactivated(laterName), { exact: true }).locator('..');
    await notice.getByRole('button', { name: words.undo, exact: true }).click();
    await eventually(async () => expect([await isPublic(now.id), (await served(address(now))).status]).toEqual([true, 200]));

    await choose(console, words.actionsOf(laterName), words.move);
    await pickCategory(console, words.moveTo, nameIn(home));
    await answer(console, words.move);
    await awaitNotice(console, words.moved(laterName));
    const moved = await called(later);
    expect(moved.parentId).toBe(home.id);

    await search.fill('');
    const expandAll = page.getByRole('main').getByRole('button', { name: words.expandAll });
    const up = page.getByRole('main').getByRole('button', { name: words.up(laterName), exact: true });
    await up.or(expandAll).first().waitFor();
    if (!(await up.isVisible())) await press(console, words.expandAll);
    await up.press('Enter');
    await eventually(async () => expect((await called(later)).order).toBe(moved.order - 1));

    await search.fill(laterName);
    await choose(console, words.actionsOf(laterName), words.move);
    await pickCategory(console, words.moveTo, firstName);
    await answer(console, words.move);
    await eventually(async () => expect((await called(later)).parentId).toBe(top.id));

    await search.fill(firstName);
    await choose(console, words.actionsOf(firstName), words.remove);
    await dialog(console).getByText(laterName).first().waitFor();
    await pickCategory(console, words.target, nameIn(target));
    await answer(console, words.remove);
    await awaitNotice(console, words.deletedCategory(firstName));
    expect((await called(later)).parentId).toBe(target.id);
    await eventually(async () => expect(await served(address(top))).toEqual({ status: 301, to: address(target) }));

    await search.fill(laterName);
    await choose(console, words.actionsOf(laterName), words.remove);
    await answer(console, words.remove);
    const gone = page.getByText(words.deletedCategory(laterName), { exact: true }).locator('..');
    await eventually(async () => expect(await isPublic(now.id)).toBe(false));
    await gone.getByRole('button', { name: words.undo, exact: true }).click();
    await eventually(async () => expect(await isPublic(now.id)).toBe(true));
  });
