import type { Account } from '@pusula/contracts';
import { type EntityManager, type EntitySchema, In, type ObjectLiteral } from 'typeorm';
import { AccountTable } from '../accounts/account.ts';
import type { Deps } from '../deps.ts';
import { type Coach, newCoach } from './coach.ts';
import { coachEvents } from './coach-events.ts';
import { newPerson, PersonTable, type Registration } from './person.ts';
import { type Profile, settled } from './profile.ts';
import { lockProfiles, saveProfiles } from './profile-store.ts';

/** A coach who is ready to be seen, with the account that the identity service is given too. */
export type ImportedCoach = {
  readonly account: Account;
  readonly person: Registration;
  /** The name of a picture stored for this person, or ''. */
  readonly imageName: string;
  readonly coach: Omit<Coach, 'id' | 'isPublic' | 'updatedAt'>;
};

const BATCH = 200;

/**
 * Adds many coaches, each batch in one transaction with its events. One who has written something already is left as they are, so importing twice is
 * importing once, whether the account arrives before or after.
 * @returns how many were new
 */
export const importCoaches =
  ({ db, outbox, clock }: Pick<Deps, 'db' | 'outbox' | 'clock'>) =>
  async (imported: readonly ImportedCoach[]): Promise<number> => {
    let added = 0;
    for (let start = 0; start < imported.length; start += BATCH) {
      const batch = imported.slice(start, start + BATCH);
      added += await db.transaction(async (tx) => {
        const changes = await begin(tx, batch, clock.now());
        await saveProfiles(
          tx,
          changes.map(({ after }) => after),
        );
        await outbox.add(tx, ...changes.flatMap(({ before, after }) => coachEvents(before, after)));
        return changes.length;
      });
    }
    return added;
  };

/** @returns the coaches of the batch that are new, before and after */
async function begin(tx: EntityManager, batch: readonly ImportedCoach[], now: Date): Promise<{ before: Profile; after: Profile }[]> {
  await insertUnknown(
    tx,
    AccountTable,
    batch.map(({ account }) => ({ ...account, version: 1, isErased: false })),
  );
  const ids = batch.map(({ account }) => account.id);
  const erased = new Set((await tx.findBy(AccountTable, { id: In(ids), isErased: true })).map(({ id }) => id));
  const welcome = batch.filter(({ account }) => !erased.has(account.id));
  await insertUnknown(
    tx,
    PersonTable,
    welcome.map(({ account, person }) => newPerson(account.id, person, now)),
  );
  const byId = new Map(welcome.map((one) => [one.account.id, one]));
  return (await lockProfiles(tx, [...byId.keys()])).flatMap((before) => {
    const one = byId.get(before.person.id);
    if (!one || Object.keys(before.coach?.texts ?? {}).length > 0) return [];
    const person = { ...before.person, imageName: one.imageName };
    return { before, after: settled({ ...before, person, coach: { ...newCoach(person.id, now), ...one.coach } }, now) };
  });
}

async function insertUnknown<Row extends ObjectLiteral>(tx: EntityManager, table: EntitySchema<Row>, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .createQueryBuilder()
      .insert()
      .into(table)
      .values([...rows])
      .orIgnore()
      .execute();
}
