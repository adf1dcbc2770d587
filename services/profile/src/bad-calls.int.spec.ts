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
const admin = asCoach(ids.next(), 'admin');
const gateway: contracts.Caller = { type: 'Service', name: 'gateway' };
const filter = { SearchType: 'name', Email: 'ak', userTypes: ['coach'], statuses: ['enabled'] };
const search = { ...filter, sort: 'name', direction: 'ascending', page: 1, pageSize: 10 };
const edit = {
  ...{ firstName: 'Işıl', middleName: '', lastName: 'Çağ', phone: '5321234567', birthday: '1985-06-07', gender: 'Female', city: 'Ankara' },
  ...{ imageFileName: '', headlineTr: '', bioTr: '', headlineEn: '', bioEn: '', linkedIn: '', website: '', instagram: '', facebook: '' },
  categories: [ids.next()],
  certificates: [aCertificate()],
};
const undone = [{ field: 'firstName', before: 'Ada', after: 'Işıl' }];
const contact = { ...aContact(UserId), ...names };

const table = [
  ...badCalls({ endpoint: contracts.getCoachById, caller: aPublic, input: { id: UserId, language: 'tr' } }),
  ...badCalls({ endpoint: contracts.getCurrentUser, caller, input: { language: 'tr' } }),
  ...badCalls({ endpoint: contracts.updateUserProfile, caller, input: contact }),
  ...badCalls({ endpoint: contracts.updateCoachingProfile, caller, input: coaching }),
  ...badCalls({ endpoint: contracts.updateCoachingCertificate, caller, input: certificates }),
  ...badCalls({ endpoint: contracts.updateCoachingCertificates, caller, input: certificates }),
  ...badCalls({ endpoint: contracts.uploadProfilePicture, caller, input: { file: 'data:image/png;base64,AAAA' } }),
  ...badCalls({ endpoint: contracts.awaitAccount, caller: gateway, input: { id: UserId, version: '1' } }),
  ...badCalls({ endpoint: contracts.personData, caller: gateway, input: { id: UserId } }),
  ...badCalls({ endpoint: contracts.coachSummaries, caller: gateway, input: { limit: 10 } }),
  ...badCalls({ endpoint: contracts.planPersonEdit, caller: gateway, input: { id: UserId, edit, version: 1, undone } }),
  ...badCalls({ endpoint: contracts.searchUsers, caller: admin, input: search }),
  ...badCalls({ endpoint: contracts.lastUsers, caller: admin, input: {} }),
  ...badCalls({ endpoint: contracts.exportUsers, caller: admin, input: { ...filter, after: ids.next() } }),
  ...badCalls({ endpoint: contracts.getUserById, caller: admin, input: { Id: UserId, language: 'tr' } }),
  ...badCalls({ endpoint: contracts.dashboardStats, caller: admin, input: {} }),
];

it.each(table.map((bad) => [`${bad.method} ${bad.path.split('?')[0]} ${bad.why}`, bad] as const))(
  'refuses %s',
  async (_, { caller: as, method, path, init, codes }) => {
    const { status, body } = await profile.test.send(as, method, path, init);
    expect(codes).toContain(body.errorMessage);
    expect(status).toBe(contracts.statusOf(body.errorMessage as contracts.ErrorCode));
  },
);
