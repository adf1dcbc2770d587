import { appointAdmin } from '../administration/appoint-admin.ts';
import { resetFactors } from '../passkeys/reset-factors.ts';
import type { AccountCommand } from './account-command.ts';

export const appointing: AccountCommand = async (deps, email) =>
  (await appointAdmin(deps)(email))
    ? `${email} is an administrator now. Sessions that are open know it with their next call.`
    : `${email} is an administrator already.`;

export const removingFactors: AccountCommand = async (deps, email) => {
  const removed = await resetFactors(deps)(email);
  return removed > 0
    ? `${email} signs in with the password alone now: ${removed === 1 ? 'the passkey' : `${removed} passkeys`} and all recovery codes are removed, all sessions end.`
    : `${email} has no passkeys.`;
};
