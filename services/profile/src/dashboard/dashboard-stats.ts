import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { cacheWhileSlow } from './cache-while-slow.ts';
import { peopleCounts } from './people-counts.ts';
import { coachesByCategory, coachesByCity } from './public-coaches.ts';
import { registrations, registrationsPerWeek } from './registrations.ts';

/**
 * The figures of the console’s first page (specification section 3), all of one moment, which they tell: where there are so many people that counting them takes
 * long, it may be a minute ago.
 */
export const dashboardStats = (deps: Pick<Deps, 'db' | 'clock'>): Handler<typeof contracts.dashboardStats> => {
  const count = cacheWhileSlow((days: Period) => countEverybody(deps, days));
  return async ({ input: { days } }) => ({ dashboardStats: await count(days) });
};

type Period = contracts.DashboardStats['days'];

const countEverybody = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, days: Period): Promise<contracts.DashboardStats> =>
  db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const now = clock.now();
    return {
      days,
      ...(await peopleCounts(tx)),
      ...(await registrations(tx, days, now)),
      registeredPerWeek: await registrationsPerWeek(tx, now),
      coachesByCategory: await coachesByCategory(tx),
      coachesByCity: await coachesByCity(tx),
      at: now.toISOString(),
    };
  });
