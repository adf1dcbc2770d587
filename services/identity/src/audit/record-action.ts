import type { ACTIONS_TAKEN } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { appendEntry } from './append-entry.ts';

/** Records what an administrator did in another service. */
export const recordAction =
  ({ auditChain }: Pick<Deps, 'auditChain'>): Consumer<(typeof ACTIONS_TAKEN)[number]> =>
  (tx, { data }) =>
    appendEntry(auditChain, tx, data);
