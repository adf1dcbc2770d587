import type { ACTIONS_TAKEN, ActionTaken } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit';
import { appendEntry } from './append-entry.ts';

/** Keeps what an administrator did in another service. */
export const keepAction =
  (): Consumer<(typeof ACTIONS_TAKEN)[number]> =>
  (tx, { data }) =>
    appendEntry(tx, withoutSearchedWords(data));

/** Pure: whom an export looked for by words may be erased one day, and nobody would find them in the entry. That it looked by name or address stays. */
const withoutSearchedWords = (taken: ActionTaken): ActionTaken =>
  taken.action === 'users-exported' ? { ...taken, changes: taken.changes.filter(({ field }) => field !== 'Email') } : taken;
