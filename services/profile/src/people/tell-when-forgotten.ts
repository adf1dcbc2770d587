import { profileForgot } from '@pusula/contracts';
import { newEvent } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../service.ts';

/**
 * The receipt of an erasure (S22): nothing personal of the account is left here. Said once, and not while a picture has yet to be removed; whoever removes the
 * last one asks again.
 */
export async function tellWhenForgotten({ outbox, clock }: Pick<Deps, 'outbox' | 'clock'>, tx: EntityManager, id: string): Promise<void> {
  const [forgotten] = (await tx.query(
    `update account set is_forgotten = true where id = $1 and is_erased and not is_forgotten
     and not exists (select 1 from picture_removal where owner_id = $1) returning id`,
    [id],
  )) as [unknown[], number];
  if (forgotten.length > 0) await outbox.add(tx, newEvent(profileForgot, id, { id, at: clock.now().toISOString() }));
}
