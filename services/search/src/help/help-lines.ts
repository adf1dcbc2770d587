import type { Help, HelpLine } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import { type Log, repeatedWarning } from '@pusula/service-kit/log';
import type { Clock } from '@pusula/service-kit/service';
import { FIRST_HELP_LINES } from './first-help-lines.ts';
import { loadHelpLines } from './help-line-table.ts';

/** What an administrator saved is told after this long at most, whichever replica saved it. */
const MAXIMUM_AGE_MS = 500;

/** Who helps with that, in the order in which they are shown. Without the database it is those last read, or those that every installation begins with. */
export type HelpLines = (help: Help) => Promise<HelpLine[]>;

export function helpLines({ db, clock, log }: { readonly db: Database; readonly clock: Clock; readonly log: Log }): HelpLines {
  let kept: readonly HelpLine[] = FIRST_HELP_LINES;
  let loading: Promise<void> | undefined;
  let freshUntil = 0;
  const warn = repeatedWarning(log, 'help lines cannot be read: those last seen are shown');

  const load = async () => {
    try {
      kept = await loadHelpLines(db.manager);
    } catch (error) {
      warn(error);
    }
    freshUntil = clock.now().getTime() + MAXIMUM_AGE_MS;
  };

  return async (help) => {
    if (clock.now().getTime() >= freshUntil) {
      loading ??= load().finally(() => {
        loading = undefined;
      });
      // Whoever is in danger waits for what is true now: a number that was shown an hour ago may lead nowhere.
      await loading;
    }
    return kept.filter(({ helps }) => helps.includes(help));
  };
}
