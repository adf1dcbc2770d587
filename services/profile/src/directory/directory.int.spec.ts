import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, publish, type RecordedEvents, recordEvents } from '@pusula/service-kit/testing';
import {
  aContact,
  anAccount,
  aRegistration,
  asCoach,
  ids,
  importedCoach,
  type ProfileUnderTest,
  showPicture,
  startProfile,
  uploadPicture,
} from '../profile.testing.ts';
import { came } from './directory.testing.ts';

let profile: ProfileUnderTest;
let told: RecordedEvents<typeof contracts.profileActionTaken>;
beforeAll(async () => {
  profile = await startProfile();
  told = await recordEvents(profile.test, contracts.profileActionTaken);
});
afterAll(() => profile?.stop());

const ADMIN = ids.next();
const admin = asCoach(ADMIN, 'admin');
type Search = Partial<contracts.SentInput<typeof contracts.searchUsers>>;
const search = (input: Search) => profile.test.callAs(admin)(contracts.searchUsers, input);
const found = async (input: Search) =>
  (await search({ pageSize: 100, ...input })).users.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
const one = (id: string, language: contracts.Language = 'tr') => profile.test.callAs(admin)(contracts.getUserById, { Id: id, language });

describe('the directory follows', () => {
  const emailOf = async (Email: string) => (await search({ SearchType: 'email', Email })).users.map(({ id }) => id);

  it('who registers, what they say of themself, and what becomes of their account', async () => {
    const id = ids.next();
    const account = anAccount(id, { userType: 'member', email: `yeni.${id}@example.com` });
    await publish(profile.test, contracts.accountChanged, id, {
      id,
      version: 1,
      account,
      person: aRegistration({ firstName: 'Tuğçe', lastName: 'Ünlü' }),
    });
    await eventually(async () => expect(await emailOf(`yeni.${id}`)).toEqual([id]));
    await profile.test.callAs(asCoach(id, 'member'))(contracts.updateUserProfile, {
      ...aContact(id, { LastName: 'Kuzgun' }),
      Email: account.email,
    });
    expect(await found({ SearchType: 'name', Email: 'tugce kuzgun' })).toEqual(['Tuğçe Kuzgun']);
    expect(await found({ SearchType: 'name', Email: 'tugce unlu' })).toEqual([]);
    const changed = { ...account, email: `eski.${id}@example.com`, status: 'disabled' as const, userType: 'coach' as const };
    await publish(profile.test, contracts.accountChanged, id, { id, version: 2, account: changed, person: null });
    await eventually(async () => expect(await emailOf(`eski.${id}`)).toEqual([id]));
    expect(await emailOf(`yeni.${id}`)).toEqual([]);
    expect((await search({ SearchType: 'email', Email: id, statuses: ['disabled'], userTypes: ['coach'] })).total).toBe(1);
  });

  it('both when a person saves while their account changes', async () => {
    const id = await importedCoach(profile);
    const account = anAccount(id);
    for (let version = 2; version < 12; version += 1) {
      const changed = { ...account, status: version % 2 ? ('enabled' as const) : ('disabled' as const) };
      await Promise.all([
        publish(profile.test, contracts.accountChanged, id, { id, version, account: changed, person: null }),
        profile.test.callAs(asCoach(id))(contracts.updateUserProfile, aContact(id, { LastName: `Kayıt ${version}` })),
      ]);
      await eventually(async () => {
        const [entry] = await profile.test.running.db.manager.query('select name_folded, status from directory_entry where id = $1', [id]);
        expect(entry).toEqual({ name_folded: `isil kayit ${version}`, status: changed.status });
      });
    }
  });

  it('an erasure: whoever is erased is found no more', async () => {
    const id = await importedCoach(profile);
    expect(await emailOf(id)).toEqual([id]);
    await publish(profile.test, contracts.accountErased, id, { id, version: 9 });
    await eventually(async () => expect(await emailOf(id)).toEqual([]));
    await expect(one(id)).rejects.toThrow('USER_NOT_FOUND');
    expect(await profile.test.running.db.manager.query('select 1 from directory_entry where id = $1', [id])).toEqual([]);
  });
});

describe('the last fifty', () => {
  it('are those who came last, newest first', async () => {
    const last = await came(
      profile,
      Array.from({ length: 55 }, () => ({ name: 'Son Gelen' })),
    );
    const { users } = await profile.test.callAs(admin)(contracts.lastUsers, {});
    expect(users.map(({ id }) => id)).toEqual(last.slice(-50).reverse());
  });
});

describe('one person', () => {
  it('is read whole, with both versions and the categories in the language asked for', async () => {
    const id = await importedCoach(profile);
    const name = await uploadPicture(profile, asCoach(id));
    await showPicture(profile, id, name);
    const { user: own } = await profile.test.callAs(asCoach(id))(contracts.getCurrentUser, { language: 'en' });
    const { user } = await one(id, 'en');
    expect(user).toEqual({ ...own, registeredAt: contracts.timeOfId(id).toISOString(), language: 'tr', accountVersion: 1 });
    expect(user.imageFileName).toBe(name);
  });

  it('is read when they are soft-deleted, too', async () => {
    const [id = ''] = await came(profile, [{ name: 'Silik Kişi', account: { status: 'deleted' } }]);
    expect((await one(id)).user).toMatchObject({ firstName: 'Silik', status: 'deleted', isDeleted: true });
  });

  it('is not looked at unseen: the audit log records each look, and of one that goes on only once', async () => {
    const id = await importedCoach(profile);
    const looks = () => told.all().filter(({ data }) => data.action === 'user-viewed' && data.subject.id === id);
    await one(id);
    await one(id, 'en');
    await eventually(() => expect(looks()).toHaveLength(1));
    expect(looks()[0]?.data).toMatchObject({ actorId: ADMIN, subject: { kind: 'user', id }, changes: [] });
    profile.test.clock.advance(16 * 60_000);
    await one(id);
    await eventually(() => expect(looks()).toHaveLength(2));
  });

  it('is looked at just as well by an edit that changes nothing; a look at the same person just before is the same look', async () => {
    const [edited, opened] = [await importedCoach(profile), await importedCoach(profile)];
    const shownTo = (actorId: string, id: string) =>
      profile.test.callAs({ type: 'Service', name: 'gateway' })(contracts.editedUser, { actorId, id, language: 'tr' });
    const looks = () =>
      told
        .all()
        .filter(({ data }) => data.action === 'user-viewed' && [edited, opened].includes(data.subject.id))
        .map(({ data }) => [data.actorId, data.subject.id]);
    const another = ids.next();
    await shownTo(ADMIN, edited);
    await one(opened);
    await shownTo(ADMIN, opened);
    await shownTo(another, opened);
    await eventually(() => expect(looks()).toHaveLength(3));
    expect(looks()).toEqual(
      expect.arrayContaining([
        [ADMIN, edited],
        [ADMIN, opened],
        [another, opened],
      ]),
    );
  });

  it('who is not there is not found', async () => {
    await expect(one(ids.next())).rejects.toThrow('USER_NOT_FOUND');
  });
});

describe('a list', () => {
  it('is not looked through unseen: however many pages are read, one entry in 15 minutes says who reads, and none what they search for', async () => {
    await came(profile, [{ name: 'Gizli Kalan' }]);
    const reader = asCoach(ids.next(), 'admin');
    const call = profile.test.callAs(reader);
    const entries = () => told.all().filter(({ data }) => reader.type === 'User' && data.actorId === reader.id);
    const page = (number: number) => call(contracts.searchUsers, { SearchType: 'name', Email: 'gizli', page: number, pageSize: 50 });
    await Promise.all([call(contracts.lastUsers, {}), ...[1, 2, 3].map(page)]);
    await page(4);
    profile.test.clock.advance(15 * 60_000 + 1);
    await call(contracts.lastUsers, {});
    await page(1);
    await eventually(() => expect(entries()).toHaveLength(2));
    for (const { data } of entries())
      expect(data).toMatchObject({ action: 'people-listed', subject: { kind: 'user', id: '' }, changes: [] });
  });
});

describe('an export', () => {
  it('is everybody of the search in the order of their registration, page by page, and is told to the audit log once, without the words searched for', async () => {
    const size = contracts.LIMITS.userExportPage + 5;
    const all = await came(
      profile,
      Array.from({ length: size }, (_, place) => ({ name: `Dosya ${place}`, email: `d${place}@dosya.example` })),
    );
    const filter = { SearchType: 'email', Email: 'DOSYA.example', userTypes: ['coach'], statuses: [] } as const;
    const first = await profile.test.callAs(admin)(contracts.exportUsers, { ...filter, userTypes: ['coach'], statuses: [] });
    expect([first.users.length, first.next]).toEqual([contracts.LIMITS.userExportPage, first.users.at(-1)?.id]);
    const rest = await profile.test.callAs(admin)(contracts.exportUsers, {
      ...filter,
      userTypes: ['coach'],
      statuses: [],
      after: first.next ?? '',
    });
    expect([rest.users.length, rest.next]).toEqual([5, null]);
    expect([...first.users, ...rest.users].map(({ id }) => id)).toEqual(all);
    const entries = () =>
      told.all().filter(({ data }) => data.action === 'users-exported' && data.changes.some(({ after }) => after === 'email'));
    await eventually(() => expect(entries()).toHaveLength(2));
    expect(entries()[0]?.data).toMatchObject({
      at: profile.test.clock.now().toISOString(),
      actorId: ADMIN,
      action: 'users-exported',
      subject: { kind: 'user', id: '' },
      changes: [
        { field: 'count', before: null, after: contracts.LIMITS.userExportPage },
        { field: 'SearchType', before: null, after: 'email' },
        { field: 'userTypes', before: null, after: ['coach'] },
      ],
      undoes: null,
    });
    expect(entries()[1]?.data.changes[0]).toEqual({ field: 'count', before: null, after: 5 });
  });

  it('tells the audit log of a page that is asked for by itself', async () => {
    const after = '00000000000000000000000000';
    await profile.test.callAs(admin)(contracts.exportUsers, { after, city: 'Bayburt' });
    await eventually(() => expect(told.all().some(({ data }) => data.changes.some((change) => change.after === 'Bayburt'))).toBe(true));
  });

  it('tells the audit log everything else that it was narrowed by', async () => {
    const categoryId = ids.next();
    const narrowed = { registeredFrom: '2026-01-01', registeredTo: '2026-02-01', city: 'Van', publicOnly: true, unverifiedOnly: true };
    await profile.test.callAs(admin)(contracts.exportUsers, { ...narrowed, categoryId });
    const fields = Object.entries({ count: 0, ...narrowed, categories: [categoryId] });
    await eventually(() => {
      const changes = told.all().find(({ data }) => data.changes.some(({ field }) => field === 'publicOnly'))?.data.changes ?? [];
      expect(changes).toHaveLength(fields.length);
      expect(changes).toEqual(expect.arrayContaining(fields.map(([field, after]) => ({ field, before: null, after }))));
    });
  });
});
