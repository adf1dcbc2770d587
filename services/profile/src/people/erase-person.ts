import type { accountErased } from '@pusula/contracts';
import type { Forgetting } from '@pusula/service-kit/erasure';
import type { Consumer } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { forgetAccount, lockAccount } from '../accounts/account.ts';
import type { Deps } from '../deps.ts';
import { discardPictures, hastenRemovals, PictureRemovalTable } from '../pictures/picture-removal-table.ts';
import { PictureTable } from '../pictures/picture-table.ts';
import { CoachTable } from './coach.ts';
import { coachGone } from './coach-events.ts';
import { DirectoryEntryTable } from './directory-entry.ts';
import { PersonTable } from './person.ts';
import { lockProfile } from './profile-store.ts';

/** Removes everything personal; what stays is that the account was erased. Pictures go from their store a moment later, and only then is the receipt given. */
export const erasePerson =
  ({ outbox, clock }: Pick<Deps, 'outbox' | 'clock'>): Consumer<typeof accountErased> =>
  async (tx, { data: { id, version } }) => {
    const email = (await lockAccount(tx, id))?.email ?? '';
    const profile = await lockProfile(tx, id);
    await forgetAccount(tx, id, version);
    await tx.delete(CoachTable, { id });
    await tx.delete(PersonTable, { id });
    await tx.delete(DirectoryEntryTable, { id });
    if (profile?.coach) await outbox.add(tx, coachGone(id, profile.person.version + 1));
    await discardAll(tx, id, email, clock.now());
  };

/** Whether the store has let go of an erased person's last picture, too. */
export const hasNoPicturesLeft =
  ({ db }: Pick<Deps, 'db'>): NonNullable<Forgetting['isForgotten']> =>
  async ({ id }) =>
    !(await db.manager.existsBy(PictureRemovalTable, { ownerId: id }));

/** Also what was uploaded under the address while signing up. */
async function discardAll(tx: EntityManager, id: string, email: string, now: Date): Promise<void> {
  const pictures = await tx.findBy(PictureTable, [{ ownerId: id }, ...(email === '' ? [] : [{ ownerEmail: email }])]);
  await discardPictures(
    tx,
    pictures.map(({ name }) => ({ name, ownerId: id })),
    now,
  );
  await hastenRemovals(tx, id, now);
}
