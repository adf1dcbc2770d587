import type { Parts } from '@pusula/service-kit';
import { type AuditChain, auditChain } from './audit/entry.ts';
import type { IdentityConfig } from './config.ts';
import { type RelyingParty, relyingParty } from './passkeys/relying-party.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { createProviders, type Providers } from './social/providers.ts';

/** What the verbs of this service work with. */
export type Deps = Parts<IdentityConfig> & {
  readonly passwords: Passwords;
  readonly providers: Providers;
  readonly relyingParty: RelyingParty;
  readonly auditChain: AuditChain;
};

export const createDeps = (parts: Parts<IdentityConfig>, passwords: Passwords = createPasswords()): Deps => ({
  ...parts,
  passwords,
  providers: createProviders(parts.config, parts.clock),
  relyingParty: relyingParty(parts.config.PUBLIC_URL, parts.log),
  auditChain: auditChain(parts.config.AUDIT_KEY),
});
