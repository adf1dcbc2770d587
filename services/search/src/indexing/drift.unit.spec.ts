import { expect, it } from '@jest/globals';
import { silentLog } from '@pusula/service-kit/log';
import { eventually } from '@pusula/service-kit/testing';
import { documentChecksum } from '../analysis/hashes.ts';
import type { Deps } from '../deps.ts';
import { driftChecker } from './drift.ts';

const COACH = '01k9coach0000000000000000a';
const NEVER_MS = 86_400_000;

/** A database with one coach in a revision, and an index that holds a newer one until it is made again. */
function restoredDatabase(unindexed: number[]) {
  const fingerprint = (revision: number) => ({ count: 1, checksum: documentChecksum(COACH, revision) });
  let held = fingerprint(9);
  const query = async (sql: string, [after]: unknown[] = []) => {
    if (sql.includes('waiting')) return [{ waiting: unindexed.shift() ?? 0 }];
    return after === '' ? [{ id: COACH, revision: 7 }] : [];
  };
  const rebuild = async () => {
    held = fingerprint(7);
  };
  const deps = {
    db: { manager: { query } },
    index: { fingerprint: async () => held },
    rebuilding: { fillOwn: async () => undefined, start: async () => ({ ended: rebuild() }) },
    config: { DRIFT_CHECK_MS: NEVER_MS },
    log: silentLog(),
  };
  return { checker: driftChecker(deps as unknown as Deps), held: () => held, wanted: fingerprint(7) };
}

it.each([
  ['at once where nothing waits', []],
  ['soon where changes were on their way when it was first compared', [1]],
])('makes an index again that is newer than its database, %s', async (_when, unindexed) => {
  const { checker, held, wanted } = restoredDatabase(unindexed);
  const stopping = new AbortController();
  const running = checker.job.run(stopping.signal);
  await eventually(() => expect(held()).toEqual(wanted));
  stopping.abort();
  await running;
});
