import type { Service, ServiceOptions } from '@pusula/service-kit/service';
import { importAccounts } from './accounts/import-accounts.ts';
import { setStatus } from './accounts/set-status.ts';
import { setVerified } from './accounts/set-verified.ts';
import { api } from './api.ts';
import { auditArchive } from './audit/archive/archive-log.ts';
import { archiveAt } from './audit/archive/archive-store.ts';
import { auditRateFigures } from './audit/audit-rate-figures.ts';
import { importActions } from './audit/import-actions.ts';
import { lastEntryCheck } from './audit/last-entry-check.ts';
import type { IdentityConfig } from './config.ts';
import { expiredRowsCleanup } from './delete-expired-rows.ts';
import { createDeps } from './deps.ts';
import { erasureWatch } from './erasure/watch-erasures.ts';
import { events } from './events.ts';
import type { Passwords } from './passwords/passwords.ts';

export type { ImportedAccount } from './accounts/import-accounts.ts';
export { type IdentityConfig, identityConfig } from './config.ts';
export { schema } from './schema.ts';

export type IdentityService = Service & {
  readonly importAccounts: ReturnType<typeof importAccounts>;
  readonly importActions: ReturnType<typeof importActions>;
  readonly setStatus: ReturnType<typeof setStatus>;
  readonly setVerified: ReturnType<typeof setVerified>;
  readonly hashPassword: Passwords['hash'];
};

/** Accounts: who may sign in, as what, and whether the address is proven. */
export function createIdentityService(options: ServiceOptions<IdentityConfig>, passwords?: Passwords): IdentityService {
  const deps = createDeps(options, passwords);
  const heads = lastEntryCheck(deps);
  const { AUDIT_ARCHIVE_URL: archiveUrl } = deps.config;
  const archive = archiveUrl === undefined ? undefined : auditArchive({ ...deps, store: archiveAt(archiveUrl) });
  return {
    api: api(deps),
    events: events(deps),
    jobs: [expiredRowsCleanup(deps), erasureWatch(deps), heads.job, ...(archive ? [archive.job] : [])],
    figures: [heads.figure, ...auditRateFigures(deps), ...(archive ? [archive.figure] : [])],
    importAccounts: importAccounts(deps),
    importActions: importActions(deps),
    setStatus: setStatus(deps),
    setVerified: setVerified(deps),
    hashPassword: deps.passwords.hash,
  };
}
