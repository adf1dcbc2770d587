import type { updateUserProfile as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { Profile } from './profile.ts';
import { readCurrentUser } from './read-current-user.ts';
import { reviseOwnProfile } from './revise-own-profile.ts';

/** Replaces the caller's own picture, city and phone, and whatever they sent of their names, gender and birthday (specification sections 5, 7). */
export const updateUserProfile =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, input }) => {
    const { userId, version, email, country: _onlyOne, ...revision } = input;
    const profile = await reviseOwnProfile(deps, caller, { userId, version, revision, require: requireOwnEmail(email) });
    return { user: await readCurrentUser(deps.db.manager, profile, profile.account.language) };
  };

/** The address belongs to the identity service and is not changed here, but by a mailed link: the one in the body has to be the caller's (S5). */
const requireOwnEmail =
  (email: string) =>
  ({ account }: Profile): void => {
    if (account.email !== email)
      throw failure('EMAIL_NOT_CHANGEABLE_HERE', [{ path: 'email', problem: 'not the caller’s own; POST /auth/change-email changes it' }]);
  };
