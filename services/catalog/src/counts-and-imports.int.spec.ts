import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, recordEvents, type ServiceUnderTest } from '@pusula/service-kit/testing';
import { type CatalogCalls, callsOf, draft, ids, startCatalog } from './catalog.testing.ts';
import type { CatalogService } from './service.ts';

let catalog: ServiceUnderTest;
let service: CatalogService;
let calls: CatalogCalls;

beforeAll(async () => {
  ({ test: catalog, service } = await startCatalog());
  calls = callsOf(catalog);
});
afterAll(() => catalog?.stop());

describe('coach counts', () => {
  it('count a coach once in a category above two of theirs', async () => {
    const top = await calls.create('Sayılan');
    const [left, right] = [await calls.create('Sol kol', top.id), await calls.create('Sağ kol', top.id)];
    await calls.place(ids.next(), 1, [left.id, right.id]);
    await eventually(async () =>
      expect(await calls.node(top.id)).toMatchObject({ coachCount: 1, categories: [{ coachCount: 1 }, { coachCount: 1 }] }),
    );
  });

  it('ignore what comes late, and forget a coach who is no longer public', async () => {
    const [old, now] = [await calls.create('Önceki'), await calls.create('Şimdiki')];
    const coach = ids.next();
    await calls.place(coach, 3, [now.id]);
    await calls.place(coach, 2, [old.id]);
    await eventually(async () => expect((await calls.node(now.id))?.coachCount).toBe(1));
    expect((await calls.node(old.id))?.coachCount).toBe(0);
    await calls.place(coach, 4, null);
    await calls.place(coach, 1, [now.id]);
    await eventually(async () => expect((await calls.node(now.id))?.coachCount).toBe(0));
  });
});

describe('an import', () => {
  it('publishes what people say of a category once, also of one that was there without', async () => {
    const published = await recordEvents(catalog, contracts.categoryExamplesChanged);
    const id = ids.next();
    const names = { alsoCalledTr: ['uykusuzluk'], alsoCalledEn: ['insomnia'] };
    const examples = { tr: ['geceleri tavana bakıyorum'], en: ['lying awake until four'], ...names };
    await service.importCategories([{ id, ...draft('Uyku') }]);
    await service.importCategories([{ id, ...draft('Uyku'), examples }]);
    await service.importCategories([{ id, ...draft('Uyku'), examples: { ...examples, tr: ['başka'] } }]);
    await eventually(() => expect(published.all().map(({ data }) => data)).toEqual([{ id, version: 1, examples }]));
  });

  it('done twice is done once, and brings no deleted category back', async () => {
    const [top, below] = [ids.next(), ids.next()];
    const imported = [
      { id: top, ...draft('İçe alınan') },
      { id: below, ...draft('Altındaki', top) },
    ];
    expect([await service.importCategories(imported), await service.importCategories(imported)]).toEqual([2, 0]);
    await calls.remove(below);
    expect(await service.importCategories(imported)).toBe(0);
    expect((await calls.node(top))?.categories).toEqual([]);
  });
});
