import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { isFailure } from '@pusula/service-kit';
import {
  aCertificate,
  aCoach,
  aRegistration,
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

type Edit = Partial<contracts.InputOf<typeof contracts.planPersonEdit>['edit']>;
type Change = contracts.PersonChange;
const call = (id: string, more: { edit?: Edit; undone?: Change[]; version?: number }) =>
  profile.test.callAs({ type: 'Service', name: 'gateway' })(contracts.planPersonEdit, { id, edit: {}, ...more });
const plan = async (id: string, edit: Edit) => (await call(id, { edit })).changes;
const takeBack = async (id: string, undone: Change[]) => (await call(id, { undone })).changes;
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing',
    (error: unknown) => (isFailure(error) ? [error.code, ...(error.details ?? []).map(({ path }) => path)] : error),
  );

describe('a plan', () => {
  it('names what differs, in the form in which it is stored, and changes nothing', async () => {
    const id = await importedCoach(profile, { categoryIds: [category] });
    const other = await heardCategory(profile);
    const before = await rowsAbout(profile, id);
    const changes = await plan(id, {
      firstName: 'Işıl',
      lastName: 'Yıldız',
      phone: '0533 765 43 21',
      birthday: '1990-02-28',
      city: 'ISTANBUL',
      gender: 'NonBinary',
      headlineTr: 'Yeni',
      bioEn: 'I listen.',
      website: 'https://example.com/x',
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
      { field: 'categories', before: [category], after: [other, category] },
    ]);
    expect(await rowsAbout(profile, id)).toEqual(before);
  });

  it('is empty when everything is sent as it is shown', async () => {
    const id = await importedCoach(profile, { categoryIds: [category] });
    const { user } = await profile.test.callAs(asCoach(id))(contracts.getCurrentUser, {});
    const changes = await plan(id, {
      firstName: user.firstName,
      middleName: '',
      lastName: user.lastName,
      phone: user.phone,
      birthday: '1985-06-07',
      gender: 'Female',
      city: user.city,
      imageFileName: '',
      headlineTr: 'Sakin adımlar',
      bioTr: 'Dinlerim.',
      headlineEn: '',
      bioEn: '',
      linkedIn: '',
      website: '',
      instagram: '',
      facebook: '',
      categories: [category],
      certificates: user.certificates as contracts.Certificate[],
    });
    expect(changes).toEqual([]);
  });

  it('keeps the ids of certificates that stay and gives new ones to the others', async () => {
    const kept = aCertificate();
    const id = await importedCoach(profile, { certificates: [kept] });
    const { id: _, ...fresh } = aCertificate({ name: 'Yeni' });
    const [change] = await plan(id, { certificates: [fresh, kept] });
    expect(change).toEqual({ field: 'certificates', before: [kept], after: [{ ...fresh, id: expect.any(String) }, kept] });
    const [created] = (change?.after ?? []) as contracts.Certificate[];
    expect(created?.id).not.toBe(kept.id);
  });

  it('can take away phone number, links, texts, certificates and picture', async () => {
    const id = await importedCoach(profile, { website: 'https://example.com/spam' });
    await showPicture(profile, id, await uploadPicture(profile, asCoach(id)));
    const changes = await plan(id, { phone: '', imageFileName: '', headlineTr: '', bioTr: '', website: '', certificates: [] });
    expect(changes.map(({ field, after }) => [field, after])).toEqual([
      ['phone', ''],
      ['imageFileName', ''],
      ['headlineTr', ''],
      ['bioTr', ''],
      ['website', ''],
      ['certificates', []],
    ]);
  });

  it('leaves alone what is stored against today’s rules, as long as nobody touches it', async () => {
    const id = ids.next();
    const person = aRegistration({ city: 'Atlantis', birthday: '2020-01-01' });
    await profile.service.importCoaches([{ ...aCoach(id), person }]);
    expect(await plan(id, { city: 'Atlantis', birthday: '2020-01-01', firstName: 'Ada' })).toHaveLength(1);
  });

  it('for somebody deleted is made like any other', async () => {
    const id = ids.next();
    await profile.service.importCoaches([aCoach(id, {}, { status: 'deleted' })]);
    expect(await plan(id, { firstName: 'Ada' })).toEqual([{ field: 'firstName', before: 'Işıl', after: 'Ada' }]);
  });

  it.each<[string, Edit, unknown]>([
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
    expect(await refusal(plan(await importedCoach(profile, { categoryIds: [category] }), edit))).toEqual(expected);
  });

  it('refuses coaching of a member, while empty fields of the form do no harm', async () => {
    const id = await heardMember(profile);
    expect(await refusal(plan(id, { headlineTr: 'Koç' }))).toEqual(['COACH_NOT_FOUND']);
    expect(await plan(id, { headlineTr: '', categories: [], certificates: [], lastName: 'Ak' })).toEqual([
      { field: 'lastName', before: 'Çağ', after: 'Ak' },
    ]);
  });

  it('refuses an older version, and people who are not there', async () => {
    const id = await importedCoach(profile);
    const { user } = await profile.test.callAs(asCoach(id))(contracts.getCurrentUser, {});
    const version = user.version ?? 0;
    expect((await call(id, { edit: { firstName: 'Ada' }, version })).changes).toHaveLength(1);
    expect(await refusal(call(id, { edit: { firstName: 'Ada' }, version: version - 1 }))).toEqual(['CONFLICT']);
    expect(await refusal(plan(ids.next(), { firstName: 'Ada' }))).toEqual(['USER_NOT_FOUND']);
  });
});

describe('taking changes back', () => {
  const renamed: Change = { field: 'firstName', before: 'Ada', after: 'Işıl' };

  it('turns them round while what they made is still there', async () => {
    const kept = aCertificate();
    const gone = aCertificate({ name: 'Eski' });
    const id = await importedCoach(profile, { categoryIds: [category], certificates: [kept] });
    const undone: Change[] = [
      renamed,
      { field: 'certificates', before: [kept, gone], after: [kept] },
      { field: 'categories', before: [], after: [category] },
    ];
    expect(await takeBack(id, undone)).toEqual(undone.map(({ field, before, after }) => ({ field, before: after, after: before })));
  });

  it('refuses all of them when one has been changed since', async () => {
    const id = await importedCoach(profile);
    expect(await refusal(takeBack(id, [renamed, { field: 'city', before: 'Ankara', after: 'Bursa' }]))).toEqual(['CONFLICT']);
  });

  it('refuses to bring back a picture, whose files are gone', async () => {
    const id = await importedCoach(profile);
    expect(await refusal(takeBack(id, [{ field: 'imageFileName', before: 'a-picture', after: '' }]))).toEqual(['CONFLICT']);
  });

  it('refuses to bring back a category that is gone', async () => {
    const id = await importedCoach(profile, { categoryIds: [category] });
    const undone: Change[] = [{ field: 'categories', before: [ids.next()], after: [category] }];
    expect(await refusal(takeBack(id, undone))).toEqual(['CATEGORY_NOT_FOUND']);
  });
});
