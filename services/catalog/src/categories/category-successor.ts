import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';

/** Where the coaches of a deleted category are now. Its target may have been deleted since, so targets are followed to one that is there. */
export const categorySuccessor =
  ({ db }: Deps): Handler<typeof contracts.categorySuccessor> =>
  async ({ input: { id } }) => {
    // `union` drops what was seen already: no ring of targets, however it came about, is walked twice.
    const [successor] = await db.manager.query<{ id: string }[]>(
      `with recursive followed as (
         select id, moved_to, deleted_at from category where id = $1
         union
         select next.id, next.moved_to, next.deleted_at from category next join followed on next.id = followed.moved_to
       )
       select id from followed where deleted_at is null and id <> $1`,
      [id],
    );
    return { successorId: successor?.id ?? null };
  };
