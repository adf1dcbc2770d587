import { type getUserById as contract, timeOfId } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { findProfile } from '../people/profile-store.ts';
import { readCurrentUser } from '../people/read-current-user.ts';

/** One person whole, soft-deleted ones too; of somebody erased nothing is left. */
export const getUserById =
  ({ db }: Pick<Deps, 'db'>): Handler<typeof contract> =>
  async ({ input: { Id, language } }) => {
    const profile = await findProfile(db.manager, Id);
    if (!profile) throw failure('USER_NOT_FOUND');
    const { account } = profile;
    const user = await readCurrentUser(db.manager, profile, language);
    return { user: { ...user, registeredAt: timeOfId(Id).toISOString(), language: account.language, accountVersion: account.version } };
  };
