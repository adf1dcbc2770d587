import { HelpLine, LIMITS, type UrgentHelp } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import type { Clock } from '@pusula/service-kit/service';
import { refreshed } from '../refreshed.ts';
import { FIRST_HELP_LINES } from './first-help-lines.ts';

const MAXIMUM_AGE_MS = 1_000;

/** Who helps with that, in the order in which they are shown. Without the database it is those last read, or those that every installation begins with. */
export type HelpLines = (urgentHelp: UrgentHelp) => readonly HelpLine[];

export function helpLines({ db, clock }: { readonly db: Database; readonly clock: Clock }): HelpLines {
  const lines = refreshed<readonly HelpLine[]>({
    first: FIRST_HELP_LINES,
    load: async () => {
      const rows = await db.manager.query<unknown[]>(
        `select name_tr "nameTr", name_en "nameEn", number, address, country, helps, checked_on::text "checkedOn" from help_line order by place`,
      );
      return rows.map((row) => HelpLine.parse(row));
    },
    maximumAgeMs: MAXIMUM_AGE_MS,
    clock,
  });
  return (urgentHelp) =>
    lines()
      .filter(({ helps }) => helps.includes(urgentHelp))
      .slice(0, LIMITS.helpLines);
}
