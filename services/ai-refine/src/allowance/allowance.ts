import { RATE_LIMITS } from '@pusula/contracts';
import { type Database, text, whole } from '@pusula/service-kit/db';
import { type Clock, failure } from '@pusula/service-kit/service';
import { EntitySchema } from 'typeorm';

/** How often something was used in a window of time; counted in the database, so that replicas count together. */
export type Use = { readonly who: string; readonly window: string; readonly uses: number };
export const UseTable = new EntitySchema<Use>({
  name: 'use',
  columns: { who: text({ primary: true }), window: text({ name: 'time_window', primary: true }), uses: whole() },
});

export type Allowance = {
  /**
   * @param who an account's id or another name that is no personal data
   * @param isVerified whether their address is proven
   * @throws failure('TOO_MANY_REQUESTS') when nothing is left
   */
  readonly take: (who: string, isVerified: boolean) => Promise<void>;
  /** Forgets windows that are over. @returns how many rows */
  readonly sweep: () => Promise<number>;
};

const EVERYBODY = '*';
const UNVERIFIED = '*unverified';
/** What people take of a day whose address nobody has proven: addresses are invented by the hundred, and the rest of the day is for the others. */
const UNVERIFIED_SHARE = 0.5;

/**
 * Ten uses an hour for each person and so many a day for the whole installation (S16), half of them at most for people whose address is not proven. Taking is one statement per window, which PostgreSQL lets through
 * one after the other: a hundred parallel calls take no more than is left.
 * @param perDay uses a day, by everybody together
 */
export function createAllowance(db: Database, clock: Clock, perDay: number): Allowance {
  const windows = () => {
    const time = clock.now().toISOString();
    return { day: time.slice(0, 10), hour: time.slice(0, 13) };
  };
  return {
    take: (who, isVerified) =>
      db.transaction(async (tx) => {
        const { day, hour } = windows();
        const takeOne = async (name: string, window: string, most: number) => {
          const rows = await tx.query<unknown[]>(
            `insert into use (who, time_window, uses) select $1, $2, 1 where $3 > 0
             on conflict (who, time_window) do update set uses = use.uses + 1 where use.uses < $3 returning uses`,
            [name, window, most],
          );
          if (rows.length === 0) throw failure('TOO_MANY_REQUESTS');
        };
        // The person first: whoever has used up their own takes nothing from the others.
        await takeOne(who, hour, RATE_LIMITS.refine.requests);
        if (!isVerified) await takeOne(UNVERIFIED, day, Math.ceil(UNVERIFIED_SHARE * perDay));
        await takeOne(EVERYBODY, day, perDay);
      }),
    sweep: async () => {
      const { day, hour } = windows();
      const rows = await db.manager.query<[unknown[], number]>(
        'delete from use where case when length(time_window) = length($1) then time_window < $1 else time_window < $2 end',
        [hour, day],
      );
      return rows[1];
    },
  };
}
