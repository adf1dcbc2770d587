import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';

type Row = { id: string; first_name: string; last_name: string; updated_at: Date };

/** All public coaches, a page at a time, for the sitemap. */
export const coachSummaries =
  ({ db }: Deps): Handler<typeof contracts.coachSummaries> =>
  async ({ input: { after, limit } }) => {
    const rows = await db.manager.query<Row[]>(
      `select coach.id, person.first_name, person.last_name, coach.updated_at from coach join person using (id)
       where coach.is_public and coach.id > $1 order by coach.id limit $2`,
      [after ?? '', limit],
    );
    const coaches = rows.map(({ id, first_name, last_name, updated_at }) => ({
      id,
      firstName: first_name,
      lastName: last_name,
      updatedAt: updated_at.toISOString(),
    }));
    return { coaches, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
  };
