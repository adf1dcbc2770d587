import type { Client, estypes } from '@elastic/elasticsearch';
import type { Removal, SearchDocument } from '../port.ts';
import { toSource } from './index-definition.ts';

/** How many documents travel together. */
const BULK_SIZE = 500;

type Operation = { readonly id: string; readonly version: number; readonly source?: Record<string, unknown> };

export const upserting = (document: SearchDocument): Operation => ({
  id: document.id,
  version: document.version,
  source: toSource(document),
});
export const removing = (removal: Removal): Operation => removal;

/**
 * Writes to the index behind each name. An older version than the one that is there changes nothing; a name that leads nowhere is passed over, but the first.
 * @param targets aliases; for removals indexes that are there, as a delete with a version of ours makes an index of any name that leads nowhere
 */
export async function write(client: Client, targets: readonly string[], operations: readonly Operation[]): Promise<void> {
  for (let at = 0; at < operations.length; at += BULK_SIZE) {
    const batch = operations.slice(at, at + BULK_SIZE);
    const reply = await client.bulk({
      operations: targets.flatMap((target) => batch.flatMap((one) => lines(target, one))),
      require_alias: true,
    });
    if (reply.errors) refuseFailures(reply.items, targets[0] as string);
  }
}

function lines(name: string, { id, version, source }: Operation): Record<string, unknown>[] {
  const target = { _index: name, _id: id, version, version_type: 'external_gte' };
  return source ? [{ index: target }, source] : [{ delete: target }];
}

const OLDER_VERSION = 409;
const NO_SUCH_INDEX = 404;

function refuseFailures(items: estypes.BulkResponse['items'], main: string): void {
  for (const item of items) {
    const result = item.index ?? item.delete;
    if (!result?.error || result.status === OLDER_VERSION) continue;
    if (result.status === NO_SUCH_INDEX && result._index !== main) continue;
    throw new Error(`the index refused a document: ${result.error.type}: ${result.error.reason}`);
  }
}

/** Makes written documents searchable; callers that come while one refresh runs share the next one. */
export function refresher(client: Client, alias: string): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  let next: Promise<void> | undefined;
  const refresh = async () => {
    // One that failed has failed its own callers; it does not keep the next one from trying.
    await running?.catch(() => undefined);
    next = undefined;
    running = client.indices.refresh({ index: alias });
    await running;
  };
  return () => {
    next ??= refresh();
    return next;
  };
}
