import * as contracts from '@pusula/contracts';
import { becomeCoach } from './account/become-coach.ts';
import { deleteAccount } from './account/delete-account.ts';
import { myData } from './account/my-data.ts';
import { undoAction } from './audit/undo-action.ts';
import { changeEmail } from './auth/change-email.ts';
import { changePassword } from './auth/change-password.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { openSessions } from './auth/open-sessions.ts';
import { linkProvider, unlinkProvider } from './auth/own-providers.ts';
import { passkeyLogin, recoveryLogin } from './auth/passkey-login.ts';
import { publicToken } from './auth/public-token.ts';
import { refreshToken } from './auth/refresh-token.ts';
import { register } from './auth/register.ts';
import { registerToken } from './auth/register-token.ts';
import { resetPassword } from './auth/reset-password.ts';
import { revokeOtherSessions, revokeSession } from './auth/revoke-session.ts';
import { verifyAccount } from './auth/verify-account.ts';
import type { Deps } from './deps.ts';
import { serve } from './handler.ts';
import { forgetBrowser, knownBrowsers } from './known-browsers/own-browsers.ts';
import { deadLetter, deadLetters } from './operations/dead-letters.ts';
import { discardDeadLetter, replayDeadLetters } from './operations/handle-dead-letter.ts';
import { serviceHealth } from './operations/service-health.ts';
import { addPasskey, newPasskeyOptions, passkeys, removePasskey, renamePasskey, renewRecoveryCodes } from './passkeys/own-passkeys.ts';
import { passkeyOptions } from './passkeys/passkey-options.ts';
import { proofOptions, prove } from './passkeys/prove.ts';
import { deleteUser } from './users/delete-user.ts';
import { setUserStatuses } from './users/set-user-statuses.ts';
import { updateUser } from './users/update-user.ts';

/**
 * What the gateway serves itself: it alone mints, refreshes and revokes tokens, edits what two services own, and sees all services and queues.
 */
export const api = (deps: Deps) => [
  serve(contracts.publicToken, publicToken(deps)),
  serve(contracts.registerToken, registerToken(deps)),
  serve(contracts.refreshToken, refreshToken(deps)),
  serve(contracts.login, login(deps)),
  serve(contracts.passkeyOptions, passkeyOptions(deps)),
  serve(contracts.passkeyLogin, passkeyLogin(deps)),
  serve(contracts.recoveryLogin, recoveryLogin(deps)),
  serve(contracts.logout, logout(deps)),
  serve(contracts.register, register(deps)),
  serve(contracts.verifyAccount, verifyAccount(deps)),
  serve(contracts.resetPassword, resetPassword(deps)),
  serve(contracts.changePassword, changePassword(deps)),
  serve(contracts.changeEmail, changeEmail(deps)),
  serve(contracts.becomeCoach, becomeCoach(deps)),
  serve(contracts.openSessions, openSessions(deps)),
  serve(contracts.revokeSession, revokeSession(deps)),
  serve(contracts.revokeOtherSessions, revokeOtherSessions(deps)),
  serve(contracts.knownBrowsers, knownBrowsers(deps)),
  serve(contracts.forgetBrowser, forgetBrowser(deps)),
  serve(contracts.passkeys, passkeys(deps)),
  serve(contracts.newPasskeyOptions, newPasskeyOptions(deps)),
  serve(contracts.addPasskey, addPasskey(deps)),
  serve(contracts.renamePasskey, renamePasskey(deps)),
  serve(contracts.removePasskey, removePasskey(deps)),
  serve(contracts.renewRecoveryCodes, renewRecoveryCodes(deps)),
  serve(contracts.unlinkProvider, unlinkProvider(deps)),
  serve(contracts.linkProvider, linkProvider(deps)),
  serve(contracts.proofOptions, proofOptions(deps)),
  serve(contracts.prove, prove(deps)),
  serve(contracts.myData, myData(deps)),
  serve(contracts.deleteAccount, deleteAccount(deps)),
  serve(contracts.updateUser, updateUser(deps)),
  serve(contracts.deleteUser, deleteUser(deps)),
  serve(contracts.setUserStatuses, setUserStatuses(deps)),
  serve(contracts.undoAction, undoAction(deps)),
  serve(contracts.serviceHealth, serviceHealth(deps)),
  serve(contracts.deadLetters, deadLetters(deps)),
  serve(contracts.deadLetter, deadLetter(deps)),
  serve(contracts.replayDeadLetters, replayDeadLetters(deps)),
  serve(contracts.discardDeadLetter, discardDeadLetter(deps)),
];
