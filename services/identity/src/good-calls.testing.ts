import * as contracts from '@pusula/contracts';
import { aPublic, aUser, type GoodCall } from '@pusula/service-kit/testing';
import { aNewUser, gateway, ids, PASSWORD } from './identity.testing.ts';

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
const credential = { id: 'a2V5', rawId: 'a2V5', type: 'public-key' };
const assertion = { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30', userHandle: 'e30' } };
const attestation = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'e30', transports: ['internal'] } };
const session = { id, sessionId: id };
/** A call of each route that this service takes. */
export const GOOD_CALLS: readonly GoodCall[] = [
  as(gateway, contracts.verifyCredentials, { email, password: PASSWORD }),
  as(gateway, contracts.registerAccount, { authenticationType: 'Basic', user: coach, language: 'tr' }),
  as(gateway, contracts.useLink, { token: 'x' }),
  as(gateway, contracts.setPasswordByLink, { token: 'x', password: PASSWORD }),
  as(gateway, contracts.replacePassword, { id, currentPassword: PASSWORD, newPassword: PASSWORD, keptSessionId: id }),
  as(gateway, contracts.eraseAccount, { id, password: PASSWORD, authenticationType: 'Basic' }),
  as(gateway, contracts.accountData, { id }),
  as(gateway, contracts.accountActions, { id }),
  as(gateway, contracts.becomeCoachAccount, { id }),
  as(gateway, contracts.reviseAccount, {
    actorId: id,
    id,
    edit: { email, userType: 'coach', status: 'disabled' },
    accountVersion: 1,
    expected: { status: 'enabled' },
    personChanges: [{ field: 'firstName', before: 'Ayşe', after: 'Ayten' }],
    undoes: id,
  }),
  as(gateway, contracts.beginPasskeySignIn, {}),
  as(gateway, contracts.checkPasskey, { challenge: 'e30', accountId: id, assertion }),
  as(gateway, contracts.takeRecoveryCode, { accountId: id, challenge: 'Y2hhbGxlbmdl', code: '0000-0000-0000-0000' }),
  as(gateway, contracts.accountFactors, { id }),
  as(gateway, contracts.beginPasskey, session),
  as(gateway, contracts.savePasskey, { ...session, name: 'Telefonum', attestation }),
  as(gateway, contracts.renameAccountPasskey, { accountId: id, id, name: 'Telefonum' }),
  as(gateway, contracts.removeAccountPasskey, { accountId: id, id }),
  as(gateway, contracts.makeRecoveryCodes, { id }),
  as(gateway, contracts.unlinkAccountProvider, { id, keptSessionId: id, authenticationType: 'Google', password: PASSWORD }),
  as(gateway, contracts.linkAccountProvider, { ...session, authenticationType: 'Google', token: 'x' }),
  as(gateway, contracts.beginProof, session),
  as(gateway, contracts.checkProof, { ...session, password: PASSWORD, assertion }),
  as(gateway, contracts.undoableAction, { id }),
  as(anAdmin, contracts.auditEntries, { before: id, action: 'user-edited', actorId: id, subjectId: id }),
  as(anAdmin, contracts.auditIntegrity, {}),
  as(gateway, contracts.verifyProviderToken, { authenticationType: 'Google', token: 'x', email, keptSessionId: id }),
  as(aPublic, contracts.isUserExist, { email }),
  as(aPublic, contracts.checkPassword, { password: PASSWORD, email, givenName: 'Ayşe' }),
  as(aPublic, contracts.activateUser, { email, language: 'tr' }),
  as(aPublic, contracts.resetPasswordRequest, { email, language: 'tr' }),
  as(aPublic, contracts.providers, {}),
  as(aPublic, contracts.startSocial, { authenticationType: 'Google' }),
  as(aPublic, contracts.socialProfile, { authenticationType: 'Google', token: 'x' }),
  as(aPublic, contracts.dataDeletionStatus, { code: id }),
  as(gateway, contracts.requestEmailChange, { id, email, password: PASSWORD, language: 'tr' }),
  as(aUser({ id }), contracts.signOutOfProvider, { authenticationType: 'Google', token: 'x' }),
];
