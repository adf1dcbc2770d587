import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  type CategoryNode,
  categoryIdFromSlug,
  coachAddress,
  type FoundCoach,
  getCategories,
  LANGUAGES,
  type Language,
  login,
  pageAddress,
  search,
  setUserStatuses,
  updateCategory,
  updateUser,
} from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { type Api, apiOf } from '../../api.ts';
import { DESKTOP, type Stage, visit } from '../stage.ts';

const WITHIN_MS = 2_000;

const subcategory = (categories: readonly CategoryNode[], nameTr: string): CategoryNode => {
  const found = categories.flatMap((top) => top.categories).find((category) => category.nameTr === nameTr);
  if (!found) throw new Error('the demo has no category of that name');
  return found;
};

/** The event path is real: what an admin changes shows on public pages and in search within two seconds, without a restart. */
export function living(stage: Stage): void {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    api = apiOf(stage.product().url);
    token = (await api(login, { email: 'admin@pusula.example', password: 'Pusula2026!' })).token;
  });
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
  });

  /** As a search engine or a first visit gets a page, before any script has run. */
  const served = async (path: string) => {
    const response = await fetch(stage.product().url + path, { redirect: 'manual' });
    return { status: response.status, to: response.headers.get('location'), html: await response.text() };
  };
  const demoCategory = async (nameTr: string) =>
    subcategory((await api(getCategories, { language: 'tr', useCache: 'false' }, token)).categories, nameTr);
  const slugIn = (category: CategoryNode, language: Language) => (language === 'tr' ? category.slugTr : category.slugEn);
  const someCoach = async (keyword: string): Promise<FoundCoach> => {
    const [coach] = (await api(search, { keyword, language: 'tr' }, token)).coaches;
    if (!coach) throw new Error(`nobody is found by ${keyword}`);
    return coach;
  };
  const finds = async (keyword: string, id: string) =>
    (await api(search, { keyword, language: 'tr', pageSize: 50 }, token)).coaches.some((coach) => coach.id === id);

  it('a renamed category: in results, facets, its page’s title and on the list of categories; its old address leads to the new', async () => {
    const renamed = await demoCategory('Uyku düzeni');
    const names = { nameTr: 'Gece ve dinlenme', nameEn: 'Night and rest' };
    const rename = (to: object) => api(updateCategory, { category: { id: renamed.id, ...to } }, token);
    cleanUps.push(() => rename({ nameTr: renamed.nameTr, nameEn: renamed.nameEn }));

    await rename(names);
    await eventually(async () => {
      const found = await api(search, { categoryId: renamed.id, language: 'tr' }, token);
      expect(found.coaches[0]?.categories.map(({ name }) => name)).toContain(names.nameTr);
      expect(found.categories.map(({ name }) => name)).toContain(names.nameTr);
      const byWords = await api(search, { keyword: 'gece ve dinlenme', language: 'tr' }, token);
      expect(byWords.coaches[0]?.categories.map(({ name }) => name)).toContain(names.nameTr);
      for (const language of LANGUAGES) {
        const { status, to } = await served(pageAddress('category', language, slugIn(renamed, language)));
        expect([status, to && categoryIdFromSlug(to.slice(to.lastIndexOf('/') + 1))]).toEqual([301, renamed.id]);
        expect((await served(to ?? '')).html).toContain(language === 'tr' ? names.nameTr : names.nameEn);
      }
    }, WITHIN_MS);
    await visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/kategoriler');
      await page
        .getByRole('link', { name: new RegExp(names.nameTr) })
        .first()
        .waitFor();
    });
  });

  it('a category that is deactivated: off the list, out of the facets, its page gone; and back when it is activated', async () => {
    const closed = await demoCategory('Sigarayı bırakma');
    const setStatus = (status: 'active' | 'inactive') => api(updateCategory, { category: { id: closed.id, status } }, token);
    cleanUps.push(() => setStatus('active'));
    const isListed = async () => {
      const { categories } = await api(getCategories, { language: 'tr' }, token);
      return categories.flatMap((top) => top.categories).some(({ id }) => id === closed.id);
    };
    const isFacet = async () => (await api(search, { keyword: '', language: 'tr' }, token)).categories.some(({ id }) => id === closed.id);
    const addresses = LANGUAGES.map((language) => pageAddress('category', language, slugIn(closed, language)));
    const shows = async (isThere: boolean) => {
      expect([await isListed(), await isFacet()]).toEqual([isThere, isThere]);
      for (const address of addresses) expect((await served(address)).status).toBe(isThere ? 200 : 404);
    };

    await eventually(() => shows(true), WITHIN_MS);
    await setStatus('inactive');
    await eventually(() => shows(false), WITHIN_MS);
    await visit(stage, DESKTOP, async ({ page, open }) => {
      await open('/kategoriler');
      await page.getByRole('main').getByRole('link').first().waitFor();
      expect(await page.getByRole('main').getByRole('link', { name: closed.nameTr }).count()).toBe(0);
    });
    await setStatus('active');
    await eventually(() => shows(true), WITHIN_MS);
  });

  it('a coach who is disabled: out of search, their page gone; and back when enabled', async () => {
    const coach = await someCoach('tükenmişlik');
    const name = `${coach.firstName} ${coach.lastName}`;
    const setStatus = (status: 'enabled' | 'disabled') => api(setUserStatuses, { ids: [coach.id], status }, token);
    cleanUps.push(() => setStatus('enabled'));
    const shows = async (isThere: boolean) => {
      expect(await finds(name, coach.id)).toBe(isThere);
      for (const language of LANGUAGES) {
        const { status, html } = await served(coachAddress(language, coach.slug));
        expect([status, html.includes(name)]).toEqual(isThere ? [200, true] : [404, false]);
      }
    };

    await eventually(() => shows(true), WITHIN_MS);
    await setStatus('disabled');
    await eventually(() => shows(false), WITHIN_MS);
    await setStatus('enabled');
    await eventually(() => shows(true), WITHIN_MS);
  });

  it('a coach whom an admin renames: found by the new name, not by the old; the old address leads to the new', async () => {
    const coach = await someCoach('girişimci');
    const rename = (lastName: string) => api(updateUser, { user: { id: coach.id, lastName } }, token);
    cleanUps.push(() => rename(coach.lastName));

    const { user } = await rename('Yenidenadlandırılmış');
    expect(user.lastName).toBe('Yenidenadlandırılmış');
    await eventually(async () => {
      expect(await finds('Yenidenadlandırılmış', coach.id)).toBe(true);
      const { status, to } = await served(coachAddress('tr', coach.slug));
      expect([status, to]).toEqual([301, expect.stringContaining('-yenidenadlandirilmis-')]);
      expect((await served(to ?? '')).html).toContain('Yenidenadlandırılmış');
    }, WITHIN_MS);
  });
}
