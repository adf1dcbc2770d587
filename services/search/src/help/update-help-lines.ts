import { isDeepStrictEqual } from 'node:util';
import {
  type AuditChange,
  type updateHelpLines as contract,
  type HelpLine,
  type InputProblem,
  localDay,
  searchActionTaken,
} from '@pusula/contracts';
import { actionTaken } from '@pusula/service-kit/audit';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { readHelpLineTable, writeHelpLineTable } from './help-line-table.ts';

/** Replaces the whole table of help lines; what is written again as it is, is no new version. */
export const updateHelpLines =
  (deps: Deps): Handler<typeof contract> =>
  ({ caller, input: { version, helpLines } }) => {
    if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
    const { db, outbox, clock } = deps;
    return db.transaction(async (tx) => {
      const before = await readHelpLineTable(tx, 'write');
      if (version !== before.version) throw failure('CONFLICT');
      if (isDeepStrictEqual(helpLines, before.helpLines)) return before;
      const early = checkedTooEarly(helpLines, before.helpLines, localDay(clock.now()));
      if (early.length > 0) throw failure('VALIDATION_FAILED', early);
      const after = { version: version + 1, helpLines };
      await writeHelpLineTable(tx, after);
      const changes = [changeBetween(before.helpLines, helpLines)];
      const subject = { kind: 'help-lines', id: '' } as const;
      await outbox.add(tx, actionTaken(searchActionTaken, deps, { actorId: caller.id, action: 'help-lines-edited', subject, changes }));
      return after;
    });
  };

const isAmong = (line: HelpLine, lines: readonly HelpLine[]) => lines.some((other) => isDeepStrictEqual(line, other));

/** Pure: nobody has checked a line on a day that is still to come. What is there already is not refused, whatever this machine's clock says. */
const checkedTooEarly = (lines: readonly HelpLine[], before: readonly HelpLine[], today: string): InputProblem[] =>
  lines.flatMap((line, at) =>
    line.checkedOn > today && !isAmong(line, before) ? [{ path: `helpLines.${at}.checkedOn`, problem: 'in the future' }] : [],
  );

/** Pure: the lines that were taken out and put in; all of them where only their order has changed. */
function changeBetween(before: readonly HelpLine[], after: readonly HelpLine[]): AuditChange {
  const removed = before.filter((line) => !isAmong(line, after));
  const added = after.filter((line) => !isAmong(line, before));
  const isOrder = removed.length + added.length === 0;
  return { field: 'helpLines', before: isOrder ? [...before] : removed, after: isOrder ? [...after] : added };
}
