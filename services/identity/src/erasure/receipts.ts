import { ERASERS, type Eraser, type RECEIPTS } from '@pusula/contracts';
import { text, timestamp, ulid } from '@pusula/service-kit/db';
import type { Consumer } from '@pusula/service-kit/service';
import { type EntityManager, EntitySchema } from 'typeorm';

/** A service's word that nothing personal about an erased account is left with it. */
export type Receipt = { readonly accountId: string; readonly service: Eraser; readonly at: Date };

export const ReceiptTable = new EntitySchema<Receipt>({
  name: 'erasure_receipt',
  columns: { accountId: ulid({ name: 'account_id', primary: true }), service: text({ primary: true }), at: timestamp() },
});

/** Keeps a service's receipt; the first one counts. */
export const saveReceipt =
  (service: Eraser): Consumer<(typeof RECEIPTS)[Eraser]> =>
  async (tx, { data: { id, at } }) => {
    await tx.query('insert into erasure_receipt (account_id, service, at) values ($1, $2, $3) on conflict do nothing', [id, service, at]);
  };

/** When each service answered for an account; null where it has not. */
export async function receiptsOf(db: EntityManager, accountId: string): Promise<readonly { service: Eraser; at: Date | null }[]> {
  const given = new Map((await db.findBy(ReceiptTable, { accountId })).map(({ service, at }) => [service, at]));
  return ERASERS.map((service) => ({ service, at: given.get(service) ?? null }));
}
