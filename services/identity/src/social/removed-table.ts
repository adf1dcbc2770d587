import type { SocialProvider } from '@pusula/contracts';
import { text, timestamp, ulid } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema } from 'typeorm';

/** A provider that the owner of an account has removed: none of its people is linked to the account by their address, until the owner links one. */
type RemovedProvider = { readonly accountId: string; readonly authenticationType: SocialProvider; readonly removedAt: Date };

export const RemovedProviderTable = new EntitySchema<RemovedProvider>({
  name: 'removed_provider',
  columns: {
    accountId: ulid({ name: 'account_id', primary: true }),
    authenticationType: text({ name: 'authentication_type', primary: true }),
    removedAt: timestamp({ name: 'removed_at' }),
  },
});

type Whose = Pick<RemovedProvider, 'accountId' | 'authenticationType'>;

/** The removed providers of an account, the first one first. */
export const removedFrom = (db: EntityManager, accountId: string): Promise<RemovedProvider[]> =>
  db.find(RemovedProviderTable, { where: { accountId }, order: { removedAt: 'ASC', authenticationType: 'ASC' } });

export const isRemoved = (db: EntityManager, { accountId, authenticationType }: Whose): Promise<boolean> =>
  db.existsBy(RemovedProviderTable, { accountId, authenticationType });

export const noteRemoved = (tx: EntityManager, removed: RemovedProvider) =>
  tx.upsert(RemovedProviderTable, removed, ['accountId', 'authenticationType']);

export const forgetRemoved = (tx: EntityManager, { accountId, authenticationType }: Whose) =>
  tx.delete(RemovedProviderTable, { accountId, authenticationType });

export const forgetAllRemoved = (tx: EntityManager, accountId: string) => tx.delete(RemovedProviderTable, { accountId });
