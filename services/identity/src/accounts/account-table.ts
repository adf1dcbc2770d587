import { text, timestamp, ulid, version, yesNo } from '@pusula/service-kit/db';
import { failure } from '@pusula/service-kit/service';
import { type EntityManager, EntitySchema, IsNull, Not } from 'typeorm';
import type { Account } from './account.ts';

export const AccountTable = new EntitySchema<Account>({
  name: 'account',
  columns: {
    id: ulid({ primary: true }),
    /** Folded to lower case by the contract; unique. */
    email: text(),
    passwordHash: text({ name: 'password_hash', nullable: true }),
    givenName: text({ name: 'given_name' }),
    familyName: text({ name: 'family_name' }),
    userType: text({ name: 'user_type' }),
    status: text(),
    isVerified: yesNo({ name: 'is_verified' }),
    language: text(),
    wasVerified: yesNo({ name: 'was_verified' }),
    isOwnerKnown: yesNo({ name: 'is_owner_known' }),
    hasPasskey: yesNo({ name: 'has_passkey' }),
    adminSince: timestamp({ name: 'admin_since', nullable: true }),
    version: version(),
    createdAt: timestamp({ name: 'created_at' }),
  },
});

export const findByEmail = (db: EntityManager, email: string): Promise<Account | null> => db.findOneBy(AccountTable, { email });

/** @throws failure('USER_NOT_FOUND') */
export async function requireAccount(db: EntityManager, id: string): Promise<Account> {
  const account = await db.findOneBy(AccountTable, { id });
  if (!account) throw failure('USER_NOT_FOUND');
  return account;
}

/** Reads an account for a change; others who want to change it wait. */
export const findLocked = (tx: EntityManager, where: Pick<Account, 'id'> | Pick<Account, 'email'>): Promise<Account | null> =>
  tx.findOne(AccountTable, { where, lock: { mode: 'pessimistic_write' } });

/** As findLocked. @throws failure('USER_NOT_FOUND') */
export async function lockAccount(tx: EntityManager, id: string): Promise<Account> {
  const account = await findLocked(tx, { id });
  if (!account) throw failure('USER_NOT_FOUND');
  return account;
}

/** As lockAccount, by the address. @throws failure('USER_NOT_FOUND') */
export async function lockAccountByEmail(tx: EntityManager, email: string): Promise<Account> {
  const account = await findLocked(tx, { email });
  if (!account) throw failure('USER_NOT_FOUND');
  return account;
}

/**
 * Adds accounts; one whose id or address is taken is left out, and so is one that was erased: nothing may bring it back.
 * @returns the ids of those that are new
 */
export async function insertAccounts(tx: EntityManager, accounts: readonly Account[]): Promise<ReadonlySet<string>> {
  const erased: { id: string }[] = await tx.query('select id from erased_account where id = any($1)', [accounts.map(({ id }) => id)]);
  const gone = new Set(erased.map(({ id }) => id));
  const candidates = accounts.filter(({ id }) => !gone.has(id));
  if (candidates.length === 0) return new Set();
  const result = await tx.createQueryBuilder().insert().into(AccountTable).values(candidates).orIgnore().returning('id').execute();
  return new Set((result.raw as { id: string }[]).map(({ id }) => id));
}

/** @throws failure('USER_ALREADY_EXIST') when the address is another account's */
export async function requireFreeAddress(db: EntityManager, { id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
  if (await db.existsBy(AccountTable, { email, id: Not(id) })) throw failure('USER_ALREADY_EXIST');
}

/** PostgreSQL: a unique value that another row has. */
const isTaken = (error: unknown) => (error as { code?: unknown }).code === '23505';

/** Writes the new state of an account that was read by lockAccount. @throws failure('USER_ALREADY_EXIST') when its new address is somebody else's */
export async function saveAccount(tx: EntityManager, { id, ...state }: Account): Promise<void> {
  try {
    await tx.update(AccountTable, { id }, state);
  } catch (error) {
    throw isTaken(error) ? failure('USER_ALREADY_EXIST') : error;
  }
}

/** Notes that whoever knows the password is the owner of a proven address, unless password or address was changed meanwhile. */
export const noteKnownOwner = (db: EntityManager, { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>) =>
  db.update(AccountTable, { id, passwordHash: passwordHash ?? IsNull(), isVerified: true }, { isOwnerKnown: true });

/** Replaces a hash by a stronger one of the same password, unless the password was changed meanwhile. Nobody else sees a difference, so no new version. */
export const replaceHash = (db: EntityManager, id: string, from: string, to: string) =>
  db.update(AccountTable, { id, passwordHash: from }, { passwordHash: to });
