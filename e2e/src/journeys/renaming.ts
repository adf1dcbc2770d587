import { expect, it } from '@jest/globals';
import { getCategories, login, search, updateCategory } from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { apiOf } from '../api.ts';
import { DESKTOP, type Stage, visit } from './stage.ts';

const WITHIN_MS = 2_000;

/** The event path is real: what changes in one service shows in the others without a restart. */
export function renaming(stage: Stage): void {
  it('shows a renamed category in search results, facets and pages within two seconds', async () => {
    const api = apiOf(stage.product().url);
    const { token } = await api(login, { email: 'admin@pusula.example', password: 'Pusula2026!' });
    const { categories } = await api(getCategories, { language: 'tr', useCache: 'false' }, token);
    const renamed = categories.flatMap((top) => top.categories).find(({ nameTr }) => nameTr === 'Uyku düzeni');
    if (!renamed) throw new Error('the demo has no category of that name');
    const nameNow = 'Gece ve dinlenme';
    const rename = (nameTr: string) => api(updateCategory, { category: { id: renamed.id, nameTr } }, token);

    await rename(nameNow);
    try {
      await eventually(async () => {
        const found = await api(search, { categoryId: renamed.id, language: 'tr' }, token);
        expect(found.coaches[0]?.categories.map(({ name }) => name)).toContain(nameNow);
        expect(found.categories.map(({ name }) => name)).toContain(nameNow);
        const byWords = await api(search, { keyword: 'gece ve dinlenme', language: 'tr' }, token);
        expect(byWords.coaches[0]?.categories.map(({ name }) => name)).toContain(nameNow);
      }, WITHIN_MS);
      await visit(stage, DESKTOP, async ({ page, open }) => {
        await open('/kategoriler');
        await page
          .getByRole('link', { name: new RegExp(nameNow) })
          .first()
          .waitFor();
      });
    } finally {
      await rename('Uyku düzeni');
    }
  });
}
