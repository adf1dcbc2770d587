import type { coachChanged } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';
import { ANNOUNCE_UNINDEXED } from '../projection/unindexed.ts';

/** Keeps what a coach says now, unless something newer is known; the indexer takes it from there. */
export const projectCoach =
  (): Consumer<typeof coachChanged> =>
  async (tx, { data: { id, version, coach } }) => {
    await tx.query(
      `with kept as (
     insert into coach (id, version, state, category_ids) values ($1, $2, $3, $4)
     on conflict (id) do update
     set version = excluded.version, state = excluded.state, category_ids = excluded.category_ids, revision = coach.revision + 1,
       read_by = case when coach.state -> 'texts' = excluded.state -> 'texts' then coach.read_by else '' end
     where coach.version < excluded.version and not coach.is_erased
     returning id) select ${ANNOUNCE_UNINDEXED} from kept`,
      [id, version, coach === null ? null : JSON.stringify(coach), coach?.categoryIds ?? []],
    );
  };
