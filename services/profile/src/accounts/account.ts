import { type Account, DEFAULT_LANGUAGE } from '@pusula/contracts';
import { text, ulid, version, yesNo } from '@pusula/service-kit/db';
import { failure } from '@pusula/service-kit/service';
import { type EntityManager, EntitySchema } from 'typeorm';

/** What the identity service last said of an account. After an erasure only the id is left, so that late events bring nobody back. */
export type KnownAccount = Account & { readonly version: number; readonly isErased: boolean };

export const AccountTable = new EntitySchema<KnownAccount>({
  name: 'account',
  columns: {
    id: ulid({ primary: true }),
    email: text(),
    userType: text({ name: 'user_type' }),
    status: text(),
    isVerified: yesNo({ name: 'is_verified' }),
    language: text(),
    version: version(),
    isErased: yesNo({ name: 'is_erased' }),
  },
});

/** The version of an account that was last projected; 0 when none was. */
export async function knownVersion(db: EntityManager, id: string): Promise<number> {
  return (await db.findOneBy(AccountTable, { id }))?.version ?? 0;
}

export const isErased = (db: EntityManager, id: string): Promise<boolean> => db.existsBy(AccountTable, { id, isErased: true });

/** The account as it is known; others who want to change it wait. */
export const lockAccount = (tx: EntityManager, id: string): Promise<KnownAccount | null> =>
  tx.findOne(AccountTable, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** An erasure that comes meanwhile waits for the end of the transaction, and finds what was written in it. @throws failure('UNAUTHORIZED') */
export async function requireNotErased(tx: EntityManager, id: string): Promise<void> {
  const account = await tx.findOne(AccountTable, { where: { id }, lock: { mode: 'pessimistic_read' } });
  if (account?.isErased) throw failure('UNAUTHORIZED');
}

/** Keeps an account unless something newer is known of it. */
export async function projectAccountRow(tx: EntityManager, account: Account, accountVersion: number): Promise<void> {
  const { id, email, userType, status, isVerified, language } = account;
  await tx.query(
    `insert into account (id, email, user_type, status, is_verified, language, version, is_erased) values ($1, $2, $3, $4, $5, $6, $7, false)
     on conflict (id) do update set email = excluded.email, user_type = excluded.user_type, status = excluded.status,
       is_verified = excluded.is_verified, language = excluded.language, version = excluded.version
     where account.version < excluded.version and not account.is_erased`,
    [id, email, userType, status, isVerified, language, accountVersion],
  );
}

/** Forgets everything about an account but that it was erased. */
export const forgetAccount = (tx: EntityManager, id: string, accountVersion: number) =>
  tx.query(
    `insert into account (id, email, user_type, status, is_verified, language, version, is_erased)
     values ($1, '', 'member', 'deleted', false, $2, $3, true)
     on conflict (id) do update set email = '', user_type = 'member', status = 'deleted', is_verified = false, language = excluded.language,
       version = greatest(account.version, excluded.version), is_erased = true`,
    [id, DEFAULT_LANGUAGE, accountVersion],
  );
