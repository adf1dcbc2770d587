import type { ActionTaken, EventDefinition } from '@pusula/contracts';
import { LRUCache } from 'lru-cache';
import type { Outbox } from '../bus/outbox/outbox.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Ids } from '../ids.ts';
import { actionTaken, type Done } from './action-taken.ts';

/** What is opened again within this time is the same look. */
const SAME_LOOK_MS = 15 * 60_000;
const MOST_LOOKS = 10_000;

/**
 * Records that an admin reads personal data; resolves once that is written down: answer nothing before.
 * @param words what was looked for, where the entry must not say it: it may be somebody's name, and the log could not forget it with them
 */
export type RecordDataAccess = (look: Omit<Done, 'id' | 'undoes'>, words?: string) => Promise<void>;

type Options = { readonly db: Database; readonly outbox: Outbox; readonly clock: Clock; readonly ids: Ids };

/**
 * One for a service, made with its `Deps`. A look that is repeated within 15 minutes leaves no second entry.
 * @param definition the service's own `*.action-taken.v1`
 */
export function dataAccessRecorder(definition: EventDefinition<typeof ActionTaken>, { db, outbox, clock, ids }: Options): RecordDataAccess {
  const recent = new LRUCache<string, Promise<void>>({
    max: MOST_LOOKS,
    ttl: SAME_LOOK_MS,
    perf: { now: () => clock.now().getTime() },
    ttlResolution: 0,
  });
  return (look, words = '') => {
    const key = JSON.stringify([look, words]);
    const known = recent.get(key);
    if (known) return known;
    const written = db.transaction((tx) => outbox.add(tx, actionTaken(definition, { clock, ids }, look)));
    recent.set(key, written);
    written.catch(() => recent.delete(key));
    return written;
  };
}
