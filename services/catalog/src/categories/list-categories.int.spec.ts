import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, type ServiceUnderTest } from '@pusula/service-kit/testing';
import { type CatalogCalls, callsOf, ids, startCatalog } from '../catalog.testing.ts';

let catalog: ServiceUnderTest;
let calls: CatalogCalls;
beforeAll(async () => {
  ({ test: catalog } = await startCatalog());
  calls = callsOf(catalog);
});
afterAll(() => catalog?.stop());

const listed = async (id: string, language?: 'tr' | 'en') => (await calls.list(language)).find((category) => category.id === id);

describe("the console's tree", () => {
  it('shows inactive categories and what lies below them, in the language asked for', async () => {
    const top = await calls.create('Gizli');
    const below = await calls.create('Gizlinin altı', top.id);
    await calls.update({ id: top.id, status: 'inactive' });
    expect(await listed(top.id, 'en')).toMatchObject({
      name: 'Gizli (en)',
      status: 'inactive',
      version: 2,
      categories: [{ id: below.id }],
    });
    expect((await calls.tree()).map(({ id }) => id)).not.toContain(top.id);
  });

  it('shows what another process did without waiting for any cache', async () => {
    const { id } = await calls.create('Başka süreç');
    await calls.list();
    await catalog.running.db.manager.query(`update category set name_tr = 'Değişti' where id = $1`, [id]);
    expect((await listed(id))?.nameTr).toBe('Değişti');
  });

  it('counts the coaches of an inactive category in it, and not above it, where nobody finds them', async () => {
    const top = await calls.create('Sayan');
    const [open, closed] = [await calls.create('Açık', top.id), await calls.create('Kapalı', top.id)];
    await calls.update({ id: closed.id, status: 'inactive' });
    await calls.place(ids.next(), 1, [open.id]);
    await calls.place(ids.next(), 1, [closed.id]);
    await eventually(async () =>
      expect(await listed(top.id)).toMatchObject({ coachCount: 1, categories: [{ coachCount: 1 }, { coachCount: 1 }] }),
    );
    expect((await calls.node(top.id))?.coachCount).toBe(1);
  });
});

describe('what a deletion would touch', () => {
  it('is the coaches who named this very category, those who stay below it, its direct subcategories, and its addresses', async () => {
    const top = await calls.create('Etkilenen');
    const below = await calls.create('Etkilenen altı', top.id);
    const lowest = await calls.create('Daha altı', below.id);
    const [both, one, other] = [ids.next(), ids.next(), ids.next()];
    await calls.place(both, 1, [top.id, below.id]);
    await calls.place(one, 1, [top.id]);
    await calls.place(other, 1, [below.id, lowest.id]);
    await eventually(async () => expect((await listed(top.id))?.coachCount).toBe(3));
    expect(await calls.impact(top.id)).toEqual({
      coaches: 2,
      coachesBelow: 1,
      subcategories: [{ id: below.id, nameTr: 'Etkilenen altı', nameEn: 'Etkilenen altı (en)' }],
      addresses: [`/tr/kategori/${top.id}-id-etkilenen`, `/en/category/${top.id}-id-etkilenen-en`],
    });
  });

  it('is also the addresses of deleted categories that lead to it, over however many deletions', async () => {
    const [first, second, third] = [await calls.create('İlki'), await calls.create('Ortası'), await calls.create('Sonu')];
    await calls.remove(first.id, second.id);
    await calls.remove(second.id, third.id);
    const { addresses } = await calls.impact(third.id);
    expect(addresses.filter((address) => address.startsWith('/tr/'))).toEqual(
      [`${third.id}-id-sonu`, `${second.id}-id-ortasi`, `${first.id}-id-ilki`].map((slug) => `/tr/kategori/${slug}`),
    );
  });

  it('is asked of inactive categories, too, and of no others', async () => {
    const { id } = await calls.create('Kapatılan');
    await calls.update({ id, status: 'inactive' });
    expect(await calls.impact(id)).toMatchObject({ coaches: 0, subcategories: [] });
    await calls.remove(id);
    await expect(calls.impact(id)).rejects.toThrow('CATEGORY_NOT_FOUND');
  });
});
