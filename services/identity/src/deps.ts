import type { ServiceOptions } from '@pusula/service-kit/service';
import { type AuditChain, auditChain } from './audit/entry.ts';
import type { IdentityConfig } from './config.ts';
import { type RelyingParty, relyingParty } from './passkeys/relying-party.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { createProviders, type Providers } from './social/providers.ts';

/** What the verbs of this service work with. */
export type Deps = ServiceOptions<IdentityConfig> & {
  readonly passwords: Passwords;
  readonly providers: Providers;
  readonly relyingParty: RelyingParty;
  readonly auditChain: AuditChain;
};

export const createDeps = (options: ServiceOptions<IdentityConfig>, passwords: Passwords = createPasswords()): Deps => ({
  ...options,
  passwords,
  providers: createProviders(options.config, options.clock),
  relyingParty: relyingParty(options.config.PUBLIC_URL, options.log),
  auditChain: auditChain(options.config.AUDIT_KEY),
});
