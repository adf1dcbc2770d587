import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ActionTaken, type Caller, type CategoryNode, categoryChanged, undoCategoryAction } from '@pusula/contracts';
import { eventually, recordEvents, type ServiceUnderTest } from '@pusula/service-kit/testing';
import { type AuditLog, auditLogOf } from '../audit-log.testing.ts';
import { type CatalogCalls, callsOf, ids, startCatalog } from '../catalog.testing.ts';

let catalog: ServiceUnderTest;
let calls: CatalogCalls;
let log: AuditLog;
beforeAll(async () => {
  ({ test: catalog } = await startCatalog());
  calls = callsOf(catalog);
  log = await auditLogOf(catalog, calls);
});
afterAll(() => catalog?.stop());

const gateway: Caller = { type: 'Service', name: 'gateway' };
const actorId = ids.next();
const undo = (taken: ActionTaken) => catalog.callAs(gateway)(undoCategoryAction, { actorId, taken });
/** Makes the category's second change and reads what the log was told of it. */
const edit = async (category: { id: string } & Record<string, unknown>) => {
  await calls.update(category);
  return log.entry(category.id, 2);
};
const remove = async (id: string) => {
  await calls.remove(id);
  return log.entry(id, 2);
};
const childrenOf = async (id: string, nodes?: readonly CategoryNode[]): Promise<string[]> => {
  const all = nodes ?? (await calls.list());
  const found = all.find((node) => node.id === id);
  if (found) return found.categories.map(({ nameTr }) => nameTr);
  return (await Promise.all(all.map(({ categories }) => childrenOf(id, categories)))).flat();
};
const family = async (...names: string[]) => {
  const top = await calls.create('Aile');
  const children: CategoryNode[] = [];
  for (const name of names) children.push(await calls.create(name, top.id));
  return [top, ...children] as [CategoryNode, CategoryNode, CategoryNode, CategoryNode];
};

describe('an edit that is taken back', () => {
  it('leaves names, descriptions and status as they were, and is an edit of its own in the log', async () => {
    const before = await calls.create('Asıl ad');
    const taken = await edit({ id: before.id, nameTr: 'Yanlış ad', descriptionEn: '', status: 'inactive' });
    await undo(taken);
    expect(await calls.node(before.id)).toMatchObject({ ...before, version: 3 });
    expect(await log.entry(before.id, 3)).toMatchObject({
      actorId,
      action: 'category-edited',
      undoes: taken.id,
      changes: expect.arrayContaining([{ field: 'nameTr', before: 'Yanlış ad', after: 'Asıl ad' }]),
    });
  });

  it('keeps what others wrote into other fields meanwhile', async () => {
    const { id } = await calls.create('Paylaşılan');
    const taken = await edit({ id, nameTr: 'Paylaşılmayan' });
    await calls.update({ id, nameEn: 'Shared' });
    await undo(taken);
    expect(await calls.node(id)).toMatchObject({ nameTr: 'Paylaşılan', nameEn: 'Shared' });
  });

  it('overwrites nothing: a field that says something else by now is a conflict, and nothing is undone', async () => {
    const { id } = await calls.create('İlk');
    const taken = await edit({ id, nameTr: 'İkinci', nameEn: 'Second' });
    await calls.update({ id, nameTr: 'Üçüncü' });
    await expect(undo(taken)).rejects.toThrow('CONFLICT');
    expect(await calls.node(id)).toMatchObject({ nameTr: 'Üçüncü', nameEn: 'Second' });
  });

  it('done twice at once is done once', async () => {
    const { id } = await calls.create('Tek');
    const taken = await edit({ id, nameTr: 'Çift' });
    const both = await Promise.allSettled([undo(taken), undo(taken)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await calls.node(id)).toMatchObject({ nameTr: 'Tek', version: 3 });
  });

  it('puts a moved category back to its place, and siblings make room again', async () => {
    const [from, , moved] = await family('Bir', 'İki', 'Üç');
    const to = await calls.create('Yeni üst');
    const taken = await edit({ id: moved.id, parentId: to.id });
    expect([await childrenOf(from.id), await childrenOf(to.id)]).toEqual([['Bir', 'Üç'], ['İki']]);
    await undo(taken);
    expect([await childrenOf(from.id), await childrenOf(to.id)]).toEqual([['Bir', 'İki', 'Üç'], []]);
  });

  it('puts a reordered category back', async () => {
    const [top, , , last] = await family('Bir', 'İki', 'Üç');
    const taken = await edit({ id: last.id, order: 0 });
    await undo(taken);
    expect(await childrenOf(top.id)).toEqual(['Bir', 'İki', 'Üç']);
  });

  it('is refused when the category it lay below is gone, or lies below it by now', async () => {
    const [top, moved] = await family('Taşınan');
    const taken = await edit({ id: moved.id, parentId: '0', order: 0 });
    await calls.update({ id: top.id, parentId: moved.id });
    await expect(undo(taken)).rejects.toThrow('CONFLICT');
    await calls.remove(top.id);
    await expect(undo(taken)).rejects.toThrow('CATEGORY_NOT_FOUND');
  });
});

describe('a creation that is taken back', () => {
  it('leaves no category behind, and can be taken back itself', async () => {
    const { id } = await calls.create('Hevesle açılan');
    const created = await log.entry(id, 1);
    await undo(created);
    expect((await calls.list()).map((category) => category.id)).not.toContain(id);
    const deleted = await log.entry(id, 2);
    expect(deleted).toMatchObject({ action: 'category-deleted', undoes: created.id, actorId });
    await undo(deleted);
    expect(await calls.node(id)).toMatchObject({ nameTr: 'Hevesle açılan', version: 3 });
  });

  it('is refused once somebody is in it', async () => {
    const [top] = await family('Altı');
    await expect(undo(await log.entry(top.id, 1))).rejects.toThrow('CATEGORY_NOT_EMPTY');
    const { id } = await calls.create('Koçlu');
    await calls.place(ids.next(), 1, [id]);
    await eventually(async () => expect((await calls.node(id))?.coachCount).toBe(1));
    await expect(undo(await log.entry(id, 1))).rejects.toThrow('CATEGORY_NOT_EMPTY');
  });

  it('is refused once somebody wrote something else about it, but not because its siblings changed places', async () => {
    const [, first, second] = await family('Öndeki', 'Arkadaki');
    await calls.update({ id: first.id, nameEn: 'Front' });
    await calls.update({ id: second.id, order: 0 });
    await expect(undo(await log.entry(first.id, 1))).rejects.toThrow('CONFLICT');
    await undo(await log.entry(second.id, 1));
  });
});

describe('a deletion that is taken back', () => {
  it('brings the category back to its place under its old id, in a version that everybody takes for newer', async () => {
    const said = await recordEvents(catalog, categoryChanged);
    const [top, , middle] = await family('Bir', 'İki', 'Üç');
    const taken = await remove(middle.id);
    expect(await childrenOf(top.id)).toEqual(['Bir', 'Üç']);
    await undo(taken);
    expect(await childrenOf(top.id)).toEqual(['Bir', 'İki', 'Üç']);
    await eventually(() => expect(said.about(middle.id)?.data).toMatchObject({ version: 3, category: { nameTr: 'İki' }, movedTo: null }));
    expect(await log.entry(middle.id, 3)).toMatchObject({ action: 'category-restored', undoes: taken.id, actorId });
  });

  it('leads old links and old coaches to it again', async () => {
    const [old, kept] = [await calls.create('Eskiden'), await calls.create('Şimdi')];
    await calls.remove(old.id, kept.id);
    await undo(await remove(kept.id));
    const { addresses } = await calls.impact(kept.id);
    expect(addresses.some((address) => address.includes(old.id))).toBe(true);
  });

  it('is a conflict when the category is there already, and needs the category that it lay below', async () => {
    const [top, child] = await family('Çocuk');
    const taken = await remove(child.id);
    await undo(taken);
    await expect(undo(taken)).rejects.toThrow('CONFLICT');
    await calls.remove(child.id);
    await calls.remove(top.id);
    await expect(undo(taken)).rejects.toThrow('CATEGORY_NOT_FOUND');
  });

  it('is refused when coaches went elsewhere with it', async () => {
    const [gone, target] = [await calls.create('Dağılan'), await calls.create('Toplanan')];
    await calls.remove(gone.id, target.id);
    await expect(undo(await log.entry(gone.id, 2))).rejects.toThrow('NOT_UNDOABLE');
  });
});

describe('an entry that is not one of ours', () => {
  const entry = (more: Partial<ActionTaken>): ActionTaken => ({
    id: ids.next(),
    at: '2026-01-01T00:00:00.000Z',
    actorId: 'operator',
    action: 'category-edited',
    subject: { kind: 'category', id: ids.next() },
    changes: [],
    undoes: null,
    ...more,
  });

  it.each([
    ['a restored category', { action: 'category-restored' }, 'NOT_UNDOABLE'],
    ['a user', { action: 'user-edited' }, 'NOT_UNDOABLE'],
    ['a category that never was', {}, 'CATEGORY_NOT_FOUND'],
    ['the creation of one that never was', { action: 'category-created' }, 'CATEGORY_NOT_FOUND'],
    ['the deletion of one that never was', { action: 'category-deleted' }, 'NOT_UNDOABLE'],
    ['something that is no id', { action: 'category-deleted', subject: { kind: 'category', id: "' or 1=1 --" } }, 'NOT_UNDOABLE'],
  ] as const)('about %s changes nothing', async (_, more, code) => {
    await expect(undo(entry(more))).rejects.toThrow(code);
  });

  it('is refused when it is about fields that a category does not have', async () => {
    const { id } = await calls.create('Alanlar');
    const changes = [{ field: 'version', before: 7, after: 1 }];
    await expect(undo(entry({ subject: { kind: 'category', id }, changes }))).rejects.toThrow('NOT_UNDOABLE');
  });
});
