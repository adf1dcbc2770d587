import type { ACTIONS_TAKEN } from '@pusula/contracts';
import { UnusableMessage } from '@pusula/service-kit/bus';
import type { Consumer } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { appendEntry } from './append-entry.ts';

/** As far as clocks of machines differ. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Records what an administrator did in another service. What is dated ahead could be undone for longer than anything else. */
export const recordAction =
  ({ auditChain, clock }: Pick<Deps, 'auditChain' | 'clock'>): Consumer<(typeof ACTIONS_TAKEN)[number]> =>
  (tx, { data }) => {
    if (Date.parse(data.at) > clock.now().getTime() + CLOCK_TOLERANCE_MS)
      throw new UnusableMessage(`an action of ${data.at} is not done yet`);
    return appendEntry(auditChain, tx, data);
  };
