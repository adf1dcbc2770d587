import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, badCalls } from '@pusula/service-kit/testing';
import { aCertificate, aCoaching, aContact, asCoach, ids, type ProfileUnderTest, startProfile } from './profile.fixture.ts';

let profile: ProfileUnderTest;
beforeAll(async () => {
  profile = await startProfile();
});
afterAll(() => profile?.stop());

const UserId = ids.next();
const caller = asCoach(UserId);
const certificates = { UserId, Certificates: [aCertificate()] };
const coaching = { ...aCoaching(UserId, ids.next()), ShowsPhone: true, YearsOfPractice: 4 };
const names = { FirstName: 'Işıl', MiddleName: '', LastName: 'Çağ', Username: '', Gender: 'Female', Birthday: '1985-06-07' };
const contact = { ...aContact(UserId), ...names };

const table = [
  ...badCalls({ endpoint: contracts.getCoachById, caller: aPublic, input: { id: UserId, language: 'tr' } }),
  ...badCalls({ endpoint: contracts.getCurrentUser, caller, input: { language: 'tr' } }),
  ...badCalls({ endpoint: contracts.updateUserProfile, caller, input: contact }),
  ...badCalls({ endpoint: contracts.updateCoachingProfile, caller, input: coaching }),
  ...badCalls({ endpoint: contracts.updateCoachingCertificate, caller, input: certificates }),
  ...badCalls({ endpoint: contracts.updateCoachingCertificates, caller, input: certificates }),
  ...badCalls({ endpoint: contracts.uploadProfilePicture, caller, input: { file: 'data:image/png;base64,AAAA' } }),
  ...badCalls({ endpoint: contracts.awaitAccount, caller: { type: 'Service', name: 'gateway' }, input: { id: UserId, version: '1' } }),
  ...badCalls({ endpoint: contracts.personData, caller: { type: 'Service', name: 'gateway' }, input: { id: UserId } }),
  ...badCalls({ endpoint: contracts.coachSummaries, caller: { type: 'Service', name: 'gateway' }, input: { limit: 10 } }),
];

it.each(table.map((bad) => [`${bad.method} ${bad.path.split('?')[0]} ${bad.why}`, bad] as const))(
  'refuses %s',
  async (_, { caller: as, method, path, init, codes }) => {
    const { status, body } = await profile.test.send(as, method, path, init);
    expect(codes).toContain(body.errorMessage);
    expect(status).toBe(contracts.statusOf(body.errorMessage as contracts.ErrorCode));
  },
);
