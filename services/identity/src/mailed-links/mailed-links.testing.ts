import * as contracts from '@pusula/contracts';
import { aPublic } from '@pusula/service-kit/testing';
import { type IdentityUnderTest, NEW_PASSWORD } from '../identity.testing.ts';

/** What people ask by mail for, and do with what they are mailed. @param identity the service, once it runs */
export const mailedLinksAt = (identity: () => IdentityUnderTest) => ({
  use: (token: string) => identity().ask(contracts.useLink, { token }),
  setPassword: (token: string, password = NEW_PASSWORD) => identity().ask(contracts.setPasswordByLink, { token, password }),
  activate: (email: string) => identity().test.callAs(aPublic)(contracts.activateUser, { email, language: 'en' }),
  requestReset: (email: string) => identity().test.callAs(aPublic)(contracts.resetPasswordRequest, { email, language: 'tr' }),
});
