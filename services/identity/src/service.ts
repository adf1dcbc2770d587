import type { Service, ServiceOptions } from '@pusula/service-kit/service';
import { importAccounts } from './accounts/import-accounts.ts';
import { setStatus } from './accounts/set-status.ts';
import { setVerified } from './accounts/set-verified.ts';
import { api } from './api.ts';
import { auditArchive } from './audit/archive/archive-log.ts';
import { archiveAt } from './audit/archive/archive-store.ts';
import { busyHour } from './audit/busy-hour.ts';
import { importActions } from './audit/import-actions.ts';
import { headWatch } from './audit/watch-head.ts';
import type { IdentityConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { erasureWatch } from './erasure/watch-erasures.ts';
import { events } from './events.ts';
import type { Passwords } from './passwords/passwords.ts';
import { sweeper } from './sweep.ts';

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
  const heads = headWatch(deps);
  const { AUDIT_ARCHIVE_URL: archiveUrl } = deps.config;
  const archive = archiveUrl === undefined ? undefined : auditArchive({ ...deps, store: archiveAt(archiveUrl) });
  return {
    api: api(deps),
    events: events(deps),
    jobs: [sweeper(deps), erasureWatch(deps), heads.job, ...(archive ? [archive.job] : [])],
    figures: [heads.figure, ...busyHour(deps), ...(archive ? [archive.figure] : [])],
    importAccounts: importAccounts(deps),
    importActions: importActions(deps),
    setStatus: setStatus(deps),
    setVerified: setVerified(deps),
    hashPassword: deps.passwords.hash,
  };
}
