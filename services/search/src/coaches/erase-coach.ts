import type { accountErased } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit';
import { announceUnindexed } from '../indexing/unindexed.ts';

/** Forgets a person for good: late events about them change nothing (S22). */
export const eraseCoach =
  (): Consumer<typeof accountErased> =>
  async (tx, { data: { id } }) => {
    await tx.query(
      `insert into coach (id, version, state, category_ids, is_erased) values ($1, 1, null, '{}', true)
     on conflict (id) do update set state = null, category_ids = '{}', is_erased = true, revision = coach.revision + 1
     where not coach.is_erased`,
      [id],
    );
    await announceUnindexed(tx);
  };
