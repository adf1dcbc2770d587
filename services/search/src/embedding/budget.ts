import { localDay } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import type { Clock } from '@pusula/service-kit/service';

/** Texts and characters that may be sent to the provider in a day, by all replicas together. */
export type Budget = {
  /**
   * Takes from what is left of the day, before texts are sent.
   * @param share of the day's budget that this purpose may use up
   * @throws BudgetUsedUp when that is not left; nothing is taken then
   */
  readonly take: (texts: number, characters: number, share: number) => Promise<void>;
  /** Forgets days that are over. */
  readonly sweep: () => Promise<void>;
};

export class BudgetUsedUp extends Error {
  override readonly name = 'BudgetUsedUp';
}

/** Taking is one statement, which PostgreSQL lets through one after the other: replicas at once take no more than there is. */
export function createBudget(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  perDay: { readonly texts: number; readonly characters: number },
): Budget {
  return {
    take: async (texts, characters, share) => {
      const taken = await db.manager.query<unknown[]>(
        `insert into embedding_use (day, texts, characters) select $1::date, $2::int, $3::bigint where $2::int <= $4::int and $3::bigint <= $5::bigint
         on conflict (day) do update
         set texts = embedding_use.texts + excluded.texts, characters = embedding_use.characters + excluded.characters
         where embedding_use.texts + $2::int <= $4::int and embedding_use.characters + $3::bigint <= $5::bigint
         returning day`,
        [localDay(clock.now()), texts, characters, Math.floor(perDay.texts * share), Math.floor(perDay.characters * share)],
      );
      if (taken.length === 0)
        throw new BudgetUsedUp(`the day's budget of ${perDay.texts} texts or ${perDay.characters} characters is used up`);
    },
    sweep: async () => {
      await db.manager.query('delete from embedding_use where day < $1', [localDay(clock.now())]);
    },
  };
}
