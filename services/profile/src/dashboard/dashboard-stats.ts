import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { peopleCounts } from './people-counts.ts';
import { coachesByCategory, coachesByCity } from './public-coaches.ts';
import { usersOverTime } from './users-over-time.ts';

/** The figures of the console’s first page (specification section 3), all of one moment. */
export const dashboardStats =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Handler<typeof contracts.dashboardStats> =>
  () =>
    db.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      const now = clock.now();
      return {
        dashboardStats: {
          ...(await peopleCounts(tx)),
          usersOverTime: await usersOverTime(tx, now),
          coachesByCategory: await coachesByCategory(tx),
          coachesByCity: await coachesByCity(tx),
          at: now.toISOString(),
        },
      };
    });
