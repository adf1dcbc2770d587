import * as contracts from '@pusula/contracts';
import { aPublic, type GoodCall } from '@pusula/service-kit/testing';
import { aCertificate, aCoaching, aContact, asCoach, ids } from '../profile.testing.ts';

const UserId = ids.next();
const caller = asCoach(UserId);
const certificates = { UserId, Certificates: [aCertificate()] };
const coaching = { ...aCoaching(UserId, ids.next()), ShowsPhone: true, YearsOfPractice: 4 };
const names = { FirstName: 'Işıl', MiddleName: '', LastName: 'Çağ', Username: '', Gender: 'Female', Birthday: '1985-06-07' };
const admin = asCoach(ids.next(), 'admin');
const gateway: contracts.Caller = { type: 'Service', name: 'gateway' };
const narrowed = {
  registeredFrom: '2026-01-01',
  registeredTo: '2026-02-01',
  city: 'Van',
  categoryId: ids.next(),
  publicOnly: true,
  unverifiedOnly: false,
};
const filter = { SearchType: 'name', Email: 'ak', userTypes: ['coach'], statuses: ['enabled'], ...narrowed };
const search = { ...filter, sort: 'name', direction: 'ascending', page: 1, pageSize: 10 };
const edit = {
  ...{ firstName: 'Işıl', middleName: '', lastName: 'Çağ', phone: '5321234567', birthday: '1985-06-07', gender: 'Female', city: 'Ankara' },
  ...{ imageFileName: '', headlineTr: '', bioTr: '', headlineEn: '', bioEn: '', linkedIn: '', website: '', instagram: '', facebook: '' },
  categories: [ids.next()],
  certificates: [aCertificate()],
};
const undone = [{ field: 'firstName', before: 'Ada', after: 'Işıl' }];
const contact = { ...aContact(UserId), ...names };

/** A call of each route that this service takes. */
export const GOOD_CALLS: readonly GoodCall[] = [
  { endpoint: contracts.getCoachById, caller: aPublic, input: { id: UserId, language: 'tr' } },
  { endpoint: contracts.getCurrentUser, caller, input: { language: 'tr' } },
  { endpoint: contracts.updateUserProfile, caller, input: contact },
  { endpoint: contracts.updateCoachingProfile, caller, input: coaching },
  { endpoint: contracts.updateCoachingCertificate, caller, input: certificates },
  { endpoint: contracts.updateCoachingCertificates, caller, input: certificates },
  { endpoint: contracts.uploadProfilePicture, caller, input: { file: 'data:image/png;base64,AAAA' } },
  { endpoint: contracts.awaitAccount, caller: gateway, input: { id: UserId, version: '1' } },
  { endpoint: contracts.personData, caller: gateway, input: { id: UserId } },
  { endpoint: contracts.coachSummaries, caller: gateway, input: { limit: 10 } },
  { endpoint: contracts.revisePerson, caller: gateway, input: { actorId: UserId, id: UserId, edit, version: 1 } },
  { endpoint: contracts.editedUser, caller: gateway, input: { actorId: UserId, id: UserId, language: 'tr' } },
  { endpoint: contracts.undoPersonEdit, caller: gateway, input: { actorId: UserId, id: UserId, entryId: UserId, changes: undone } },
  { endpoint: contracts.searchUsers, caller: admin, input: search },
  { endpoint: contracts.lastUsers, caller: admin, input: {} },
  { endpoint: contracts.exportUsers, caller: admin, input: { ...filter, after: ids.next() } },
  { endpoint: contracts.getUserById, caller: admin, input: { Id: UserId, language: 'tr' } },
  { endpoint: contracts.dashboardStats, caller: admin, input: { days: '30' } },
];
