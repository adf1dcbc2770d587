import { type accountChanged, type Language, localDay } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { isErased, projectAccountRow } from '../accounts/account.ts';
import type { Deps } from '../deps.ts';
import { claimPicture } from '../pictures/picture-table.ts';
import { knownSpecialties } from '../specialties/specialty.ts';
import { firstCertificates } from './certificates.ts';
import { type Coach, firstCoach, newCoach } from './coach.ts';
import { coachEvents } from './coach-events.ts';
import { enterDirectory } from './directory-entry.ts';
import { newPerson, PersonTable, type Registration } from './person.ts';
import { settled } from './profile.ts';
import { lockProfile, saveProfiles } from './profile-store.ts';

/** Keeps the account; begins the person at registration, with their coaching; a coach appears or disappears with the state of the account. */
export const projectAccount =
  ({ outbox, clock, ids }: Pick<Deps, 'outbox' | 'clock' | 'ids'>): Consumer<typeof accountChanged> =>
  async (tx, { data: { id, version, account, person } }) => {
    await projectAccountRow(tx, account, version);
    const isNew = person !== null && (await beginPerson(tx, id, person, account.email, clock.now()));
    const before = await lockProfile(tx, id);
    if (!before) return;
    await enterDirectory(tx, [before]);
    const said = isNew ? person.coaching : null;
    const coach =
      before.coach ?? (before.account.userType === 'member' ? null : await beginCoach(tx, id, said, account.language, { clock, ids }));
    const after = settled({ ...before, coach }, clock.now());
    if (after.coach?.isPublic === before.coach?.isPublic) return;
    await saveProfiles(tx, [after]);
    await outbox.add(tx, ...coachEvents(before, after));
  };

/**
 * Unless the person is there or was erased. The picture of the wizard is theirs when the same address uploaded it.
 * @returns whether they have begun just now
 */
async function beginPerson(tx: EntityManager, id: string, said: Registration, email: string, now: Date): Promise<boolean> {
  if (await isErased(tx, id)) return false;
  const imageName = await claimPicture(tx, said.imageFileName, { id, email });
  const { raw } = await tx
    .createQueryBuilder()
    .insert()
    .into(PersonTable)
    .values({ ...newPerson(id, said, now), imageName })
    .orIgnore()
    .returning('id')
    .execute();
  return (raw as unknown[]).length > 0;
}

/** What a coach said in the sign-up wizard, as far as they got in it. */
async function beginCoach(
  tx: EntityManager,
  id: string,
  said: Registration['coaching'],
  language: Language,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
): Promise<Coach> {
  const now = clock.now();
  if (!said) return newCoach(id, now);
  const certificates = firstCertificates(said.certificates, localDay(now), ids);
  return firstCoach(id, said, {
    language: said.textLanguage ?? language,
    categoryIds: await knownSpecialties(tx, said.categories ?? []),
    certificates,
    now,
  });
}
