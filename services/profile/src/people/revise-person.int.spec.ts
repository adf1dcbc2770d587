import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { isFailure } from '@pusula/service-kit/service';
import { eventually, publish, type RecordedEvents, recordEvents } from '@pusula/service-kit/testing';
import {
  aCertificate,
  aCoach,
  anAccount,
  aRegistration,
  asCoach,
  categoryProjected,
  ids,
  importedCoach,
  type ProfileUnderTest,
  rowsAbout,
  showPicture,
  startProfile,
  uploadPicture,
} from '../profile.testing.ts';

let profile: ProfileUnderTest;
let actions: RecordedEvents<typeof contracts.profileActionTaken>;
let category: string;
beforeAll(async () => {
  profile = await startProfile();
  actions = await recordEvents(profile.test, contracts.profileActionTaken);
  category = await categoryProjected(profile);
});
afterAll(() => profile?.stop());

const actorId = ids.next();
const gateway: contracts.Caller = { type: 'Service', name: 'gateway' };
const revise = (id: string, edit: contracts.SentInput<typeof contracts.revisePerson>['edit'], version?: number) =>
  profile.test.callAs(gateway)(contracts.revisePerson, { actorId, id, edit, version });
const undo = (id: string, changes: contracts.PersonChange[], entryId = ids.next()) =>
  profile.test.callAs(gateway)(contracts.undoPersonEdit, { actorId, id, entryId, changes });
const me = async (id: string) => (await profile.test.callAs(asCoach(id))(contracts.getCurrentUser, {})).user;
const recordedOf = (id: string) => actions.all().flatMap(({ data }) => (data.subject.id === id ? [data] : []));
/** What the last action changed about somebody. */
async function changed(id: string, edit: Parameters<typeof revise>[1]): Promise<contracts.PersonChange[]> {
  const { undoableEntryId } = await revise(id, edit);
  return eventually(() => {
    const recorded = recordedOf(id).at(-1);
    expect(recorded).toBeDefined();
    if (undoableEntryId !== null) expect(recorded?.id).toBe(undoableEntryId);
    return recorded?.changes as contracts.PersonChange[];
  });
}
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing',
    (error: unknown) => (isFailure(error) ? [error.code, ...(error.details ?? []).map(({ path }) => path)] : error),
  );
async function aMember(): Promise<string> {
  const id = ids.next();
  const account = anAccount(id, { userType: 'member' });
  await publish(profile.test, contracts.accountChanged, id, { id, version: 1, account, person: aRegistration() });
  await eventually(() => profile.test.callAs(asCoach(id, 'member'))(contracts.getCurrentUser, {}));
  return id;
}

describe('an admin’s edit of a person', () => {
  it('is there with its reply, in one version, and is published', async () => {
    const id = await importedCoach(profile, { categoryIds: [category], certificates: [aCertificate(), aCertificate()] });
    const other = await categoryProjected(profile);
    const before = await me(id);
    const edit = {
      firstName: 'Ada',
      city: 'ankara',
      phone: '',
      headlineTr: '',
      bioTr: '',
      headlineEn: 'Calm steps',
      bioEn: 'I listen.',
      categories: [other],
      certificates: (before.certificates ?? []).slice(1),
      sessionFormats: ['online' as const],
      yearsOfPractice: 9,
    };
    await revise(id, edit);
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
      sessionFormats: ['online'],
      yearsOfPractice: 9,
      version: (before.version ?? 0) + 1,
    });
    await eventually(() => expect(profile.said.about(id)?.data).toMatchObject({ version: after.version, coach: { firstName: 'Ada' } }));
    await eventually(() => expect(profile.renamed.about(id)?.data).toMatchObject({ id, version: after.version, firstName: 'Ada' }));
  });

  it('is recorded with what differs, in the form in which it is stored, and who did it', async () => {
    const id = await importedCoach(profile, { categoryIds: [category] });
    const other = await categoryProjected(profile);
    const changes = await changed(id, {
      firstName: 'Işıl',
      lastName: 'Yıldız',
      phone: '0533 765 43 21',
      birthday: '1990-02-28',
      city: 'ISTANBUL',
      gender: 'NonBinary',
      headlineTr: 'Yeni',
      bioEn: 'I listen.',
      website: 'https://example.com/x',
      showsPhone: true,
      sessionLanguages: ['en', 'tr', 'en'],
      offersFreeFirstSession: true,
      categories: [other, category, other],
    });
    expect(changes).toEqual([
      { field: 'lastName', before: 'Çağ', after: 'Yıldız' },
      { field: 'phone', before: '+905321234567', after: '+905337654321' },
      { field: 'birthday', before: '1985-06-07', after: '1990-02-28' },
      { field: 'gender', before: 'Female', after: 'NonBinary' },
      { field: 'city', before: 'İzmir', after: 'İstanbul' },
      { field: 'headlineTr', before: 'Sakin adımlar', after: 'Yeni' },
      { field: 'bioEn', before: '', after: 'I listen.' },
      { field: 'website', before: '', after: 'https://example.com/x' },
      { field: 'showsPhone', before: false, after: true },
      { field: 'sessionLanguages', before: [], after: ['tr', 'en'] },
      { field: 'offersFreeFirstSession', before: false, after: true },
      { field: 'categories', before: [category], after: [other, category] },
    ]);
    expect(recordedOf(id)).toMatchObject([{ actorId, action: 'user-edited', subject: { kind: 'user', id }, undoes: null }]);
  });

  it('that sends everything as it is shown leaves no trace, even over an older version', async () => {
    const id = await importedCoach(profile, { categoryIds: [category] });
    const user = await me(id);
    const shown = { firstName: user.firstName, middleName: '', phone: user.phone, city: user.city, imageFileName: '' as const };
    const coaching = { headlineTr: 'Sakin adımlar', bioTr: 'Dinlerim.', categories: [category], certificates: user.certificates };
    const before = await rowsAbout(profile, id);
    expect(await revise(id, { ...shown, ...coaching }, (user.version ?? 0) + 7)).toEqual({ undoableEntryId: null });
    expect(await rowsAbout(profile, id)).toEqual(before);
  });

  it('keeps the ids of certificates that stay and gives new ones to the others', async () => {
    const kept = aCertificate();
    const id = await importedCoach(profile, { certificates: [kept] });
    const { id: _, ...fresh } = aCertificate({ name: 'Yeni' });
    await revise(id, { certificates: [fresh, kept] });
    const [created, second] = (await me(id)).certificates ?? [];
    expect([created, second]).toEqual([{ ...fresh, id: expect.any(String) }, kept]);
    expect(created?.id).not.toBe(kept.id);
  });

  it('that takes a picture away has its files removed, and cannot be undone', async () => {
    const id = await importedCoach(profile);
    const name = await uploadPicture(profile, asCoach(id));
    await showPicture(profile, id, name);
    expect(await revise(id, { imageFileName: '' })).toEqual({ undoableEntryId: null });
    expect(await me(id)).toMatchObject({ imageFileName: '', imageUrl: '' });
    profile.test.clock.advance(6 * 60_000);
    await eventually(async () => expect((await profile.stored()).filter((path) => path.includes(name))).toEqual([]));
  });

  it('leaves alone what is stored against today’s rules, as long as nobody touches it', async () => {
    const id = ids.next();
    const person = aRegistration({ city: 'Atlantis', birthday: '2020-01-01' });
    await profile.service.importCoaches([{ ...aCoach(id), person }]);
    expect(await changed(id, { city: 'Atlantis', birthday: '2020-01-01', firstName: 'Ada' })).toHaveLength(1);
  });

  it('of somebody deleted is made like any other', async () => {
    const id = ids.next();
    await profile.service.importCoaches([aCoach(id, {}, { status: 'deleted' })]);
    expect(await changed(id, { firstName: 'Ada' })).toEqual([{ field: 'firstName', before: 'Işıl', after: 'Ada' }]);
  });

  it.each<[string, Parameters<typeof revise>[1], unknown]>([
    ['a city that is none', { city: 'Atlantis' }, ['VALIDATION_FAILED', 'city']],
    ['a number that is none', { phone: '12' }, ['VALIDATION_FAILED', 'phone']],
    ['a birthday of a child', { birthday: '2020-01-01' }, ['VALIDATION_FAILED', 'birthday']],
    ['a coach’s last category gone', { categories: [] }, ['VALIDATION_FAILED', 'categories']],
    ['a category that there is not', { categories: ['01k00000000000000000000000'] }, ['CATEGORY_NOT_FOUND']],
    [
      'a certificate from the future',
      { certificates: [{ ...aCertificate({ issueDate: '2999-01-01' }), id: undefined }] },
      ['INVALID_CERTIFICATE_DATE', 'certificates.0.issueDate'],
    ],
    ['somebody else’s certificate', { certificates: [aCertificate()] }, ['INVALID_CERTIFICATE_ID', 'certificates.0.id']],
  ])('refuses %s', async (_, edit, expected) => {
    const id = await importedCoach(profile, { categoryIds: [category] });
    expect(await refusal(revise(id, { lastName: 'Ak', ...edit }))).toEqual(expected);
    expect((await me(id)).lastName).toBe('Çağ');
  });

  it('refuses coaching of a member, while empty fields of the form do no harm', async () => {
    const id = await aMember();
    expect(await refusal(revise(id, { headlineTr: 'Koç' }))).toEqual(['COACH_NOT_FOUND']);
    expect(await refusal(revise(id, { sessionFormats: ['online'] }))).toEqual(['COACH_NOT_FOUND']);
    await revise(id, { headlineTr: '', categories: [], certificates: [], lastName: 'Ak' });
    expect((await rowsAbout(profile, id)).person).toMatchObject({ last_name: 'Ak', version: 2 });
  });

  it('refuses to overwrite a newer version, and people who are not there', async () => {
    const id = await importedCoach(profile);
    const version = (await me(id)).version ?? 0;
    await revise(id, { firstName: 'Ada' }, version);
    expect(await refusal(revise(id, { firstName: 'Eda' }, version))).toEqual(['CONFLICT']);
    expect(await refusal(revise(ids.next(), { firstName: 'Ada' }))).toEqual(['USER_NOT_FOUND']);
  });
});

describe('undoing an edit', () => {
  const renamed: contracts.PersonChange = { field: 'firstName', before: 'Ada', after: 'Işıl' };

  it('puts back what it replaced, and is recorded as what undoes it', async () => {
    const [kept, gone] = [aCertificate(), aCertificate({ name: 'Eski' })];
    const id = await importedCoach(profile, { categoryIds: [category], certificates: [kept] });
    const entryId = ids.next();
    await undo(id, [renamed, { field: 'certificates', before: [kept, gone], after: [kept] }], entryId);
    expect(await me(id)).toMatchObject({ firstName: 'Ada', certificates: [kept, gone] });
    await eventually(() =>
      expect(recordedOf(id)).toMatchObject([{ undoes: entryId, changes: [{ field: 'firstName', after: 'Ada' }, {}] }]),
    );
  });

  it('is done once of two who try at the same moment', async () => {
    const id = await importedCoach(profile);
    const outcomes = await Promise.all([refusal(undo(id, [renamed])), refusal(undo(id, [renamed]))]);
    expect(outcomes.map(String).sort()).toEqual(['CONFLICT', 'nothing']);
  });

  it.each<[string, contracts.PersonChange[], string]>([
    ['all of it when one value has been changed since', [renamed, { field: 'city', before: 'Ankara', after: 'Bursa' }], 'CONFLICT'],
    ['to bring back a picture, whose files are gone', [{ field: 'imageFileName', before: 'a-picture', after: '' }], 'CONFLICT'],
  ])('refuses %s', async (_, changes, code) => {
    const id = await importedCoach(profile);
    expect(await refusal(undo(id, changes))).toEqual([code]);
    expect((await me(id)).firstName).toBe('Işıl');
  });

  it('refuses to bring back a category that is gone', async () => {
    const id = await importedCoach(profile, { categoryIds: [category] });
    expect(await refusal(undo(id, [{ field: 'categories', before: [ids.next()], after: [category] }]))).toEqual(['CATEGORY_NOT_FOUND']);
  });
});
