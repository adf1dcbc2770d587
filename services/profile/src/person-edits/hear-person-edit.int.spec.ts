import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, tell } from '@pusula/service-kit/testing';
import {
  aCertificate,
  aContact,
  anAccount,
  asCoach,
  heardCategory,
  ids,
  importedCoach,
  type ProfileUnderTest,
  rowsAbout,
  showPicture,
  startProfile,
  uploadPicture,
} from '../profile.fixture.ts';
import { heardMember } from './person-edits.fixture.ts';

let profile: ProfileUnderTest;
let category: string;
beforeAll(async () => {
  profile = await startProfile();
  category = await heardCategory(profile);
});
afterAll(() => profile?.stop());

const gateway: contracts.Caller = { type: 'Service', name: 'gateway' };
type Edit = contracts.InputOf<typeof contracts.planPersonEdit>['edit'];
const plan = async (id: string, edit: Edit) => (await profile.test.callAs(gateway)(contracts.planPersonEdit, { id, edit })).changes;
const edited = (id: string, version: number, changes: contracts.PersonChange[], message?: string) =>
  tell(profile.test, contracts.personEdited, id, { id, version, changes }, message);
/** As the identity service does it: the edit first, then the version of the account. */
async function commit(id: string, version: number, changes: contracts.PersonChange[], account: Partial<contracts.Account> = {}) {
  await edited(id, version, changes);
  await tell(profile.test, contracts.accountChanged, id, { id, version, account: anAccount(id, account), person: null });
}
const arrived = async (id: string, version: number) =>
  expect(await profile.test.callAs(gateway)(contracts.awaitAccount, { id, version: String(version) })).toEqual({ isKnown: true });
const me = async (id: string) => (await profile.test.callAs(asCoach(id))(contracts.getCurrentUser, {})).user;
const announced = (id: string) => profile.said.all().filter(({ subject }) => subject === id).length;

describe('an admin’s edit', () => {
  it('is there as soon as the account’s version of it is, in one step, and is announced', async () => {
    const id = await importedCoach(profile, { categoryIds: [category], certificates: [aCertificate(), aCertificate()] });
    const other = await heardCategory(profile);
    const before = await me(id);
    const edit: Edit = {
      firstName: 'Ada',
      city: 'ankara',
      phone: '',
      headlineTr: '',
      bioTr: '',
      headlineEn: 'Calm steps',
      bioEn: 'I listen.',
      categories: [other],
      certificates: (before.certificates ?? []).slice(1),
    };
    await commit(id, 2, await plan(id, edit));
    await arrived(id, 2);
    const after = await me(id);
    expect(after).toEqual({
      ...before,
      firstName: 'Ada',
      slug: `ada-cag-${id}`,
      city: 'Ankara',
      phone: '',
      headline: 'Calm steps',
      bio: 'I listen.',
      texts: { en: { headline: 'Calm steps', bio: 'I listen.' } },
      categories: [expect.objectContaining({ id: other })],
      certificates: edit.certificates,
      version: (before.version ?? 0) + 1,
    });
    await eventually(() => expect(profile.said.about(id)?.data).toMatchObject({ version: after.version, coach: { firstName: 'Ada' } }));
    await eventually(() => expect(profile.renamed.about(id)?.data).toMatchObject({ id, version: after.version, firstName: 'Ada' }));
  });

  it('that takes the last headline away takes the coach from the public', async () => {
    const id = await importedCoach(profile);
    await commit(id, 2, await plan(id, { headlineTr: '' }));
    await arrived(id, 2);
    expect(await me(id)).toMatchObject({ isPublic: false, bio: 'Dinlerim.' });
    await eventually(() => expect(profile.said.about(id)?.data.coach).toBeNull());
  });

  it('that takes a picture away has its files removed', async () => {
    const id = await importedCoach(profile);
    const name = await uploadPicture(profile, asCoach(id));
    await showPicture(profile, id, name);
    await commit(id, 2, await plan(id, { imageFileName: '' }));
    await arrived(id, 2);
    expect(await me(id)).toMatchObject({ imageFileName: '', imageUrl: '' });
    profile.test.clock.advance(6 * 60_000);
    await eventually(async () => expect((await profile.stored()).filter((path) => path.includes(name))).toEqual([]), 20_000);
  });

  it('of a member changes the member', async () => {
    const id = await heardMember(profile);
    await commit(id, 2, await plan(id, { lastName: 'Ak' }), { userType: 'member' });
    await arrived(id, 2);
    expect((await rowsAbout(profile, id)).person).toMatchObject({ last_name: 'Ak', version: 2 });
  });

  it('told twice is made once, as one message or as two', async () => {
    const id = await importedCoach(profile);
    const changes = await plan(id, { firstName: 'Ada' });
    const message = randomUUID();
    await edited(id, 2, changes, message);
    await eventually(async () => expect((await me(id)).firstName).toBe('Ada'));
    await eventually(() => expect(profile.said.about(id)?.data.coach?.firstName).toBe('Ada'));
    const [before, said] = [await rowsAbout(profile, id), announced(id)];
    await edited(id, 2, changes, message);
    await commit(id, 2, changes);
    await arrived(id, 2);
    expect((await rowsAbout(profile, id)).person).toEqual(before.person);
    expect(announced(id)).toBe(said);
  });

  it('leaves out what its person has saved in between, and makes the rest', async () => {
    const id = await importedCoach(profile);
    const changes = await plan(id, { city: 'Bursa', lastName: 'Ak' });
    await profile.test.callAs(asCoach(id))(contracts.updateUserProfile, aContact(id, { City: 'Ankara' }));
    await commit(id, 2, changes);
    await arrived(id, 2);
    expect(await me(id)).toMatchObject({ city: 'Ankara', lastName: 'Ak' });
  });

  it('leaves out a category that was deleted in between', async () => {
    const id = await importedCoach(profile, { categoryIds: [category] });
    const doomed = await heardCategory(profile);
    const changes = await plan(id, { categories: [doomed], lastName: 'Ak' });
    await tell(profile.test, contracts.categoryChanged, doomed, { id: doomed, version: 2, category: null, movedTo: null });
    await eventually(async () =>
      expect(await profile.test.running.db.manager.query('select 1 from specialty where id = $1 and is_deleted', [doomed])).toHaveLength(1),
    );
    await commit(id, 2, changes);
    await arrived(id, 2);
    expect(await me(id)).toMatchObject({ categories: [{ id: category }], lastName: 'Ak' });
  });

  it('and a second one come in the wrong order: the first finds nothing that it knows', async () => {
    const id = await importedCoach(profile);
    await edited(id, 3, [{ field: 'firstName', before: 'Ada', after: 'Eda' }]);
    await edited(id, 2, [{ field: 'city', before: 'İzmir', after: 'Bursa' }]);
    await eventually(async () => expect((await me(id)).city).toBe('Bursa'));
    expect((await me(id)).firstName).toBe('Işıl');
  });

  it('of somebody unknown or erased brings nobody into being', async () => {
    const [unknown, erased] = [ids.next(), await importedCoach(profile)];
    const changes = await plan(erased, { firstName: 'Ada' });
    await tell(profile.test, contracts.accountErased, erased, { id: erased, version: 9 });
    await edited(erased, 10, changes);
    await edited(unknown, 2, changes);
    await eventually(async () =>
      expect(await profile.test.running.db.manager.query('select 1 from delivery where subject = any($1)', [[erased, unknown]])).toEqual(
        [],
      ),
    );
    for (const id of [erased, unknown]) expect(await rowsAbout(profile, id)).toMatchObject({ person: undefined, coach: undefined });
  });
});
