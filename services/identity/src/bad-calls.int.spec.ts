import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, aUser, badCalls, type GoodCall } from '@pusula/service-kit/testing';
import { aNewUser, gateway, type IdentityUnderTest, ids, PASSWORD, startIdentity } from './identity.fixture.ts';

let identity: IdentityUnderTest['test'];
let under: IdentityUnderTest;
beforeAll(async () => {
  under = await startIdentity();
  identity = under.test;
});
afterAll(() => under?.stop());

const id = ids.next();
const email = 'a@example.com';
const as = (caller: contracts.Caller, endpoint: contracts.Endpoint, input: GoodCall['input']): GoodCall => ({ endpoint, caller, input });
const anAdmin = aUser({ id, role: 'admin' });
const coach = aNewUser({
  userType: 'coach',
  headline: 'Yön bulmak',
  bio: 'Birlikte yürürüz.',
  linkedIn: 'https://www.linkedin.com/in/ayse',
  website: 'https://ayse.example',
  instagram: 'https://instagram.com/ayse',
  facebook: 'https://facebook.com/ayse',
  categories: [id],
  certificates: [{ name: 'Koçluk', description: 'Eğitim', issuer: 'Okul', credentialId: 'A-1', issueDate: '2020-05-05', expiryDate: null }],
  middleName: 'Su',
  username: 'aysu',
  imageFileName: 'a.jpg',
});
const GOOD: readonly GoodCall[] = [
  as(gateway, contracts.verifyCredentials, { email, password: PASSWORD }),
  as(gateway, contracts.registerAccount, { authenticationType: 'Basic', user: coach, language: 'tr' }),
  as(gateway, contracts.useLink, { token: 'x' }),
  as(gateway, contracts.setPasswordByLink, { token: 'x', password: PASSWORD }),
  as(gateway, contracts.replacePassword, { id, currentPassword: PASSWORD, newPassword: PASSWORD, keptSessionId: id }),
  as(gateway, contracts.eraseAccount, { id, password: PASSWORD, authenticationType: 'Basic' }),
  as(gateway, contracts.accountData, { id }),
  as(gateway, contracts.reviseAccount, {
    actorId: id,
    id,
    edit: { email, userType: 'coach', status: 'disabled' },
    accountVersion: 1,
    expected: { status: 'enabled' },
    personChanges: [{ field: 'firstName', before: 'Ayşe', after: 'Ayten' }],
    undoes: id,
  }),
  as(gateway, contracts.undoableAction, { id }),
  as(anAdmin, contracts.auditEntries, { before: id, action: 'user-edited', actorId: id, subjectId: id }),
  as(anAdmin, contracts.auditIntegrity, {}),
  as(gateway, contracts.verifyProviderToken, { authenticationType: 'Google', token: 'x', email, keptSessionId: id }),
  as(aPublic, contracts.isUserExist, { email }),
  as(aPublic, contracts.activateUser, { email, language: 'tr' }),
  as(aPublic, contracts.resetPasswordRequest, { email, language: 'tr' }),
  as(aPublic, contracts.providers, {}),
  as(aPublic, contracts.startSocial, { authenticationType: 'Google' }),
  as(aPublic, contracts.socialProfile, { authenticationType: 'Google', token: 'x' }),
  as(aPublic, contracts.dataDeletionStatus, { code: id }),
  as(aUser({ id }), contracts.changeEmail, { email, password: PASSWORD, language: 'tr' }),
  as(aUser({ id }), contracts.signOutOfProvider, { authenticationType: 'Google', token: 'x' }),
];

describe('a provider that this installation does not have', () => {
  const unknown = ['Google', 'Facebook', 'Microsoft', 'Apple'] as const;
  it.each(unknown)('(%s) is PROVIDER_NOT_CONFIGURED, and offered as such', async (authenticationType) => {
    const asVisitor = identity.callAs(aPublic);
    const token = 'x';
    const refused = [
      asVisitor(contracts.startSocial, { authenticationType }),
      asVisitor(contracts.socialProfile, { authenticationType, token }),
      identity.callAs(aUser({ id }))(contracts.signOutOfProvider, { authenticationType, token }),
      under.ask(contracts.verifyProviderToken, { authenticationType, token, email }),
    ];
    for (const call of refused) await expect(call).rejects.toThrow('PROVIDER_NOT_CONFIGURED');
    const { providers } = await asVisitor(contracts.providers, {});
    expect(providers).toContainEqual({ authenticationType, isConfigured: false });
  });

  it('has nobody erased', async () => {
    const init = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'signed_request=a.b' };
    const { body } = await identity.send(aPublic, 'POST', '/api/auth/facebook-data-deletion', init);
    expect(body.errorMessage).toBe('PROVIDER_NOT_CONFIGURED');
  });
});

describe('bad calls', () => {
  it.each(GOOD.flatMap(badCalls).map((bad) => [`${bad.method} ${bad.path.split('?')[0]} ${bad.why}`, bad] as const))(
    '%s',
    async (_, { caller, method, path, init, codes }) => {
      const { status, body } = await identity.send(caller, method, path, init);
      expect(codes).toContain(body.errorMessage);
      expect(status).toBe(contracts.statusOf(body.errorMessage as contracts.ErrorCode));
    },
  );

  it.each([
    "' or '1'='1",
    'x@example.com\u0000',
    'a@b.c>,evil@d.e',
    '"; drop table account; --@example.com',
    'ğ@exämple.com',
    `${'x'.repeat(250)}@example.com`,
  ])('S12: the address %j is no more than an address', async (email) => {
    const { status } = await identity.send(aPublic, 'POST', '/api/auth/is-user-exist', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect([400, 404]).toContain(status);
  });
});
