import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { isErased } from '../accounts/account.ts';
import type { Deps } from '../deps.ts';
import type { Profile } from './profile.ts';
import { findProfile } from './profile-store.ts';
import { readCurrentUser } from './read-current-user.ts';
import { waitFor } from './wait-for.ts';

/** The signed-in person. Somebody who has just registered may be on their way here: they are waited for. */
export const getCurrentUser =
  ({ db }: Deps): Handler<typeof contracts.getCurrentUser> =>
  async ({ caller, input: { language }, signal }) => {
    if (caller.type !== 'User') throw failure('USER_NOT_FOUND');
    const profile = (await findProfile(db.manager, caller.id)) ?? (await arriving(db.manager, caller.id, signal));
    if (!profile) throw failure('USER_NOT_FOUND');
    return { user: await readCurrentUser(db.manager, profile, language) };
  };

/** Of an account that was erased nobody arrives any more. */
async function arriving(db: EntityManager, id: string, signal: AbortSignal): Promise<Profile | undefined> {
  if (await isErased(db, id)) return undefined;
  return waitFor(() => findProfile(db, id), signal);
}
