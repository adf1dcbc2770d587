import { beforeEach, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import type { ProductUnderTest } from '../product.testing.ts';
import { type Admin, type Console, codeOf } from './console.testing.ts';
import { DEFNE, DERYA, ELIF, LEADERSHIP } from './people.testing.ts';

/**
 * What an admin changes shows on public pages and in search.
 * @param started the product, once it runs
 * @param withinMs how soon
 */
export function liveChanges(started: () => { readonly product: ProductUnderTest; readonly visits: Console }, withinMs: number): void {
  const live = <T>(assertion: () => Promise<T>) => eventually(assertion, withinMs);
  let product: ProductUnderTest;
  let visits: Console;
  let defne: Admin;
  beforeEach(async () => {
    ({ product, visits } = started());
    defne = visits.as(await visits.signIn(DEFNE));
  });

  it('renames a coach: found by the new name, at the new address, and the log tells before and after; taken back, all is as it was', async () => {
    const old = await defne.coachPath(ELIF);
    expect((await product.open(old)).title).toBe('Elif Sarıkaya, İstanbul · Pusula');
    const { user } = await defne.update(ELIF, { lastName: 'Tunahan', headline: 'Sakin kararların koçu.' });
    expect(user).toMatchObject({ lastName: 'Tunahan', headline: 'Sakin kararların koçu.' });
    const renamed = contracts.coachAddress('tr', String(user.slug));
    await live(async () => {
      expect(await product.open(old)).toMatchObject({ status: 301, to: renamed });
      expect(await product.open(renamed)).toMatchObject({ status: 200, title: 'Elif Tunahan, İstanbul · Pusula' });
      expect(await visits.foundBy('Tunahan')).toEqual([ELIF.id]);
      expect(await visits.foundBy('Sarıkaya')).toEqual([]);
    });
    const [entry] = await defne.entries(ELIF.id);
    expect(entry).toMatchObject({
      action: 'user-edited',
      actor: { id: DEFNE.id, firstName: 'Defne', lastName: DEFNE.lastName },
      person: { id: ELIF.id },
      undoneBy: null,
    });
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'lastName', before: 'Sarıkaya', after: 'Tunahan' },
        { field: 'headlineTr', before: 'Yeni yöneticilerin yanındayım.', after: 'Sakin kararların koçu.' },
      ]),
    );
    await defne.call(contracts.undoAction, { id: entry?.id });
    await live(async () => {
      expect(await product.open(renamed)).toMatchObject({ status: 301, to: old });
      expect((await product.open(old)).title).toBe('Elif Sarıkaya, İstanbul · Pusula');
      expect(await visits.foundBy('Sarıkaya')).toEqual([ELIF.id]);
    });
    const [undoing, undone] = await defne.entries(ELIF.id);
    expect([undoing?.undoes, undone?.undoneBy?.id, undone?.undoableUntil]).toEqual([entry?.id, undoing?.id, null]);
    expect(await codeOf(defne.call(contracts.undoAction, { id: entry?.id }))).toBe('NOT_UNDOABLE');
  });

  it('disables a coach: sessions end at once, search and page know them no more; enabled again, they are back', async () => {
    const [own, path] = [await visits.signIn(DERYA), await defne.coachPath(DERYA)];
    expect([(await product.open(path)).status, await visits.works(own)]).toEqual([200, true]);
    await defne.update(DERYA, { status: 'disabled' });
    expect(await visits.works(own)).toBe(false);
    expect(await codeOf(visits.signIn(DERYA))).toBe('ACCOUNT_DISABLED');
    await live(async () => {
      expect((await product.open(path)).status).toBe(404);
      expect(await visits.foundBy('Kumbasar')).toEqual([]);
    });
    await defne.update(DERYA, { status: 'enabled' });
    await live(async () => {
      expect((await product.open(path)).status).toBe(200);
      expect(await visits.foundBy('Kumbasar')).toEqual([DERYA.id]);
    });
    expect(await visits.works(await visits.signIn(DERYA))).toBe(true);
    expect((await defne.entries(DERYA.id)).map(({ action }) => action)).toEqual(['user-enabled', 'user-disabled']);
  });

  it('soft-deletes a coach, whom admins still see and restore', async () => {
    const [own, path] = [await visits.signIn(DERYA), await defne.coachPath(DERYA)];
    await defne.call(contracts.deleteUser, { id: DERYA.id });
    expect(await visits.works(own)).toBe(false);
    await live(async () => {
      expect((await product.open(path)).status).toBe(404);
      expect(await visits.foundBy('Kumbasar')).toEqual([]);
    });
    expect(await defne.read(DERYA)).toMatchObject({ status: 'deleted', isDeleted: true });
    const [entry] = await defne.entries(DERYA.id);
    expect(entry).toMatchObject({ action: 'user-deleted', changes: [{ field: 'status', before: 'enabled', after: 'deleted' }] });
    await defne.update(DERYA, { status: 'enabled' });
    await live(async () => expect((await product.open(path)).status).toBe(200));
    expect((await defne.entries(DERYA.id))[0]).toMatchObject({ action: 'user-restored' });
    // It is not as the deletion left it: there is nothing to take back.
    expect(await codeOf(defne.call(contracts.undoAction, { id: entry?.id }))).toBe('CONFLICT');
  });

  it('deactivates a category: its page and search know it no more; active again, both do', async () => {
    const { slugTr, nameTr } = await defne.categoryOf(LEADERSHIP);
    const path = contracts.pageAddress('category', 'tr', slugTr);
    const facets = async () => (await visits.find('yönetici')).categories.map(({ name }) => name);
    await eventually(async () => expect(await product.open(path)).toMatchObject({ status: 200, title: 'Liderlik koçları · Pusula' }));
    expect(await facets()).toContain(nameTr);
    await defne.updateCategory(LEADERSHIP, { status: 'inactive' });
    await live(async () => {
      expect((await product.open(path)).status).toBe(404);
      expect(await facets()).not.toContain(nameTr);
    });
    const [entry] = await live(async () => {
      const [found] = await defne.entries(LEADERSHIP);
      expect(found).toMatchObject({ action: 'category-edited', changes: [{ field: 'status', before: 'active', after: 'inactive' }] });
      return [found];
    });
    await defne.call(contracts.undoAction, { id: entry?.id });
    await live(async () => {
      expect((await product.open(path)).status).toBe(200);
      expect(await facets()).toContain(nameTr);
    });
  });

  it('renames a category: its page is at the new address, and coaches are shown and found with the new name', async () => {
    const [old, coach] = [
      contracts.pageAddress('category', 'tr', (await defne.categoryOf(LEADERSHIP)).slugTr),
      await defne.coachPath(ELIF),
    ];
    await product.open(old);
    const { category } = await defne.updateCategory(LEADERSHIP, { nameTr: 'Yönderlik' });
    const renamed = contracts.pageAddress('category', 'tr', category.slugTr);
    await live(async () => {
      expect(await product.open(old)).toMatchObject({ status: 301, to: renamed });
      expect((await product.open(renamed)).title).toBe('Yönderlik koçları · Pusula');
      expect((await product.open(coach)).html).toContain('Yönderlik');
      expect(await visits.foundBy('Yönderlik')).toContain(ELIF.id);
    });
  });
}
