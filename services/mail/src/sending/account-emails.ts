import { type accountEmails as contract, LIMITS, type ReplyOf } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';

type OwnEmail = ReplyOf<typeof contract>['emails'][number];
type Row = Omit<OwnEmail, 'createdAt' | 'at'> & { readonly createdAt: Date; readonly at: Date; readonly total: number };

/** The e-mails to a person that admins see as well, for their own download. */
export const accountEmails =
  ({ db }: Pick<Deps, 'db'>): Handler<typeof contract> =>
  async ({ input: { id } }) => {
    const rows = await db.manager.query<Row[]>(
      `select kind, state, address, subject, created_at as "createdAt", at, count(*) over ()::int as total
       from email where account_id = $1 order by at desc, event_id desc limit $2`,
      [id, LIMITS.ownDataRows],
    );
    return {
      emails: rows.map(({ total: _, createdAt, at, ...email }) => ({
        ...email,
        createdAt: createdAt.toISOString(),
        at: at.toISOString(),
      })),
      total: rows[0]?.total ?? 0,
    };
  };
