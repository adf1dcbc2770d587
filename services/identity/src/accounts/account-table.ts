import { failure, text, timestamp, ulid, version, yesNo } from '@pusula/service-kit';
import { type EntityManager, EntitySchema } from 'typeorm';
import type { Account } from './account.ts';

export const AccountTable = new EntitySchema<Account>({
  name: 'account',
  columns: {
    id: ulid({ primary: true }),
    /** Folded to lower case by the contract; unique. */
    email: text(),
    passwordHash: text({ name: 'password_hash', nullable: true }),
    givenName: text({ name: 'given_name' }),
    userType: text({ name: 'user_type' }),
    status: text(),
    isVerified: yesNo({ name: 'is_verified' }),
    language: text(),
    version: version(),
    createdAt: timestamp({ name: 'created_at' }),
  },
});

export const findByEmail = (db: EntityManager, email: string): Promise<Account | null> => db.findOneBy(AccountTable, { email });

/** Reads an account for a change; others who want to change it wait. @throws failure('USER_NOT_FOUND') */
export async function lockAccount(tx: EntityManager, id: string): Promise<Account> {
  const account = await tx.findOne(AccountTable, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!account) throw failure('USER_NOT_FOUND');
  return account;
}

/** Writes the new state of an account that was read by lockAccount. */
export const saveAccount = (tx: EntityManager, { id, ...state }: Account) => tx.update(AccountTable, { id }, state);

/** Replaces a hash by a stronger one of the same password, unless the password was changed meanwhile. Nobody else sees a difference, so no new version. */
export const replaceHash = (db: EntityManager, id: string, from: string, to: string) =>
  db.update(AccountTable, { id, passwordHash: from }, { passwordHash: to });
