import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, eventually, type RecordedEvents, recordEvents, type ServiceUnderTest } from '@pusula/service-kit/testing';
import { type CatalogCalls, callsOf, ids, startCatalog } from './catalog.testing.ts';

let catalog: ServiceUnderTest;
let calls: CatalogCalls;
let said: RecordedEvents<typeof contracts.categoryChanged>;

beforeAll(async () => {
  ({ test: catalog } = await startCatalog());
  calls = callsOf(catalog);
  said = await recordEvents(catalog, contracts.categoryChanged);
});
afterAll(() => catalog?.stop());

const gateway: contracts.Caller = { type: 'Service', name: 'gateway' };
describe('the category tree', () => {
  it('shows a new category at once, in both languages, though readers use the cache', async () => {
    await calls.tree();
    const { id } = await calls.create('İş hayatı');
    expect((await calls.tree()).find((category) => category.id === id)).toMatchObject({
      name: 'İş hayatı',
      slug: `${id}-id-is-hayati`,
      coachCount: 0,
    });
    expect((await calls.tree('en')).find((category) => category.id === id)?.name).toBe('İş hayatı (en)');
  });

  it('tells the other services of a new category, with both slugs and version 1', async () => {
    const { id } = await calls.create('Aile');
    const message = await eventually(() => said.about(id) ?? Promise.reject(new Error('nothing said')));
    expect(message.data).toMatchObject({ id, version: 1, category: { nameTr: 'Aile', slugTr: `${id}-id-aile` }, movedTo: null });
  });

  it('leads from the top to a category', async () => {
    const top = await calls.create('Üst');
    const below = await calls.create('Alt', top.id);
    const reply = await catalog.callAs(aPublic)(contracts.getCategoryById, { id: below.id, language: 'en' });
    expect([reply.parents.map(({ id }) => id), reply.categories.map(({ name }) => name)]).toEqual([[top.id], ['Alt (en)']]);
  });

  it('hides an inactive category and what lies below it, and shows both again', async () => {
    const top = await calls.create('Görünmez');
    const below = await calls.create('Altı', top.id);
    await calls.update({ id: top.id, status: 'inactive' });
    await expect(calls.node(below.id)).rejects.toThrow('CATEGORY_NOT_FOUND');
    expect((await calls.tree()).map(({ id }) => id)).not.toContain(top.id);
    await calls.update({ id: top.id, status: 'active' });
    expect((await calls.node(top.id, 'true'))?.categories.map(({ id }) => id)).toEqual([below.id]);
  });
});

describe('a part of the tree', () => {
  const read = (input: Record<string, string>, headers: Record<string, string> = {}) =>
    catalog.send(aPublic, 'GET', `/api${contracts.getCategories.path}?${new URLSearchParams(input)}`, { headers });

  it('has the levels and fields that were asked for, and no others', async () => {
    const top = await calls.create('Bir');
    await calls.create('Bir altı', top.id);
    const { categories } = await catalog.callAs(aPublic)(contracts.getCategories, { depth: '1', fields: 'name,slug' });
    expect(categories.find(({ id }) => id === top.id)).toEqual({ id: top.id, name: 'Bir', slug: top.slug, categories: [] });
  });

  it.each([
    [{ depth: '0' }, 'depth', 'expected a number from 1 to 99'],
    [{ depth: 'all' }, 'depth', 'expected a number from 1 to 99'],
    [{ fields: 'name,secret' }, 'fields.1', expect.stringContaining('expected one of "id"|')],
    [{ fields: '' }, 'fields.0', expect.stringContaining('expected one of "id"|')],
  ])('is refused for %j, with the field and what is wrong with it', async (input, path, problem) => {
    const refused = await read(input);
    expect([refused.status, refused.body]).toMatchObject([400, { errorMessage: 'VALIDATION_FAILED', details: [{ path, problem }] }]);
  });

  it('is not sent again to whoever has it, until it changes', async () => {
    const first = await read({ depth: '1' });
    const mark = String(first.headers.get('etag'));
    expect([first.status, mark, first.headers.get('cache-control')]).toEqual([200, expect.stringMatching(/^W\/"/), 'private, no-cache']);
    for (const known of [mark, `"other", ${mark}`, mark.slice(2), '*']) {
      const again = await read({ depth: '1' }, { 'if-none-match': known });
      expect([again.status, again.headers.get('etag')]).toEqual([304, mark]);
    }
    expect((await read({ depth: '2' }, { 'if-none-match': mark })).status).toBe(200);
    await calls.create('Yepyeni');
    expect((await read({ depth: '1' }, { 'if-none-match': mark })).status).toBe(200);
  });
});

describe('an update', () => {
  it('says when it was, for the sitemap', async () => {
    const { id, updatedAt } = await calls.create('Dünkü');
    catalog.clock.advance(60_000);
    await calls.update({ id, nameEn: 'Of today' });
    const [then, now] = [updatedAt, (await calls.node(id))?.updatedAt].map((at) => Date.parse(at ?? ''));
    expect((now ?? 0) - (then ?? 0)).toBe(60_000);
  });

  it('renames one language and keeps everything else', async () => {
    const before = await calls.create('Eski ad');
    const { category } = await calls.update({ id: before.id, nameTr: '  Yeni ad ' });
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
    const { id } = await calls.create('Durgun');
    expect((await calls.update({ id, nameTr: 'Durgun' })).category.version).toBe(1);
  });

  it('moves a category among its siblings, who announce their new places', async () => {
    const top = await calls.create('Sıralı');
    const children = [await calls.create('Bir', top.id), await calls.create('İki', top.id), await calls.create('Üç', top.id)];
    await calls.update({ id: children[2]?.id ?? '', order: 0 });
    expect((await calls.node(top.id))?.categories.map(({ nameTr }) => nameTr)).toEqual(['Üç', 'Bir', 'İki']);
    await eventually(() => expect(children.map(({ id }) => said.about(id)?.data.category?.order)).toEqual([1, 2, 0]));
  });

  it('refuses to put a category below itself', async () => {
    const top = await calls.create('Döngü');
    const below = await calls.create('Döngü altı', top.id);
    await expect(calls.update({ id: top.id, parentId: below.id })).rejects.toThrow('VALIDATION_FAILED');
  });

  it('keeps the tree free of cycles when two moves come at once', async () => {
    const [one, other] = [await calls.create('Sol'), await calls.create('Sağ')];
    const moves = await Promise.allSettled([
      calls.update({ id: one.id, parentId: other.id }),
      calls.update({ id: other.id, parentId: one.id }),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses to overwrite what somebody else saved in between', async () => {
    const { id, version } = await calls.create('İki yönetici');
    await calls.update({ id, version, nameEn: 'First' });
    await expect(calls.update({ id, version, nameEn: 'Second' })).rejects.toThrow('CONFLICT');
    expect((await calls.node(id))?.nameEn).toBe('First');
  });
});

describe('a deletion', () => {
  it('needs a target while there are subcategories or coaches', async () => {
    const top = await calls.create('Dolu');
    const below = await calls.create('Dolu altı', top.id);
    await calls.place(ids.next(), 1, [below.id]);
    await eventually(async () => expect((await calls.node(below.id))?.coachCount).toBe(1));
    await expect(calls.remove(top.id)).rejects.toThrow('CATEGORY_NOT_EMPTY');
    await expect(calls.remove(below.id)).rejects.toThrow('CATEGORY_NOT_EMPTY');
    await expect(calls.remove(top.id, below.id)).rejects.toThrow('VALIDATION_FAILED');
  });

  it('moves subcategories and coaches to the target and says so', async () => {
    const [gone, target] = [await calls.create('Giden'), await calls.create('Hedef')];
    const below = await calls.create('Gidenin altı', gone.id);
    await calls.place(ids.next(), 1, [gone.id, target.id]);
    await calls.place(ids.next(), 1, [gone.id]);
    await eventually(async () => expect((await calls.node(gone.id))?.coachCount).toBe(2));
    await calls.remove(gone.id, target.id);
    expect(await calls.node(target.id)).toMatchObject({ coachCount: 2, categories: [{ id: below.id }] });
    await eventually(() => expect(said.about(gone.id)?.data).toEqual({ id: gone.id, version: 2, category: null, movedTo: target.id }));
    expect(said.about(below.id)?.data).toMatchObject({ version: 2, category: { parentId: target.id } });
  });

  it.each([
    [
      'the category itself',
      async () => {
        const { id } = await calls.create('Kendisi');
        return [id, id];
      },
    ],
    [
      'a category below it',
      async () => {
        const top = await calls.create('Üstü');
        return [top.id, (await calls.create('Altındaki', top.id)).id];
      },
    ],
    [
      'an inactive category',
      async () => {
        const target = await calls.create('Pasif');
        await calls.update({ id: target.id, status: 'inactive' });
        return [(await calls.create('Gidemeyen')).id, target.id];
      },
    ],
    [
      'a category that an inactive one hides',
      async () => {
        const top = await calls.create('Pasif üst');
        const target = await calls.create('Saklı', top.id);
        await calls.update({ id: top.id, status: 'inactive' });
        return [(await calls.create('Gidemez')).id, target.id];
      },
    ],
  ])('refuses %s as its target', async (_, make) => {
    const [id = '', targetId = ''] = await make();
    await expect(calls.remove(id, targetId)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'targetId' }] });
    expect(await calls.node(id)).toBeDefined();
  });

  it('lets its siblings close up, so that the next new one goes last', async () => {
    const top = await calls.create('Sıkışan');
    const children = [await calls.create('Bir', top.id), await calls.create('İki', top.id), await calls.create('Üç', top.id)];
    for (const { id } of children.slice(0, 2)) await calls.remove(id);
    await calls.create('Dört', top.id);
    expect((await calls.node(top.id))?.categories.map(({ nameTr, order }) => [nameTr, order])).toEqual([
      ['Üç', 0],
      ['Dört', 1],
    ]);
  });

  it('leaves behind where its coaches are now, through every later deletion', async () => {
    const [first, second, third, empty] = [
      await calls.create('Eski'),
      await calls.create('Sonraki'),
      await calls.create('Bugünkü'),
      await calls.create('Boşalan'),
    ];
    const successorOf = async ({ id }: { id: string }) => (await catalog.callAs(gateway)(contracts.categorySuccessor, { id })).successorId;
    await calls.remove(first.id, second.id);
    await calls.remove(second.id, third.id);
    await calls.remove(empty.id);
    expect(await Promise.all([first, second, third, empty, { id: ids.next() }].map(successorOf))).toEqual([
      third.id,
      third.id,
      null,
      null,
      null,
    ]);
  });

  it('of an empty category needs no target, and then there is none', async () => {
    const { id } = await calls.create('Boş');
    await calls.remove(id);
    await expect(calls.node(id)).rejects.toThrow('CATEGORY_NOT_FOUND');
    await expect(calls.remove(id)).rejects.toThrow('CATEGORY_NOT_FOUND');
  });
});
