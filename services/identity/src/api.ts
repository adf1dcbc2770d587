import * as contracts from '@pusula/contracts';
import { serve } from '@pusula/service-kit/service';
import { becomeCoach } from './accounts/become-coach.ts';
import { reviseAccount } from './administration/revise-account.ts';
import { accountActions } from './audit/account-actions.ts';
import { auditEntries } from './audit/audit-entries.ts';
import { auditIntegrity } from './audit/audit-integrity.ts';
import { undoableAction } from './audit/undoable-action.ts';
import type { Deps } from './deps.ts';
import { activateUser } from './email-addresses/activate-user.ts';
import { requestEmailChange } from './email-addresses/request-email-change.ts';
import { useLink } from './email-addresses/use-link.ts';
import { dataDeletionStatus } from './erasure/data-deletion-status.ts';
import { eraseAccount } from './erasure/erase-account.ts';
import { facebookDataDeletion } from './erasure/facebook-data-deletion.ts';
import { accountData } from './own-data/account-data.ts';
import { accountFactors } from './passkeys/account-factors.ts';
import { beginPasskey } from './passkeys/begin-passkey.ts';
import { beginPasskeySignIn } from './passkeys/begin-passkey-sign-in.ts';
import { beginProof } from './passkeys/begin-proof.ts';
import { checkPasskey } from './passkeys/check-passkey.ts';
import { checkProof } from './passkeys/check-proof.ts';
import { makeRecoveryCodes } from './passkeys/make-recovery-codes.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { renamePasskey } from './passkeys/rename-passkey.ts';
import { savePasskey } from './passkeys/save-passkey.ts';
import { takeRecoveryCode } from './passkeys/take-recovery-code.ts';
import { resetPasswordRequest } from './password-reset/reset-password-request.ts';
import { setPasswordByLink } from './password-reset/set-password-by-link.ts';
import { checkPassword } from './passwords/check-password.ts';
import { replacePassword } from './passwords/replace-password.ts';
import { isUserExist } from './registration/is-user-exist.ts';
import { registerAccount } from './registration/register-account.ts';
import { verifyCredentials } from './sign-in/verify-credentials.ts';
import { verifyProviderToken } from './sign-in/verify-provider-token.ts';
import { linkOwnProvider } from './social/link-own-provider.ts';
import { listProviders } from './social/list-providers.ts';
import { signOutOfProvider } from './social/sign-out-of-provider.ts';
import { socialProfile } from './social/social-profile.ts';
import { startSocial } from './social/start-social.ts';
import { unlinkProvider } from './social/unlink-provider.ts';

/** What this service serves. */
export const api = (deps: Deps) => [
  serve(contracts.registerAccount, registerAccount(deps)),
  serve(contracts.verifyCredentials, verifyCredentials(deps)),
  serve(contracts.isUserExist, isUserExist(deps)),
  serve(contracts.requestEmailChange, requestEmailChange(deps)),
  serve(contracts.accountData, accountData(deps)),
  serve(contracts.becomeCoachAccount, becomeCoach(deps)),
  serve(contracts.reviseAccount, reviseAccount(deps)),

  serve(contracts.activateUser, activateUser(deps)),
  serve(contracts.resetPasswordRequest, resetPasswordRequest(deps)),
  serve(contracts.useLink, useLink(deps)),
  serve(contracts.setPasswordByLink, setPasswordByLink(deps)),
  serve(contracts.replacePassword, replacePassword(deps)),
  serve(contracts.checkPassword, checkPassword()),

  serve(contracts.beginPasskeySignIn, beginPasskeySignIn(deps)),
  serve(contracts.checkPasskey, checkPasskey(deps)),
  serve(contracts.takeRecoveryCode, takeRecoveryCode(deps)),
  serve(contracts.accountFactors, accountFactors(deps)),
  serve(contracts.beginPasskey, beginPasskey(deps)),
  serve(contracts.savePasskey, savePasskey(deps)),
  serve(contracts.renameAccountPasskey, renamePasskey(deps)),
  serve(contracts.removeAccountPasskey, removePasskey(deps)),
  serve(contracts.makeRecoveryCodes, makeRecoveryCodes(deps)),
  serve(contracts.beginProof, beginProof(deps)),
  serve(contracts.checkProof, checkProof(deps)),

  serve(contracts.providers, listProviders(deps)),
  serve(contracts.startSocial, startSocial(deps)),
  serve(contracts.socialProfile, socialProfile(deps)),
  serve(contracts.verifyProviderToken, verifyProviderToken(deps)),
  serve(contracts.signOutOfProvider, signOutOfProvider(deps)),
  serve(contracts.unlinkAccountProvider, unlinkProvider(deps)),
  serve(contracts.linkAccountProvider, linkOwnProvider(deps)),

  serve(contracts.eraseAccount, eraseAccount(deps)),
  serve(contracts.facebookDataDeletion, facebookDataDeletion(deps)),
  serve(contracts.dataDeletionStatus, dataDeletionStatus(deps)),

  serve(contracts.auditEntries, auditEntries(deps)),
  serve(contracts.auditIntegrity, auditIntegrity(deps)),
  serve(contracts.accountActions, accountActions(deps)),
  serve(contracts.undoableAction, undoableAction(deps)),
];
