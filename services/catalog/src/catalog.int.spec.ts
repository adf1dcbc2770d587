import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, eventually, type Overheard, overhear, type ServiceUnderTest, tell } from '@pusula/service-kit/testing';
import { aCoach, admin, draft, ids, startCatalog } from './catalog.fixture.ts';
import type { CatalogService } from './service.ts';

let catalog: ServiceUnderTest;
let service: CatalogService;
let said: Overheard<typeof contracts.categoryChanged>;

beforeAll(async () => {
  ({ test: catalog, service } = await startCatalog());
  said = await overhear(catalog, contracts.categoryChanged);
});
afterAll(() => catalog?.stop());

const gateway: contracts.Caller = { type: 'Service', name: 'gateway' };
const create = async (nameTr: string, parentId?: string) =>
  (await catalog.callAs(admin)(contracts.createCategory, { category: draft(nameTr, parentId) })).category;
const update = (category: { id: string } & Record<string, unknown>) => catalog.callAs(admin)(contracts.updateCategory, { category });
const remove = (id: string, targetId?: string) => catalog.callAs(admin)(contracts.deleteCategory, { id, targetId });
const tree = async (language: contracts.Language = 'tr', useCache = 'true') =>
  (await catalog.callAs(aPublic)(contracts.getCategories, { language, useCache: useCache as 'true' })).categories;
const node = async (id: string, useCache = 'false') =>
  (await catalog.callAs(aPublic)(contracts.getCategoryById, { id, useCache: useCache as 'true' })).categories[0];
const place = (id: string, version: number, categoryIds: string[] | null) =>
  tell(catalog, contracts.coachChanged, id, { id, version, coach: categoryIds && aCoach(id, categoryIds) });

describe('the category tree', () => {
  it('shows a new category at once, in both languages, though readers use the cache', async () => {
    await tree();
    const { id } = await create('İş hayatı');
    expect((await tree()).find((category) => category.id === id)).toMatchObject({
      name: 'İş hayatı',
      slug: `${id}-id-is-hayati`,
      coachCount: 0,
    });
    expect((await tree('en')).find((category) => category.id === id)?.name).toBe('İş hayatı (en)');
  });

  it('tells the other services of a new category, with both slugs and version 1', async () => {
    const { id } = await create('Aile');
    const message = await eventually(() => said.about(id) ?? Promise.reject(new Error('nothing said')));
    expect(message.data).toMatchObject({ id, version: 1, category: { nameTr: 'Aile', slugTr: `${id}-id-aile` }, movedTo: null });
  });

  it('leads from the top to a category', async () => {
    const top = await create('Üst');
    const below = await create('Alt', top.id);
    const reply = await catalog.callAs(aPublic)(contracts.getCategoryById, { id: below.id, language: 'en' });
    expect([reply.parents.map(({ id }) => id), reply.categories.map(({ name }) => name)]).toEqual([[top.id], ['Alt (en)']]);
  });

  it('hides an inactive category and what lies below it, and shows both again', async () => {
    const top = await create('Görünmez');
    const below = await create('Altı', top.id);
    await update({ id: top.id, status: 'inactive' });
    await expect(node(below.id)).rejects.toThrow('CATEGORY_NOT_FOUND');
    expect((await tree()).map(({ id }) => id)).not.toContain(top.id);
    await update({ id: top.id, status: 'active' });
    expect((await node(top.id, 'true'))?.categories.map(({ id }) => id)).toEqual([below.id]);
  });
});

describe('an update', () => {
  it('renames one language and keeps everything else', async () => {
    const before = await create('Eski ad');
    const { category } = await update({ id: before.id, nameTr: '  Yeni ad ' });
    expect(category).toEqual({
      ...before,
      nameTr: 'Yeni ad',
      name: 'Yeni ad',
      slugTr: `${before.id}-id-yeni-ad`,
      slug: `${before.id}-id-yeni-ad`,
      version: 2,
    });
  });

  it('that changes nothing says nothing', async () => {
    const { id } = await create('Durgun');
    expect((await update({ id, nameTr: 'Durgun' })).category.version).toBe(1);
  });

  it('moves a category among its siblings, who announce their new places', async () => {
    const top = await create('Sıralı');
    const children = [await create('Bir', top.id), await create('İki', top.id), await create('Üç', top.id)];
    await update({ id: children[2]?.id ?? '', order: 0 });
    expect((await node(top.id))?.categories.map(({ nameTr }) => nameTr)).toEqual(['Üç', 'Bir', 'İki']);
    await eventually(() => expect(children.map(({ id }) => said.about(id)?.data.category?.order)).toEqual([1, 2, 0]));
  });

  it('refuses to put a category below itself', async () => {
    const top = await create('Döngü');
    const below = await create('Döngü altı', top.id);
    await expect(update({ id: top.id, parentId: below.id })).rejects.toThrow('VALIDATION_FAILED');
  });

  it('keeps the tree free of cycles when two moves come at once', async () => {
    const [one, other] = [await create('Sol'), await create('Sağ')];
    const moves = await Promise.allSettled([update({ id: one.id, parentId: other.id }), update({ id: other.id, parentId: one.id })]);
    expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses to overwrite what somebody else saved in between', async () => {
    const { id, version } = await create('İki yönetici');
    await update({ id, version, nameEn: 'First' });
    await expect(update({ id, version, nameEn: 'Second' })).rejects.toThrow('CONFLICT');
    expect((await node(id))?.nameEn).toBe('First');
  });
});

describe('a deletion', () => {
  it('needs a target while there are subcategories or coaches', async () => {
    const top = await create('Dolu');
    const below = await create('Dolu altı', top.id);
    await place(ids.next(), 1, [below.id]);
    await eventually(async () => expect((await node(below.id))?.coachCount).toBe(1));
    await expect(remove(top.id)).rejects.toThrow('CATEGORY_NOT_EMPTY');
    await expect(remove(below.id)).rejects.toThrow('CATEGORY_NOT_EMPTY');
    await expect(remove(top.id, below.id)).rejects.toThrow('VALIDATION_FAILED');
  });

  it('moves subcategories and coaches to the target and says so', async () => {
    const [gone, target] = [await create('Giden'), await create('Hedef')];
    const below = await create('Gidenin altı', gone.id);
    await place(ids.next(), 1, [gone.id, target.id]);
    await place(ids.next(), 1, [gone.id]);
    await eventually(async () => expect((await node(gone.id))?.coachCount).toBe(2));
    await remove(gone.id, target.id);
    expect(await node(target.id)).toMatchObject({ coachCount: 2, categories: [{ id: below.id }] });
    await eventually(() => expect(said.about(gone.id)?.data).toEqual({ id: gone.id, version: 2, category: null, movedTo: target.id }));
    expect(said.about(below.id)?.data).toMatchObject({ version: 2, category: { parentId: target.id } });
  });

  it('leaves behind where its coaches are now, through every later deletion', async () => {
    const [first, second, third, empty] = [await create('Eski'), await create('Sonraki'), await create('Bugünkü'), await create('Boşalan')];
    const successorOf = async ({ id }: { id: string }) => (await catalog.callAs(gateway)(contracts.categorySuccessor, { id })).successorId;
    await remove(first.id, second.id);
    await remove(second.id, third.id);
    await remove(empty.id);
    expect(await Promise.all([first, second, third, empty, { id: ids.next() }].map(successorOf))).toEqual([
      third.id,
      third.id,
      null,
      null,
      null,
    ]);
  });

  it('of an empty category needs no target, and then there is none', async () => {
    const { id } = await create('Boş');
    await remove(id);
    await expect(node(id)).rejects.toThrow('CATEGORY_NOT_FOUND');
    await expect(remove(id)).rejects.toThrow('CATEGORY_NOT_FOUND');
  });
});

describe('coach counts', () => {
  it('count a coach once in a category above two of theirs', async () => {
    const top = await create('Sayılan');
    const [left, right] = [await create('Sol kol', top.id), await create('Sağ kol', top.id)];
    await place(ids.next(), 1, [left.id, right.id]);
    await eventually(async () =>
      expect(await node(top.id)).toMatchObject({ coachCount: 1, categories: [{ coachCount: 1 }, { coachCount: 1 }] }),
    );
  });

  it('ignore what comes late, and forget a coach who is no longer public', async () => {
    const [old, now] = [await create('Önceki'), await create('Şimdiki')];
    const coach = ids.next();
    await place(coach, 3, [now.id]);
    await place(coach, 2, [old.id]);
    await eventually(async () => expect((await node(now.id))?.coachCount).toBe(1));
    expect((await node(old.id))?.coachCount).toBe(0);
    await place(coach, 4, null);
    await place(coach, 1, [now.id]);
    await eventually(async () => expect((await node(now.id))?.coachCount).toBe(0));
  });
});

describe('an import', () => {
  it('done twice is done once, and brings no deleted category back', async () => {
    const [top, below] = [ids.next(), ids.next()];
    const imported = [
      { id: top, ...draft('İçe alınan') },
      { id: below, ...draft('Altındaki', top) },
    ];
    expect([await service.importCategories(imported), await service.importCategories(imported)]).toEqual([2, 0]);
    await remove(below);
    expect(await service.importCategories(imported)).toBe(0);
    expect((await node(top))?.categories).toEqual([]);
  });
});
