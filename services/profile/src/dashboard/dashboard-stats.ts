import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { peopleCounts } from './people-counts.ts';
import { coachesByCategory, coachesByCity } from './public-coaches.ts';
import { registrations, registrationsPerWeek } from './registrations.ts';

/** The figures of the console’s first page (specification section 3), all of one moment. */
export const dashboardStats =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Handler<typeof contracts.dashboardStats> =>
  ({ input: { days } }) =>
    db.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      const now = clock.now();
      return {
        dashboardStats: {
          days,
          ...(await peopleCounts(tx)),
          ...(await registrations(tx, days, now)),
          registeredPerWeek: await registrationsPerWeek(tx, now),
          coachesByCategory: await coachesByCategory(tx),
          coachesByCity: await coachesByCity(tx),
          at: now.toISOString(),
        },
      };
    });
