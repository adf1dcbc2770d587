import type { Client, estypes } from '@elastic/elasticsearch';
import { CLOSE_SHARE } from '../../analysis/weights.ts';
import { type ReadQuery, withCorrections } from '../../query/read-query.ts';
import type { Fingerprint, IndexQuery, IndexResult, SearchIndex, Urgency } from '../port.ts';
import { findAlike, findCoach } from './alike.ts';
import { ANSWER_TIMEOUT_MS, answered, connect, PATIENT_TIMEOUT_MS } from './connection.ts';
import { dropNext, ensureIndex, nextAlias, oldAlias, startNext, swap } from './generations.ts';
import { correctionsIn, type Found, resultOf } from './reading.ts';
import { bestRequest, searchRequest } from './searching.ts';
import { suggestFrom } from './suggesting.ts';
import { refresher, removing, upserting, write } from './writing.ts';

type Options = {
  /** Where Elasticsearch answers. */
  readonly node: string;
  /** Name by which the index is searched; indexes themselves carry a generation after it. */
  readonly alias: string;
  /** A new name for each generation. */
  readonly newGeneration: () => string;
  /** How long a search that began before a rebuild's swap may go on in the old index, in milliseconds. */
  readonly longestSearchMs?: number;
  /** How long a search may take before it is given up, in milliseconds. */
  readonly answerTimeoutMs?: number;
  /** How long a write may take before it is given up and tried again, in milliseconds. */
  readonly writeTimeoutMs?: number;
};

/** The index in Elasticsearch 9, shared by all replicas of the service. */
export function createElasticsearchIndex({
  node,
  alias,
  newGeneration,
  longestSearchMs = ANSWER_TIMEOUT_MS,
  answerTimeoutMs = ANSWER_TIMEOUT_MS,
  writeTimeoutMs = PATIENT_TIMEOUT_MS,
}: Options): SearchIndex {
  const client = connect(node, answerTimeoutMs);
  const writer = connect(node, writeTimeoutMs);
  const refresh = refresher(writer, alias);
  const both = [alias, nextAlias(alias)];
  const ready = onceSuccessful(() => ensureIndex(writer, alias));

  const ask = <T>(call: () => Promise<T>): Promise<T> =>
    answered(async () => {
      await ready();
      return call();
    });
  const settle = async (urgency: Urgency) => {
    if (urgency === 'now') await refresh();
  };

  return {
    kind: 'elasticsearch',
    upsert: (documents, urgency) =>
      ask(async () => {
        await write(writer, both, documents.map(upserting));
        await settle(urgency);
      }),
    remove: (removals, urgency) =>
      ask(async () => {
        // A rebuild that was killed may have left the old index behind: nobody who has left stays in it.
        await write(writer, [...both, oldAlias(alias)], removals.map(removing));
        await settle(urgency);
      }),
    search: (query) => ask(() => search(client, alias, query)),
    get: (id) => ask(() => findCoach(client, alias, id)),
    alike: (query) => ask(() => findAlike(client, alias, query)),
    suggest: (typed, language, limit) => ask(() => suggestFrom(client, alias, typed, language, limit)),
    rebuild: (source) =>
      ask(async () => {
        const next = await startNext(writer, alias, newGeneration());
        try {
          for await (const documents of source) await write(writer, [nextAlias(alias)], documents.map(upserting));
          await writer.indices.refresh({ index: nextAlias(alias) });
          await swap(writer, alias, next, longestSearchMs);
        } catch (error) {
          await dropNext(writer, next);
          throw error;
        }
      }),
    fingerprint: () => ask(() => fingerprint(writer, alias)),
    isHealthy: async () => {
      try {
        return await ask(() => client.indices.existsAlias({ name: alias }));
      } catch {
        return false;
      }
    },
    close: async () => {
      await Promise.all([client.close(), writer.close()]);
    },
  };
}

/** One round finds the best, another one everything that comes close to it; a misspelt query takes one more. */
async function search(client: Client, index: string, query: IndexQuery): Promise<IndexResult> {
  const send = (request: estypes.SearchRequest) => client.search({ index, ...request }) as Promise<Found>;
  if (query.read.words.length === 0) return resultOf(await send(searchRequest(query, query.read, 0)), query.read, []);
  const best = (read: ReadQuery, isFirstTry: boolean) => send(bestRequest(query, read, isFirstTry));
  const reply = await best(query.read, true);
  const corrections = correctionsIn(reply, query.read);
  const read = withCorrections(query.read, corrections);
  const { hits } = corrections.length === 0 ? reply : await best(read, false);
  return resultOf(await send(searchRequest(query, read, CLOSE_SHARE * (hits.max_score ?? 0))), read, corrections);
}

async function fingerprint(client: Client, index: string): Promise<Fingerprint> {
  await client.indices.refresh({ index });
  const reply = await client.search({ index, size: 0, track_total_hits: true, aggs: { checksum: { sum: { field: 'checksum' } } } });
  const { total } = reply.hits;
  const { checksum } = reply.aggregations as unknown as { checksum: { value: number } };
  return { count: typeof total === 'number' ? total : (total?.value ?? 0), checksum: checksum.value };
}

/** Repeats a step until it succeeded once; callers that come meanwhile share the try. */
function onceSuccessful(step: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= step().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
