import type { SocialProvider } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { unlinkProvider } from './link-table.ts';
import { noteRemoved } from './removed-table.ts';

/** Providers that an account's owner wants no more: they open it no more, and link themselves no more, until the owner links them in a session. */
export async function removeProviders(
  tx: EntityManager,
  accountId: string,
  { types, removedAt }: { readonly types: readonly SocialProvider[]; readonly removedAt: Date },
): Promise<void> {
  for (const authenticationType of types) {
    await unlinkProvider(tx, { accountId, authenticationType });
    await noteRemoved(tx, { accountId, authenticationType, removedAt });
  }
}
