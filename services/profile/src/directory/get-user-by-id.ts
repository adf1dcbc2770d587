import type * as contracts from '@pusula/contracts';
import { type EditedUser, type Language, profileActionTaken, timeOfId } from '@pusula/contracts';
import { actionTaken } from '@pusula/service-kit/audit';
import { failure, type Handler } from '@pusula/service-kit/service';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { findProfile } from '../people/profile-store.ts';
import { readCurrentUser } from '../people/read-current-user.ts';

/** A page that is opened again within this time is the same look at a person. */
const SAME_LOOK_MS = 15 * 60_000;
const MOST_LOOKS = 10_000;

/** One person whole, soft-deleted ones too; of somebody erased nothing is left. the audit log records who looked at whom. */
export function getUserById({
  db,
  outbox,
  clock,
  ids,
}: Pick<Deps, 'db' | 'outbox' | 'clock' | 'ids'>): Handler<typeof contracts.getUserById> {
  const looks = new LRUCache<string, true>({
    max: MOST_LOOKS,
    ttl: SAME_LOOK_MS,
    perf: { now: () => clock.now().getTime() },
    ttlResolution: 0,
  });
  return async ({ caller, input: { id, language } }) => {
    if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
    const user = await readWhole(db, id, language);
    const look = `${caller.id} ${id}`;
    if (!looks.has(look)) {
      const viewed = { actorId: caller.id, action: 'user-viewed' as const, subject: { kind: 'user' as const, id }, changes: [] };
      await db.transaction((tx) => outbox.add(tx, actionTaken(profileActionTaken, { clock, ids }, viewed)));
      looks.set(look, true);
    }
    return { user };
  };
}

/** The same for the gateway, which has just edited them. */
export const editedUser =
  ({ db }: Pick<Deps, 'db'>): Handler<typeof contracts.editedUser> =>
  async ({ input: { id, language } }) => ({ user: await readWhole(db, id, language) });

async function readWhole(db: Deps['db'], id: string, language: Language): Promise<EditedUser> {
  const profile = await findProfile(db.manager, id);
  if (!profile) throw failure('USER_NOT_FOUND');
  const { account } = profile;
  const user = await readCurrentUser(db.manager, profile, language);
  return { ...user, registeredAt: timeOfId(id).toISOString(), language: account.language, accountVersion: account.version };
}
