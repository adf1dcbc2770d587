import type { Caller, updateCoachingCertificate as contract, InputOf, ReplyOf } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import { readCurrentUser } from './read-current-user.ts';
import { reviseOwnProfile } from './revise-own-profile.ts';

/** Replaces the caller's own certificates, in the order given (specification sections 5, 7). Serves both names of the call. */
export const updateCertificates =
  (deps: Deps) =>
  async ({ caller, input }: { caller: Caller; input: InputOf<typeof contract> }): Promise<ReplyOf<typeof contract>> => {
    const { userId, version, certificates } = input;
    const profile = await reviseOwnProfile(deps, caller, { userId, version, revision: { certificates } });
    return { user: await readCurrentUser(deps.db.manager, profile, profile.account.language) };
  };
