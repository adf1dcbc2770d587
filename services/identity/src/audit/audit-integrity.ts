import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { checkLog } from './check-log.ts';

/** Whether the log is whole. Its length and last hash go into the service's log, where a later walk can be compared with it: no walk sees that the last entries are gone. */
export const auditIntegrity =
  (deps: Deps): Handler<typeof contracts.auditIntegrity> =>
  async ({ signal }) => {
    const { entries, last, firstBroken } = await checkLog(deps, signal);
    const facts = { entries, lastHash: last.hash };
    if (firstBroken === null) deps.log.info(facts, 'the audit log is whole');
    else
      deps.log.error(
        { ...facts, entry: firstBroken.id },
        'the audit log has been tampered with: the first entry that does not fit is named',
      );
    return { entries, isIntact: firstBroken === null, firstBroken: firstBroken?.id ?? null };
  };
