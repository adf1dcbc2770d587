import type { Parts, Schema, Service } from '@pusula/service-kit';
import { AccountTable } from './accounts/account-table.ts';
import { importAccounts } from './accounts/import-accounts.ts';
import { setStatus } from './accounts/set-status.ts';
import { setVerified } from './accounts/set-verified.ts';
import { api } from './api.ts';
import { Accounts1760000000001 } from './migrations/0001-accounts.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';

export type { ImportedAccount } from './accounts/import-accounts.ts';
export { identityConfig } from './config.ts';

export const schema: Schema = { tables: [AccountTable], migrations: [Accounts1760000000001] };

export type Deps = Parts & { readonly passwords: Passwords };

export type IdentityService = Service & {
  readonly importAccounts: ReturnType<typeof importAccounts>;
  readonly setStatus: ReturnType<typeof setStatus>;
  readonly setVerified: ReturnType<typeof setVerified>;
  readonly hashPassword: Passwords['hash'];
};

/** Accounts: who may sign in, as what, and whether the address is proven. */
export function createIdentityService(parts: Parts, passwords: Passwords = createPasswords()): IdentityService {
  const deps: Deps = { ...parts, passwords };
  return {
    api: api(deps),
    importAccounts: importAccounts(deps),
    setStatus: setStatus(deps),
    setVerified: setVerified(deps),
    hashPassword: passwords.hash,
  };
}
