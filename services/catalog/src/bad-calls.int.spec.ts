import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, badCalls, type ServiceUnderTest } from '@pusula/service-kit/testing';
import { admin, draft, ids, startCatalog } from './catalog.fixture.ts';

let catalog: ServiceUnderTest;
beforeAll(async () => {
  ({ test: catalog } = await startCatalog());
});
afterAll(() => catalog?.stop());

describe('bad calls', () => {
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
  const table = [
    ...badCalls({ endpoint: contracts.getCategories, caller: aPublic, input: { language: 'tr', useCache: true } }),
    ...badCalls({ endpoint: contracts.getCategoryById, caller: aPublic, input: { id, language: 'tr', useCache: true } }),
    ...badCalls({ endpoint: contracts.createCategory, caller: admin, input: { category: draft('İyi') } }),
    ...badCalls({ endpoint: contracts.updateCategory, caller: admin, input: { category: { ...draft('İyi'), id, order: 0, version: 1 } } }),
    ...badCalls({ endpoint: contracts.deleteCategory, caller: admin, input: { id, targetId: ids.next() } }),
    ...badCalls({ endpoint: contracts.listCategories, caller: admin, input: { language: 'tr' } }),
    ...badCalls({ endpoint: contracts.categoryImpact, caller: admin, input: { id } }),
    ...badCalls({ endpoint: contracts.undoCategoryAction, caller: { type: 'Service', name: 'gateway' }, input: { actorId: id, taken } }),
  ];
  it.each(table.map((bad) => [`${bad.method} ${bad.path.split('?')[0]} ${bad.why}`, bad] as const))(
    '%s',
    async (_, { caller, method, path, init, codes }) => {
      const { status, body } = await catalog.send(caller, method, path, init);
      expect(codes).toContain(body.errorMessage);
      expect(status).toBe(contracts.statusOf(body.errorMessage as contracts.ErrorCode));
    },
  );

  it.each(['x', ' x ', '\u0000\u0000', '\u200b', '    '])('the name %j is no name', async (nameTr) => {
    await expect(catalog.callAs(admin)(contracts.createCategory, { category: { ...draft('İyi'), nameTr } })).rejects.toThrow(
      'VALIDATION_FAILED',
    );
    const good = await catalog.callAs(admin)(contracts.createCategory, { category: draft('İyi') });
    await expect(catalog.callAs(admin)(contracts.updateCategory, { category: { id: good.category.id, nameTr } })).rejects.toThrow(
      'VALIDATION_FAILED',
    );
  });

  it.each(["' or 1=1 --", '<script>alert(1)</script>', 'İıŞşĞğ', '👩‍👩‍👧', '{"$gt":""}', '\u202e', '%00', '../../etc/passwd'])(
    'S12: the name %j is kept as it is',
    async (name) => {
      const { category } = await catalog.callAs(admin)(contracts.createCategory, { category: draft(`a ${name}`) });
      const { categories } = await catalog.callAs(aPublic)(contracts.getCategoryById, { id: category.id });
      expect(categories[0]?.nameTr).toBe(`a ${name}`.trim());
    },
  );
});
