import { expect, it } from '@jest/globals';
import { getCategories, type Language, listCategories, pageAddress } from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { DESKTOP, type Stage, visit } from '../stage.ts';
import { type AtConsole, adminApi, answer, choose, control, dialog, enterConsole, press, told } from './console.ts';

/** Names that are nobody else's. */
const LANGUAGES = [
  {
    language: 'tr',
    first: 'Balkon bahçesi',
    second: 'Saksı bakımı',
    later: 'Saksı ve toprak',
    firstEn: 'Balcony garden',
    secondEn: 'Pots',
    laterEn: 'Pots and soil',
  },
  {
    language: 'en',
    first: 'Kuş gözlemi',
    second: 'Dürbün seçimi',
    later: 'Dürbün ve defter',
    firstEn: 'Birdwatching',
    secondEn: 'Binoculars',
    laterEn: 'Binoculars and notes',
  },
] as const;

const within = (console: AtConsole, label: string) => dialog(console).getByLabel(label, { exact: true });

async function point(console: AtConsole, label: string, name: string): Promise<void> {
  await within(console, label).fill(name);
  await console.page.getByRole('option', { name }).first().click();
}

async function write(console: AtConsole, nameTr: string, nameEn: string): Promise<void> {
  await within(console, console.words.nameTr).fill(nameTr);
  await within(console, console.words.nameEn).fill(nameEn);
}

/** How an admin keeps the tree of categories. */
export function administeringCategories(stage: Stage): void {
  const served = async (path: string) => {
    const response = await fetch(stage.product().url + path, { redirect: 'manual' });
    return { status: response.status, to: response.headers.get('location') };
  };
  const everyCategory = async (language: Language) => {
    const { api, token } = await adminApi(stage);
    const { categories } = await api(listCategories, { language }, token);
    return categories.flatMap((top) => [top, ...top.categories]);
  };
  const called = async (name: string) => {
    const found = (await everyCategory('tr')).find(({ nameTr }) => nameTr === name);
    if (!found) throw new Error(`there is no category ${name}`);
    return found;
  };
  const isPublic = async (id: string) => {
    const { api } = await adminApi(stage);
    const { categories } = await api(getCategories, { language: 'tr' });
    return categories.flatMap((top) => [top, ...top.categories]).some((category) => category.id === id);
  };

  it.each(LANGUAGES)(
    'adds, edits, closes and opens, moves, places and deletes categories; visitors see it at once ($language)',
    ({ language, first, second, later, firstEn, secondEn, laterEn }) =>
      visit(stage, { ...DESKTOP, language }, async (visitor) => {
        const { page } = visitor;
        const console = await enterConsole(language, visitor, '/admin/categories');
        const { words } = console;
        const inWords = (tr: string, en: string) => (language === 'tr' ? tr : en);
        const [firstName, secondName, laterName] = [inWords(first, firstEn), inWords(second, secondEn), inWords(later, laterEn)];
        const search = control(console, words.findCategory);

        await press(console, words.addCategory);
        await write(console, 'x', firstEn);
        await answer(console, words.add);
        await dialog(console).getByText(words.nameShort).first().waitFor();
        await write(console, first, firstEn);
        await within(console, words.descriptionTr).fill('Balkonda yetişenler ve uçanlar.');
        await within(console, words.descriptionEn).fill('What grows and flies on a balcony.');
        await answer(console, words.add);
        await told(console, words.added(firstName));
        const top = await called(first);
        await eventually(
          async () => expect((await served(pageAddress('category', language, inWords(top.slugTr, top.slugEn)))).status).toBe(200),
          2_000,
        );

        await search.fill(firstName);
        await choose(console, words.actionsOf(firstName), words.addBelow);
        await write(console, second, secondEn);
        await answer(console, words.add);
        await told(console, words.added(secondName));
        const below = await called(second);
        expect(below.parentId).toBe(top.id);

        await search.fill(secondName);
        await choose(console, words.actionsOf(secondName), words.edit);
        await write(console, later, laterEn);
        await answer(console, words.save);
        await told(console, words.savedCategory(laterName));
        const [before, now] = [below, await called(later)];
        const address = (slugs: typeof before) => pageAddress('category', language, inWords(slugs.slugTr, slugs.slugEn));
        await eventually(async () => expect(await served(address(before))).toEqual({ status: 301, to: address(now) }), 2_000);

        await search.fill(laterName);
        await choose(console, words.actionsOf(laterName), words.deactivate);
        await told(console, words.deactivated(laterName));
        await page.getByRole('main').getByText(words.inactive, { exact: true }).first().waitFor();
        await eventually(async () => expect([await isPublic(now.id), (await served(address(now))).status]).toEqual([false, 404]), 2_000);
        await page.getByRole('button', { name: words.undo, exact: true }).first().click();
        await eventually(async () => expect([await isPublic(now.id), (await served(address(now))).status]).toEqual([true, 200]), 4_000);

        await choose(console, words.actionsOf(laterName), words.move);
        await point(console, words.moveTo, inWords('Dil ve kültür', 'Language and culture'));
        await answer(console, words.move);
        await told(console, words.moved(laterName));
        const moved = await called(later);
        expect((await called('Dil ve kültür')).id).toBe(moved.parentId);

        await search.fill('');
        const up = page.getByRole('main').getByRole('button', { name: words.up(laterName), exact: true });
        await up
          .or(page.getByRole('main').getByRole('button', { name: inWords('Hepsini aç', 'Expand all') }))
          .first()
          .waitFor();
        if (!(await up.isVisible())) await press(console, inWords('Hepsini aç', 'Expand all'));
        await up.press('Enter');
        await eventually(async () => expect((await called(later)).order).toBe(moved.order - 1));

        await search.fill(laterName);
        await choose(console, words.actionsOf(laterName), words.move);
        await point(console, words.moveTo, firstName);
        await answer(console, words.move);
        await eventually(async () => expect((await called(later)).parentId).toBe(top.id));

        await search.fill(firstName);
        await choose(console, words.actionsOf(firstName), words.remove);
        await dialog(console).getByText(laterName).first().waitFor();
        await point(console, words.target, inWords('Yaratıcılık', 'Creativity'));
        await answer(console, words.remove);
        await told(console, words.deletedCategory(firstName));
        const target = await called('Yaratıcılık');
        expect((await called(later)).parentId).toBe(target.id);
        const [old, next] = [pageAddress('category', language, inWords(top.slugTr, top.slugEn)), address(target)];
        await eventually(async () => expect(await served(old)).toEqual({ status: 301, to: next }), 2_000);

        await search.fill(laterName);
        await choose(console, words.actionsOf(laterName), words.remove);
        await answer(console, words.remove);
        await told(console, words.deletedCategory(laterName));
        await eventually(async () => expect(await isPublic(now.id)).toBe(false), 2_000);
      }),
  );
}
