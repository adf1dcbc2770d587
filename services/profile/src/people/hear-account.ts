import type { accountChanged } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import { newCoach } from '../coaches/coach.ts';
import { coachEvents } from '../coaches/tell.ts';
import { claimPicture } from '../pictures/picture-table.ts';
import type { Deps } from '../service.ts';
import { AccountTable, keepAccount } from './account.ts';
import { newPerson, PersonTable, type Registration } from './person.ts';
import { settled } from './profile.ts';
import { lockProfile, saveProfiles } from './profile-store.ts';

/** Keeps the account; begins the person at registration; a coach appears or disappears with the state of the account. */
export const hearAccount =
  ({ outbox, clock }: Pick<Deps, 'outbox' | 'clock'>): Consumer<typeof accountChanged> =>
  async (tx, { data: { id, version, account, person } }) => {
    await keepAccount(tx, account, version);
    if (person) await beginPerson(tx, id, person, account.email, clock.now());
    const before = await lockProfile(tx, id);
    if (!before) return;
    const coach = before.coach ?? (before.account.userType === 'member' ? null : newCoach(id, clock.now()));
    const after = settled({ ...before, coach }, clock.now());
    if (after.coach?.isPublic === before.coach?.isPublic) return;
    await saveProfiles(tx, [after]);
    await outbox.add(tx, ...coachEvents(before, after));
  };

/** Unless the person is there or was erased. The picture of the wizard is theirs when the same address uploaded it. */
async function beginPerson(tx: EntityManager, id: string, said: Registration, email: string, now: Date): Promise<void> {
  if (await tx.existsBy(AccountTable, { id, isErased: true })) return;
  const imageName = await claimPicture(tx, said.imageFileName, { id, email });
  await tx
    .createQueryBuilder()
    .insert()
    .into(PersonTable)
    .values({ ...newPerson(id, said, now), imageName })
    .orIgnore()
    .execute();
}
