import type { Passkey as PasskeyShown } from '@pusula/contracts';
import { text, timestamp, ulid } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema } from 'typeorm';

/** What signs an account's owner in. The private half never leaves their authenticator. */
export type Passkey = {
  readonly id: string;
  readonly accountId: string;
  /** What the authenticator calls it, as base64url. */
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Buffer<ArrayBuffer>;
  /** How often the authenticator says that it has signed; one that goes back is a copy. 0 for those that do not count. */
  readonly counter: number;
  readonly transports: string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

export const PasskeyTable = new EntitySchema<Passkey>({
  name: 'passkey',
  columns: {
    id: ulid({ primary: true }),
    accountId: ulid({ name: 'account_id' }),
    credentialId: text({ name: 'credential_id' }),
    publicKey: { type: 'bytea', name: 'public_key' },
    // PostgreSQL hands a bigint over as text; a counter has 32 bits.
    counter: { type: 'bigint', transformer: { from: Number, to: (counter: number) => counter } },
    transports: { type: 'text', array: true },
    name: text(),
    createdAt: timestamp({ name: 'created_at' }),
    lastUsedAt: timestamp({ name: 'last_used_at', nullable: true }),
  },
});

/** An account's passkeys, the oldest first. */
export const passkeysOf = (db: EntityManager, accountId: string): Promise<Passkey[]> =>
  db.find(PasskeyTable, { where: { accountId }, order: { createdAt: 'ASC', id: 'ASC' } });

/** Pure: a passkey as its owner sees it. */
export const shownPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyShown => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** @returns false when somebody has added it before */
export async function insertPasskey(tx: EntityManager, passkey: Passkey): Promise<boolean> {
  const result = await tx.createQueryBuilder().insert().into(PasskeyTable).values(passkey).orIgnore().returning('id').execute();
  return (result.raw as unknown[]).length === 1;
}
