import type * as contracts from '@pusula/contracts';
import { type EditedUser, type Language, timeOfId } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { findProfile } from './profile-store.ts';
import { readCurrentUser } from './read-current-user.ts';

type ReadDeps = Pick<Deps, 'db' | 'recordDataAccess'>;

/** One person whole, soft-deleted ones too; of somebody erased nothing is left. */
export const getUserById =
  (deps: ReadDeps): Handler<typeof contracts.getUserById> =>
  async ({ caller, input }) => {
    if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
    return showPerson(deps, caller.id, input);
  };

/** The same for the gateway, on behalf of an admin who has just edited them. */
export const editedUser =
  (deps: ReadDeps): Handler<typeof contracts.editedUser> =>
  ({ input }) =>
    showPerson(deps, input.actorId, input);

/** The only way on which a whole person leaves for an admin: whoever takes it is in the audit log. */
async function showPerson(
  { db, recordDataAccess }: ReadDeps,
  actorId: string,
  { id, language }: { readonly id: string; readonly language: Language },
) {
  const user = await readWhole(db, id, language);
  await recordDataAccess({ actorId, action: 'user-viewed', subject: { kind: 'user', id }, changes: [] });
  return { user };
}

async function readWhole(db: Deps['db'], id: string, language: Language): Promise<EditedUser> {
  const profile = await findProfile(db.manager, id);
  if (!profile) throw failure('USER_NOT_FOUND');
  const { account } = profile;
  const user = await readCurrentUser(db.manager, profile, language);
  return { ...user, registeredAt: timeOfId(id).toISOString(), language: account.language, accountVersion: account.version };
}
