import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, publish } from '@pusula/service-kit/testing';
import {
  aContact,
  anAccount,
  aRegistration,
  asCoach,
  ids,
  importedCoach,
  type ProfileUnderTest,
  startProfile,
  uploadPicture,
} from '../profile.testing.ts';

let profile: ProfileUnderTest;
beforeAll(async () => {
  profile = await startProfile();
});
afterAll(() => profile?.stop());

const me = async (id: string, role: contracts.Role = 'coach') =>
  (await profile.test.callAs(asCoach(id, role))(contracts.getCurrentUser, {})).user;
const contact = (UserId: string, more: object = {}) => aContact(UserId, { City: 'ANKARA', Phone: '0533 765 43 21', ...more });
const update = (id: string, more: object = {}, as = asCoach(id)) => profile.test.callAs(as)(contracts.updateUserProfile, contact(id, more));
const account = (
  id: string,
  version: number,
  more: Partial<contracts.Account> = {},
  person: ReturnType<typeof aRegistration> | null = null,
) => publish(profile.test, contracts.accountChanged, id, { id, version, account: anAccount(id, more), person });
const registered = async (more: Partial<contracts.Account> = {}, person = aRegistration()) => {
  const id = ids.next();
  await account(id, 1, more, person);
  await eventually(() => me(id, more.userType ?? 'coach'));
  return id;
};

describe('a person', () => {
  it('begins with what was said at registration', async () => {
    const id = await registered({ userType: 'member', isVerified: false });
    expect(await me(id, 'member')).toEqual({
      id,
      firstName: 'Işıl',
      lastName: 'Çağ',
      email: `${id}@example.com`,
      userType: 'member',
      status: 'enabled',
      isDeleted: false,
      isVerified: false,
      imageUrl: '',
      imageFileName: '',
      city: 'İzmir',
      country: 'TR',
      phone: '5321234567',
      middleName: '',
      username: 'isil',
      gender: 'Female',
      birthday: '1985-06-07',
      version: 1,
    });
  });

  it('is unknown while nobody has told of them', async () => {
    await expect(me(ids.next())).rejects.toThrow('USER_NOT_FOUND');
  });

  it('is the same whatever order the account’s events come in', async () => {
    const id = ids.next();
    await account(id, 2, { userType: 'member', isVerified: true });
    await account(id, 1, { userType: 'member', isVerified: false }, aRegistration());
    await eventually(async () => expect(await me(id, 'member')).toMatchObject({ firstName: 'Işıl', isVerified: true }));
  });

  it('changes city and phone, however they are spelled, and nothing else', async () => {
    const id = await importedCoach(profile);
    const before = await me(id);
    const { user } = await update(id);
    expect(user).toEqual({ ...before, city: 'Ankara', phone: '5337654321', version: (before.version ?? 0) + 1 });
  });

  it.each([
    ['a city that is none', { City: 'Atlantis' }],
    ['a phone of nine digits', { Phone: '533765432' }],
    ['a phone of letters', { Phone: 'abcdefghij' }],
  ])('is refused %s', async (_, more) => {
    await expect(update(await importedCoach(profile), more)).rejects.toThrow('VALIDATION_FAILED');
  });
});

describe('somebody who has just registered', () => {
  const gateway: contracts.Caller = { type: 'Service', name: 'gateway' };
  const isKnown = async (id: string, version: number) =>
    (await profile.test.callAs(gateway)(contracts.awaitAccount, { id, version: String(version) })).isKnown;

  it('is waited for by who asks about them and by who reads them', async () => {
    const id = ids.next();
    const asked = [isKnown(id, 1), me(id, 'member').then(({ firstName }) => firstName)];
    await account(id, 1, { userType: 'member' }, aRegistration());
    expect(await Promise.all(asked)).toEqual([true, 'Işıl']);
  });

  const waitFor = (ms: number) => jest.replaceProperty(contracts.LIMITS as { awaitAccountMs: number }, 'awaitAccountMs', ms);

  it('is not known in a version that has not come, when it was waited for either', async () => {
    const id = await registered({ userType: 'member' });
    const limit = waitFor(600);
    const began = performance.now();
    expect(await isKnown(id, 2)).toBe(false);
    expect(performance.now() - began).toBeGreaterThan(550);
    limit.restore();
  });

  it('is known in a version that was overtaken by a newer one', async () => {
    const id = await registered({ userType: 'member' });
    await account(id, 3, { userType: 'member' });
    expect(await isKnown(id, 2)).toBe(true);
  });

  it('is not waited for once they were erased', async () => {
    const id = await registered({ userType: 'member' });
    await publish(profile.test, contracts.accountErased, id, { id, version: 2 });
    await eventually(() => expect(me(id, 'member')).rejects.toThrow('USER_NOT_FOUND'));
    // Longer than the call has: waiting would be another failure.
    const limit = waitFor(60_000);
    await expect(me(id, 'member')).rejects.toThrow('USER_NOT_FOUND');
    limit.restore();
  });
});

describe('what is kept about a person', () => {
  const dataOf = async (id: string, caller: contracts.Caller = { type: 'Service', name: 'gateway' }) =>
    (await profile.test.callAs(caller)(contracts.personData, { id })).profile;
  const photographOf = async (id: string) =>
    (await profile.test.callAs({ type: 'Service', name: 'gateway' })(contracts.personData, { id })).photograph;

  it('is all of it, with moments in ISO 8601', async () => {
    const id = await importedCoach(profile);
    const fileName = await uploadPicture(profile, asCoach(id));
    expect(await dataOf(id)).toMatchObject({
      account: { email: `${id}@example.com`, userType: 'coach' },
      person: { firstName: 'Işıl', birthday: '1985-06-07', phone: '+905321234567', updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
      coach: { texts: { tr: { bio: 'Dinlerim.' } }, certificates: [{ name: 'Koçluk', issueDate: '2020-01-02' }] },
      pictures: [fileName],
    });
  });

  it('has the photograph that the profile shows, as large as it is kept, and none of somebody without one', async () => {
    const id = await importedCoach(profile);
    const fileName = await uploadPicture(profile, asCoach(id));
    expect(await photographOf(id)).toBeNull();
    await update(id, { ImageFileName: fileName });
    const kept = await fetch(`${profile.test.running.url}/pictures/${fileName}/1920.jpg`);
    const shown = Buffer.from(await kept.arrayBuffer()).toString('base64');
    expect(await photographOf(id)).toBe(`data:image/jpeg;base64,${shown}`);
  });

  it('is nobody’s but the gateway’s to ask for, and nothing once they are unknown', async () => {
    const id = await registered({ userType: 'member' });
    await expect(dataOf(id, asCoach(id, 'member'))).rejects.toThrow('INVALID_TOKEN_TYPE');
    await expect(dataOf(ids.next())).rejects.toThrow('USER_NOT_FOUND');
  });
});

describe('a picture', () => {
  it('shows in the profile once its owner names it, and in the event', async () => {
    const id = await importedCoach(profile);
    const fileName = await uploadPicture(profile, asCoach(id));
    const imageUrl = `/pictures/${fileName}/640.jpg`;
    expect((await update(id, { ImageFileName: fileName })).user).toMatchObject({ imageFileName: fileName, imageUrl });
    await eventually(() => expect(profile.said.about(id)?.data.coach?.imageUrl).toBe(imageUrl));
  });

  it('that nobody has uploaded is refused', async () => {
    await expect(update(await importedCoach(profile), { ImageFileName: 'f'.repeat(32) })).rejects.toThrow('INVALID_IMAGE_FILE');
  });

  it('of the sign-up wizard becomes the new person’s, and of nobody with another address', async () => {
    const email = `${ids.next()}@example.com`;
    const fileName = await uploadPicture(profile, { type: 'Register', email });
    const other = await registered({ userType: 'member' }, aRegistration({ imageFileName: fileName }));
    expect((await me(other, 'member')).imageFileName).toBe('');
    const owner = await registered({ userType: 'member', email }, aRegistration({ imageFileName: fileName }));
    expect((await me(owner, 'member')).imageFileName).toBe(fileName);
  });
});

describe('a public coach', () => {
  it.each([
    ['is disabled', { status: 'disabled' as const }],
    ['becomes a member', { userType: 'member' as const }],
  ])('disappears when the account %s, and comes back', async (_, more) => {
    const id = await importedCoach(profile);
    await account(id, 2, more);
    await eventually(() => expect(profile.said.about(id)?.data.coach).toBeNull());
    await account(id, 3);
    await eventually(() => expect(profile.said.about(id)?.data.coach).not.toBeNull());
    const versions = profile.said.all().flatMap(({ subject, data }) => (subject === id ? data.version : []));
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });
});
