import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceUnderTest } from '@pusula/service-kit/testing';
import { type AuditLog, auditLogOf } from '../audit-log.testing.ts';
import { adminId, type CatalogCalls, callsOf, ids, startCatalog } from '../catalog.testing.ts';

let catalog: ServiceUnderTest;
let calls: CatalogCalls;
let log: AuditLog;
beforeAll(async () => {
  ({ test: catalog } = await startCatalog());
  calls = callsOf(catalog);
  log = await auditLogOf(catalog, calls);
});
afterAll(() => catalog?.stop());

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });

describe('the audit log is told', () => {
  it('who created a category, when, and what it says', async () => {
    const { id } = await calls.create('Denetim');
    const [entry, ...more] = await log.entriesAbout(id);
    const at = catalog.clock.now().toISOString();
    expect(entry).toMatchObject({ actorId: adminId, action: 'category-created', subject: { kind: 'category', id }, undoes: null, at });
    expect(entry?.changes).toEqual([
      change('parentId', null, '0'),
      change('nameTr', null, 'Denetim'),
      change('nameEn', null, 'Denetim (en)'),
      change('descriptionTr', null, 'tr'),
      change('descriptionEn', null, 'en'),
      change('status', null, 'active'),
      change('order', null, expect.any(Number)),
    ]);
    expect(more).toEqual([]);
  });

  it('the fields that an edit changed, before and after, and no others', async () => {
    const { id } = await calls.create('Önceki ad');
    await calls.update({ id, nameTr: 'Sonraki ad', nameEn: 'Önceki ad (en)', status: 'inactive' });
    expect(await log.entry(id, 2)).toMatchObject({
      action: 'category-edited',
      changes: [change('nameTr', 'Önceki ad', 'Sonraki ad'), change('status', 'active', 'inactive')],
    });
  });

  it('nothing of an edit that changes nothing, or that was refused', async () => {
    const { id, version } = await calls.create('Aynı');
    await calls.update({ id, nameTr: ' Aynı ' });
    await expect(calls.update({ id, version: version + 1, nameTr: 'Geç' })).rejects.toThrow('CONFLICT');
    expect(await log.entriesAbout(id)).toHaveLength(1);
  });

  it('of a move as one action, however many siblings make room', async () => {
    const top = await calls.create('Yer');
    const [first, second, third] = [
      await calls.create('Birinci', top.id),
      await calls.create('İkinci', top.id),
      await calls.create('Üçüncü', top.id),
    ];
    await calls.update({ id: third.id, order: 0 });
    expect((await log.entry(third.id, 2)).changes).toEqual([change('order', 2, 0)]);
    for (const { id } of [first, second]) expect(await log.entriesAbout(id)).toHaveLength(1);
  });

  it('everything that a deleted category said, and where its coaches went if they went anywhere', async () => {
    const [gone, target, empty] = [await calls.create('Silinen'), await calls.create('Hedefi'), await calls.create('Boşu')];
    await calls.remove(gone.id, target.id);
    await calls.remove(empty.id);
    const [left, leftEmpty] = [await log.entry(gone.id, 2), await log.entry(empty.id, 2)];
    expect([left.action, leftEmpty.action]).toEqual(['category-deleted', 'category-deleted']);
    expect(left.changes).toEqual(expect.arrayContaining([change('nameTr', 'Silinen', null), change('movedTo', null, target.id)]));
    expect(leftEmpty.changes.map(({ field }) => field)).not.toContain('movedTo');
  });

  it('by the entry that whoever did it can undo it by; nothing can be undone of what changed nothing or moved elsewhere', async () => {
    const [{ id }, target] = [await calls.create('Geri alınabilen'), await calls.create('Gidilen')];
    const edited = await calls.update({ id, nameTr: 'Düzenlenen' });
    expect(edited.undoableEntryId).toBe((await log.entry(id, 2)).id);
    expect((await calls.update({ id, nameTr: 'Düzenlenen' })).undoableEntryId).toBeNull();
    expect((await calls.remove(id)).undoableEntryId).toBe((await log.entry(id, 3)).id);
    const moved = await calls.create('Taşınan');
    expect((await calls.remove(moved.id, target.id)).undoableEntryId).toBeNull();
  });

  it('nothing of a deletion that was refused', async () => {
    const { id } = await calls.create('Kalan');
    await expect(calls.remove(id, ids.next())).rejects.toThrow('CATEGORY_NOT_FOUND');
    expect(await log.entriesAbout(id)).toHaveLength(1);
  });
});
