import type { SocialProvider } from '@pusula/contracts';
import { text, timestamp, ulid } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema } from 'typeorm';

/** A person at a provider, and the account here that they sign in to by it. */
export type LinkedProvider = {
  readonly authenticationType: SocialProvider;
  /** What the provider calls the person; never changes, unlike an address. */
  readonly subject: string;
  readonly accountId: string;
  readonly linkedAt: Date;
};

export const LinkedProviderTable = new EntitySchema<LinkedProvider>({
  name: 'linked_provider',
  columns: {
    authenticationType: text({ name: 'authentication_type', primary: true }),
    subject: text({ primary: true }),
    accountId: ulid({ name: 'account_id' }),
    linkedAt: timestamp({ name: 'linked_at' }),
  },
});

type Subject = Pick<LinkedProvider, 'authenticationType' | 'subject'>;

export const findLink = (db: EntityManager, { authenticationType, subject }: Subject): Promise<LinkedProvider | null> =>
  db.findOneBy(LinkedProviderTable, { authenticationType, subject });

/** The providers of an account, the first one first. */
export const linksOf = (db: EntityManager, accountId: string): Promise<LinkedProvider[]> =>
  db.find(LinkedProviderTable, { where: { accountId }, order: { linkedAt: 'ASC', authenticationType: 'ASC' } });

/** Links a provider's person to an account. @returns false when they are linked to another, or the account to another person of that provider */
export async function linkProvider(tx: EntityManager, link: LinkedProvider): Promise<boolean> {
  const result = await tx.createQueryBuilder().insert().into(LinkedProviderTable).values(link).orIgnore().returning('subject').execute();
  return (result.raw as unknown[]).length === 1;
}

export const unlinkProvider = (
  tx: EntityManager,
  { accountId, authenticationType }: Pick<LinkedProvider, 'accountId' | 'authenticationType'>,
) => tx.delete(LinkedProviderTable, { accountId, authenticationType });

export const unlinkProviders = (tx: EntityManager, accountId: string) => tx.delete(LinkedProviderTable, { accountId });
