import type { accountErased } from '@pusula/contracts';
import type { Forgetting } from '@pusula/service-kit/erasure';
import type { Consumer } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { forgetCoachTexts } from '../embedding/text-cache.ts';
import { announceUnindexed } from '../projection/unindexed.ts';

/** Forgets a person for good: late events about them change nothing (S22). */
export const eraseCoach =
  (): Consumer<typeof accountErased> =>
  async (tx, { data: { id } }) => {
    await tx.query(
      `insert into coach (id, version, state, category_ids, is_erased) values ($1, 1, null, '{}', true)
     on conflict (id) do update set state = null, category_ids = '{}', intents = '[]', read_by = '', is_erased = true, revision = coach.revision + 1
     where not coach.is_erased`,
      [id],
    );
    await forgetCoachTexts(tx, id);
    await announceUnindexed(tx);
  };

/** Whether the index has confirmed that an erased person is not in it any more. */
export const isUnfindable =
  ({ db }: Pick<Deps, 'db'>): NonNullable<Forgetting['isForgotten']> =>
  async ({ id }) =>
    (await db.manager.query<unknown[]>('select 1 from coach where id = $1 and is_erased and indexed_revision >= revision', [id])).length >
    0;
