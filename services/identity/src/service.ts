import type { Parts, Schema, Service } from '@pusula/service-kit';
import { AccountTable } from './accounts/account-table.ts';
import { importAccounts } from './accounts/import-accounts.ts';
import { setStatus } from './accounts/set-status.ts';
import { setVerified } from './accounts/set-verified.ts';
import { api } from './api.ts';
import { AuditEntryTable } from './audit/entry-table.ts';
import type { IdentityConfig } from './config.ts';
import { DeletionRequestTable } from './erasure/deletion-request-table.ts';
import { ReceiptTable } from './erasure/receipts.ts';
import { erasureWatch } from './erasure/watch-erasures.ts';
import { events } from './events.ts';
import { MailedLinkTable } from './links/link-table.ts';
import { sweeper } from './links/sweep.ts';
import { Accounts1760000000001 } from './migrations/0001-accounts.ts';
import { AccountCare1760000000002 } from './migrations/0002-account-care.ts';
import { GivenNames1760000000003 } from './migrations/0003-given-names.ts';
import { ErasureReceipts1760000000004 } from './migrations/0004-erasure-receipts.ts';
import { AuditLog1760000000005 } from './migrations/0005-audit-log.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { SocialAttemptTable } from './social/attempts.ts';
import { LinkedProviderTable } from './social/link-table.ts';
import { createProviders, type Providers } from './social/providers.ts';

export type { ImportedAccount } from './accounts/import-accounts.ts';
export { type IdentityConfig, identityConfig } from './config.ts';

export const schema: Schema = {
  tables: [AccountTable, MailedLinkTable, LinkedProviderTable, SocialAttemptTable, DeletionRequestTable, ReceiptTable, AuditEntryTable],
  migrations: [
    Accounts1760000000001,
    AccountCare1760000000002,
    GivenNames1760000000003,
    ErasureReceipts1760000000004,
    AuditLog1760000000005,
  ],
};

export type Deps = Parts<IdentityConfig> & { readonly passwords: Passwords; readonly providers: Providers };

export type IdentityService = Service & {
  readonly importAccounts: ReturnType<typeof importAccounts>;
  readonly setStatus: ReturnType<typeof setStatus>;
  readonly setVerified: ReturnType<typeof setVerified>;
  readonly hashPassword: Passwords['hash'];
};

/** Accounts: who may sign in, as what, and whether the address is proven. */
export function createIdentityService(parts: Parts<IdentityConfig>, passwords: Passwords = createPasswords()): IdentityService {
  const deps: Deps = { ...parts, passwords, providers: createProviders(parts.config, parts.clock) };
  return {
    api: api(deps),
    events: events(),
    jobs: [sweeper(deps), erasureWatch(deps)],
    importAccounts: importAccounts(deps),
    setStatus: setStatus(deps),
    setVerified: setVerified(deps),
    hashPassword: passwords.hash,
  };
}
