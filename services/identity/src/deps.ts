import type { Parts } from '@pusula/service-kit';
import type { IdentityConfig } from './config.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { createProviders, type Providers } from './social/providers.ts';

/** What the verbs of this service work with. */
export type Deps = Parts<IdentityConfig> & { readonly passwords: Passwords; readonly providers: Providers };

export const createDeps = (parts: Parts<IdentityConfig>, passwords: Passwords = createPasswords()): Deps => ({
  ...parts,
  passwords,
  providers: createProviders(parts.config, parts.clock),
});
