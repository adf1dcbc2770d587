import { type Account, foldText } from '@pusula/contracts';
import { text, ulid } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema } from 'typeorm';
import type { Person } from './person.ts';
import { turkishOrder } from './turkish-collation.ts';

/**
 * What the console finds and orders a person by, in one narrow row: a hundred thousand of them are searched in any order without a join. Written with the
 * person and their account, under the person’s lock.
 */
export type DirectoryEntry = {
  /** Sorts by the time of the registration. */
  readonly id: string;
  readonly nameFolded: string;
  readonly emailFolded: string;
  readonly nameOrder: string;
  readonly cityOrder: string;
  readonly userType: string;
  readonly status: string;
};

const byBytes = { collation: 'C' } as const;
export const DirectoryEntryTable = new EntitySchema<DirectoryEntry>({
  name: 'directory_entry',
  columns: {
    id: ulid({ primary: true }),
    nameFolded: text({ name: 'name_folded', ...byBytes }),
    emailFolded: text({ name: 'email_folded', ...byBytes }),
    nameOrder: text({ name: 'name_order', ...byBytes }),
    cityOrder: text({ name: 'city_order', ...byBytes }),
    userType: text({ name: 'user_type', ...byBytes }),
    status: text({ ...byBytes }),
  },
});

type Listed = {
  readonly account: Pick<Account, 'email' | 'userType' | 'status'>;
  readonly person: Pick<Person, 'id' | 'firstName' | 'lastName' | 'city'>;
};

/** Pure: the row by which a person is found. */
export function directoryEntry({ account, person }: Listed): DirectoryEntry {
  const name = `${person.firstName} ${person.lastName}`;
  return {
    id: person.id,
    nameFolded: foldText(name),
    emailFolded: foldText(account.email),
    nameOrder: turkishOrder(name),
    cityOrder: turkishOrder(person.city),
    userType: account.userType,
    status: account.status,
  };
}

/** Has people found by what they are now; their rows are locked by the caller. */
export async function enterDirectory(tx: EntityManager, people: readonly Listed[]): Promise<void> {
  if (people.length > 0) await tx.upsert(DirectoryEntryTable, people.map(directoryEntry), ['id']);
}
