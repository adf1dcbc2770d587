import type { Account as AccountState, NewPerson } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { Account } from './account.ts';
import { changedEvent, welcomedEvent } from './account-events.ts';
import { insertAccounts } from './account-table.ts';

/** An account with an id and a password hash of the caller's, so that importing twice is importing once and many can share one costly hash. */
export type ImportedAccount = AccountState & {
  /** From `passwords.hash`; null for somebody without a password. */
  readonly passwordHash: string | null;
  readonly person: NewPerson;
  /** Whether the account gets its welcome mail now. */
  readonly welcome?: boolean;
};

const BATCH = 500;

/**
 * Adds many accounts, each batch in one transaction with its events. One whose id or address is known is left as it is.
 * @returns how many were new
 */
export const importAccounts =
  ({ db, outbox, clock }: Pick<Deps, 'db' | 'outbox' | 'clock'>) =>
  async (imported: readonly ImportedAccount[]): Promise<number> => {
    let added = 0;
    for (let start = 0; start < imported.length; start += BATCH) {
      const batch = imported.slice(start, start + BATCH);
      added += await db.transaction(async (tx) => {
        const accounts = batch.map((account) => ({ imported: account, account: toAccount(account, clock.now()) }));
        const isNew = await insertAccounts(
          tx,
          accounts.map(({ account }) => account),
        );
        const fresh = accounts.filter(({ account }) => isNew.has(account.id));
        await outbox.add(tx, ...fresh.map(({ account, imported: { person } }) => changedEvent(account, person)));
        await outbox.add(tx, ...fresh.filter(({ imported: { welcome } }) => welcome).map(({ account }) => welcomedEvent(account)));
        return fresh.length;
      });
    }
    return added;
  };

const toAccount = ({ person, welcome: _, ...account }: ImportedAccount, createdAt: Date): Account => ({
  ...account,
  email: account.email.toLowerCase(),
  givenName: person.firstName,
  familyName: person.lastName,
  wasVerified: account.isVerified,
  isOwnerKnown: account.isVerified,
  hasPasskey: false,
  adminSince: account.userType === 'admin' ? createdAt : null,
  version: 1,
  createdAt,
});
