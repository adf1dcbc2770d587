import {
  type CategoryNode,
  categoryIdFromSlug,
  coachAddress,
  createCategory,
  getCategories,
  LANGUAGES,
  type Language,
  pageAddress,
  search,
  setUserStatuses,
  updateCategory,
  updateUser,
} from '@pusula/contracts';
import type { Api } from '../../api.ts';
import { type AdminApi, eventually, expect, test } from '../fixtures.ts';
import { takeTurns } from '../languages.ts';
import { createCoach, demoSubcategory, uniqueWord } from '../people.ts';
import { REPLICAS, SMOKE } from '../tags.ts';

const languages = takeTurns();

/** As a search engine or a first visit gets a page, before any script has run. */
async function served(address: string) {
  const response = await fetch(address, { redirect: 'manual' });
  return { status: response.status, to: response.headers.get('location'), html: await response.text() };
}

const slugIn = (category: CategoryNode, language: Language) => (language === 'tr' ? category.slugTr : category.slugEn);
const addressesOf = (category: CategoryNode) => LANGUAGES.map((language) => pageAddress('category', language, slugIn(category, language)));
const found = async (api: Api, keyword: string) => api(search, { keyword, language: 'tr', pageSize: 50 });
const finds = async (api: Api, keyword: string, id: string) => (await found(api, keyword)).coaches.some((coach) => coach.id === id);

/** A category that only this journey's coach has. */
async function addCategory({ api, token }: AdminApi): Promise<CategoryNode> {
  const { categories } = await api(getCategories, { language: 'tr', useCache: 'false' });
  const top = categories.find(({ nameTr }) => nameTr === 'Sağlık') ?? categories.at(-1);
  const word = uniqueWord();
  const names = { nameTr: `Ala ${word}`, nameEn: `Bright ${word}`, descriptionTr: '', descriptionEn: '' };
  return (await api(createCategory, { category: { parentId: top?.id ?? '', status: 'active', ...names } }, token)).category;
}

/** The event path is real: what an admin changes shows on public pages and in search, without a restart. */
test.describe('what admins change shows at once', { tag: REPLICAS }, () => {
  for (const language of languages())
    test(`a renamed category: in results, facets, its page’s title and on the list of categories; its old address leads to the new (${language})`, {
      tag: SMOKE,
    }, async ({ admin, url, api, visit }) => {
      const renamed = await addCategory(admin);
      const coach = await createCoach({ url, api }, 'Sevgi', { categories: [renamed.id] });
      const word = uniqueWord();
      const names = { nameTr: `Gece ${word}`, nameEn: `Night ${word}` };

      await api(updateCategory, { category: { id: renamed.id, ...names } }, admin.token);
      await eventually(async () => {
        const ofCategory = await api(search, { categoryId: renamed.id, language: 'tr' });
        expect(ofCategory.coaches[0]?.categories.map(({ name }) => name)).toContain(names.nameTr);
        expect(ofCategory.categories.map(({ name }) => name)).toContain(names.nameTr);
        expect((await found(api, names.nameTr)).coaches.find(({ id }) => id === coach.id)?.categories.map(({ name }) => name)).toContain(
          names.nameTr,
        );
        for (const one of LANGUAGES) {
          const { status, to } = await served(url + pageAddress('category', one, slugIn(renamed, one)));
          expect([status, to && categoryIdFromSlug(to.slice(to.lastIndexOf('/') + 1))]).toEqual([301, renamed.id]);
          expect((await served(url + to)).html).toContain(one === 'tr' ? names.nameTr : names.nameEn);
        }
      });
      const { page, open } = await visit(language);
      await open(pageAddress('categories', language));
      await page
        .getByRole('link', { name: new RegExp(word) })
        .first()
        .waitFor();
    });

  for (const language of languages())
    test(`a category that is deactivated: off the list, out of the facets, its page gone; and back when it is activated (${language})`, async ({
      admin,
      url,
      api,
      visit,
    }) => {
      const closed = await addCategory(admin);
      // The other one keeps the coach in the results while this one is closed.
      const other = await demoSubcategory(api, 'Kariyer değişikliği');
      const coach = await createCoach({ url, api }, 'Sevgi', { categories: [closed.id, other.id] });
      const setStatus = (status: 'active' | 'inactive') => api(updateCategory, { category: { id: closed.id, status } }, admin.token);
      const isListed = async () => {
        const { categories } = await api(getCategories, { language: 'tr' });
        return categories.flatMap((top) => top.categories).some(({ id }) => id === closed.id);
      };
      const isFacet = async () => (await found(api, coach.word)).categories.some(({ id }) => id === closed.id);
      const shows = (isThere: boolean) =>
        eventually(async () => {
          expect([await isListed(), await isFacet()]).toEqual([isThere, isThere]);
          for (const address of addressesOf(closed)) expect((await served(url + address)).status).toBe(isThere ? 200 : 404);
        });

      await shows(true);
      await setStatus('inactive');
      await shows(false);
      const { page, open } = await visit(language);
      await open(pageAddress('categories', language));
      await page.getByRole('main').getByRole('link').first().waitFor();
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: closed[language === 'tr' ? 'nameTr' : 'nameEn'] })
          .count(),
      ).toBe(0);
      await setStatus('active');
      await shows(true);
    });

  test('a coach who is disabled: out of search, their page gone; and back when enabled', async ({ admin, url, api }) => {
    const coach = await createCoach({ url, api }, 'Sevgi');
    const setStatus = (status: 'enabled' | 'disabled') => api(setUserStatuses, { ids: [coach.id], status }, admin.token);
    const name = `${coach.firstName} ${coach.lastName}`;
    const shows = (isThere: boolean) =>
      eventually(async () => {
        expect(await finds(api, name, coach.id)).toBe(isThere);
        for (const language of LANGUAGES) {
          const { status, html } = await served(url + coachAddress(language, coach.slug));
          expect([status, html.includes(name)]).toEqual(isThere ? [200, true] : [404, false]);
        }
      });

    await shows(true);
    await setStatus('disabled');
    await shows(false);
    await setStatus('enabled');
    await shows(true);
  });

  test('a coach whom an admin renames: found by the new name, not by the old; the old address leads to the new', async ({
    admin,
    url,
    api,
  }) => {
    const coach = await createCoach({ url, api }, 'Sevgi');
    const lastName = `Yenidenadlandırılmış${uniqueWord()}`;

    const { user } = await api(updateUser, { user: { id: coach.id, lastName } }, admin.token);
    expect(user.lastName).toBe(lastName);
    await eventually(async () => {
      expect(await finds(api, lastName, coach.id)).toBe(true);
      expect(await finds(api, coach.lastName, coach.id)).toBe(false);
      const { status, to } = await served(url + coachAddress('tr', coach.slug));
      expect([status, to]).toEqual([301, expect.stringContaining('-yenidenadlandirilmis')]);
      expect((await served(url + to)).html).toContain(lastName);
    });
  });
});
