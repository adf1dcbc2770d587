import { type Answers, openRemote, person } from '@pusula/frontend-kit/testing';
import remote from '../remote.ts';

export const PASSKEYS = 'GET /auth/passkeys';
/** @param factorDueAt by when the admin needs one; null when they have it */
export const needingPasskey = (factorDueAt: string | null) => () => ({
  body: { success: true, passkeys: [], recoveryCodesLeft: 0, hasPassword: true, factorDueAt, factorDueIfRemoved: null },
});

/** The console at an address, as an admin sees it. */
export const openConsole = (path: string, answers: Answers) =>
  openRemote({ remote, path, answers: { [PASSKEYS]: needingPasskey(null), ...answers }, signedIn: { user: person('admin') } });
