import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountErased, catalogForgot, coachChanged, createCategory, getCategoryById } from '@pusula/contracts';
import { aPublic, eventually, overhear, type ServiceUnderTest, tell } from '@pusula/service-kit/testing';
import { aCoach, admin, draft, ids, startCatalog } from '../catalog.fixture.ts';

let catalog: ServiceUnderTest;
beforeAll(async () => {
  catalog = (await startCatalog()).test;
});
afterAll(() => catalog?.stop());

it('S22: an erased coach counts nowhere and leaves nothing but an id, whatever comes late', async () => {
  const receipts = await overhear(catalog, catalogForgot);
  const { category: made } = await catalog.callAs(admin)(createCategory, { category: draft('Silinen') });
  const category = made.id;
  const count = async () => (await catalog.callAs(aPublic)(getCategoryById, { id: category, useCache: 'false' })).categories[0]?.coachCount;
  const [gone, other] = [ids.next(), ids.next()];
  const place = (id: string, version: number) => tell(catalog, coachChanged, id, { id, version, coach: aCoach(id, [category]) });
  await place(gone, 1);
  await place(other, 1);
  await eventually(async () => expect(await count()).toBe(2));
  await tell(catalog, accountErased, gone, { id: gone, version: 2 });
  await eventually(() => expect(receipts.about(gone)).toBeDefined());
  await place(gone, 7);
  await place(other, 2);
  const { manager } = catalog.running.db;
  await eventually(async () =>
    expect(await manager.query('select coach_id, version from coach_placement')).toEqual([{ coach_id: other, version: 2 }]),
  );
  expect(await count()).toBe(1);
});
