import type { ACTIONS_TAKEN } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { appendEntry } from './append-entry.ts';

/** Keeps what an administrator did in another service. */
export const keepAction =
  ({ auditChain }: Pick<Deps, 'auditChain'>): Consumer<(typeof ACTIONS_TAKEN)[number]> =>
  (tx, { data }) =>
    appendEntry(auditChain, tx, data);
