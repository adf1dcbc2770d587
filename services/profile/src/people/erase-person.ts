import type { accountErased } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit';
import { CoachTable } from '../coaches/coach.ts';
import { coachGone } from '../coaches/tell.ts';
import { PictureTable, picturesOf } from '../pictures/picture-table.ts';
import type { Deps } from '../service.ts';
import { forgetAccount } from './account.ts';
import { PersonTable } from './person.ts';
import { lockProfile } from './profile-store.ts';

/** Removes everything personal, pictures included; what stays is that the account was erased. */
export const erasePerson =
  ({ outbox, pictures }: Pick<Deps, 'outbox' | 'pictures'>): Consumer<typeof accountErased> =>
  async (tx, { data: { id, version } }) => {
    const profile = await lockProfile(tx, id);
    await forgetAccount(tx, id, version);
    await tx.delete(CoachTable, { id });
    await tx.delete(PersonTable, { id });
    if (profile?.coach) await outbox.add(tx, coachGone(id, profile.person.version + 1));
    // Removing a picture twice is removing it once, so a transaction that is tried again does no harm.
    for (const name of await picturesOf(tx, id)) {
      await pictures.remove(name);
      await tx.delete(PictureTable, { name });
    }
  };
