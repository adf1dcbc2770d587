import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { Deps } from '../service.ts';
import { findProfile } from './profile-store.ts';
import { readCurrentUser } from './read-current-user.ts';

/** The signed-in person. */
export const getCurrentUser =
  ({ db }: Deps): Handler<typeof contracts.getCurrentUser> =>
  async ({ caller, input: { language } }) => {
    const profile = caller.type === 'User' ? await findProfile(db.manager, caller.id) : null;
    if (!profile) throw failure('USER_NOT_FOUND');
    return { user: await readCurrentUser(db.manager, profile, language) };
  };
