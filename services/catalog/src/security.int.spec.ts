import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import {
  aPublic,
  badCallProblems,
  badCallsByRoute,
  callerProblems,
  callersByRoute,
  eventually,
  type GoodCall,
  publish,
  recordEvents,
  type ServiceUnderTest,
} from '@pusula/service-kit/testing';
import { aCoach, admin, draft, ids, startCatalog } from './catalog.testing.ts';

let catalog: ServiceUnderTest;
beforeAll(async () => {
  ({ test: catalog } = await startCatalog());
});
afterAll(() => catalog?.stop());

describe('S4: at the service’s own port', () => {
  it.each(callersByRoute('catalog'))('%s answers every kind of caller as its contract says', async (_route, calls) => {
    expect(await callerProblems(catalog, calls)).toEqual([]);
  });
});

describe('S12: bad calls', () => {
  const id = ids.next();
  const taken = {
    id,
    at: '2026-01-01T00:00:00.000Z',
    actorId: id,
    action: 'category-edited',
    subject: { kind: 'category', id },
    changes: [{ field: 'nameTr', before: 'İyi', after: 'Kötü' }],
    undoes: null,
  };
  const good: readonly GoodCall[] = [
    { endpoint: contracts.getCategories, caller: aPublic, input: { language: 'tr', useCache: true } },
    { endpoint: contracts.getCategoryById, caller: aPublic, input: { id, language: 'tr', useCache: true } },
    { endpoint: contracts.createCategory, caller: admin, input: { category: draft('İyi') } },
    { endpoint: contracts.updateCategory, caller: admin, input: { category: { ...draft('İyi'), id, order: 0, version: 1 } } },
    { endpoint: contracts.deleteCategory, caller: admin, input: { id, targetId: ids.next() } },
    { endpoint: contracts.listCategories, caller: admin, input: { language: 'tr' } },
    { endpoint: contracts.categoryImpact, caller: admin, input: { id } },
    { endpoint: contracts.categoryExamples, caller: admin, input: { id } },
    {
      endpoint: contracts.updateCategoryExamples,
      caller: admin,
      input: { id, version: 1, examples: { tr: ['uyuyamıyorum'], en: ['I lie awake'] } },
    },
    { endpoint: contracts.undoCategoryAction, caller: { type: 'Service', name: 'gateway' }, input: { actorId: id, taken } },
  ];
  it.each(badCallsByRoute(good))('%s refuses every one', async (_route, calls) => {
    expect(await badCallProblems(catalog, calls)).toEqual([]);
  });

  it.each(['x', ' x ', '\u0000\u0000', '\u200b', '    ', 'İyi\u202e'])('the name %j is no name', async (nameTr) => {
    await expect(catalog.callAs(admin)(contracts.createCategory, { category: { ...draft('İyi'), nameTr } })).rejects.toThrow(
      'VALIDATION_FAILED',
    );
    const good = await catalog.callAs(admin)(contracts.createCategory, { category: draft('İyi') });
    await expect(catalog.callAs(admin)(contracts.updateCategory, { category: { id: good.category.id, nameTr } })).rejects.toThrow(
      'VALIDATION_FAILED',
    );
  });

  it.each(["' or 1=1 --", '<script>alert(1)</script>', 'İıŞşĞğ', '👩‍👩‍👧', '{"$gt":""}', '%00', '../../etc/passwd'])(
    'the name %j is kept as it is',
    async (name) => {
      const { category } = await catalog.callAs(admin)(contracts.createCategory, { category: draft(`a ${name}`) });
      const { categories } = await catalog.callAs(aPublic)(contracts.getCategoryById, { id: category.id });
      expect(categories[0]?.nameTr).toBe(`a ${name}`.trim());
    },
  );
});

it('S22: an erased coach counts nowhere and leaves nothing but an id, whatever comes late', async () => {
  const receipts = await recordEvents(catalog, contracts.catalogForgot);
  const { category: made } = await catalog.callAs(admin)(contracts.createCategory, { category: draft('Silinen') });
  const category = made.id;
  const count = async () =>
    (await catalog.callAs(aPublic)(contracts.getCategoryById, { id: category, useCache: 'false' })).categories[0]?.coachCount;
  const [gone, other] = [ids.next(), ids.next()];
  const place = (id: string, version: number) =>
    publish(catalog, contracts.coachChanged, id, { id, version, coach: aCoach(id, [category]) });
  await place(gone, 1);
  await place(other, 1);
  await eventually(async () => expect(await count()).toBe(2));
  await publish(catalog, contracts.accountErased, gone, { id: gone, version: 2 });
  await eventually(() => expect(receipts.about(gone)).toBeDefined());
  await place(gone, 7);
  await place(other, 2);
  const { manager } = catalog.running.db;
  await eventually(async () =>
    expect(await manager.query('select coach_id, version from coach_placement')).toEqual([{ coach_id: other, version: 2 }]),
  );
  expect(await count()).toBe(1);
});
