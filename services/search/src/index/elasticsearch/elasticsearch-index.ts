import type { Client } from '@elastic/elasticsearch';
import { TIME_LIMITS } from '@pusula/service-kit/config';
import type { Fingerprint, SearchIndex, Urgency } from '../port.ts';
import { spaceKey } from '../vector.ts';
import { findAlike, findCoach } from './alike.ts';
import { answered, connect } from './connection.ts';
import { allGenerations, dropNext, ensureIndex, nextAlias, startNext, swap } from './generations.ts';
import { isOfDefinition } from './index-definition.ts';
import { findNearest, spacesIn } from './nearest.ts';
import { type Found, totalOf } from './read-replies.ts';
import { createSearch } from './run-search.ts';
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
  longestSearchMs = TIME_LIMITS.indexAnswer,
  answerTimeoutMs = TIME_LIMITS.indexAnswer,
  writeTimeoutMs = TIME_LIMITS.indexWrite,
}: Options): SearchIndex {
  const client = connect(node, answerTimeoutMs);
  const writer = connect(node, writeTimeoutMs);
  const refresh = refresher(writer, alias);
  const both = [alias, nextAlias(alias)];
  const spaces = spacesIn(client, alias);
  const searching = createSearch(client, alias);
  const ready = onceSuccessful(() => ensureIndex(writer, alias));

  const ask = <T>(call: () => Promise<T>): Promise<T> =>
    answered(async () => {
      await ready();
      return call();
    });
  const settle = async (urgency: Urgency) => {
    if (urgency === 'now') await refresh();
    searching.countAnew();
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
        await write(writer, await allGenerations(writer, alias), removals.map(removing));
        await settle(urgency);
      }),
    search: (query) =>
      ask(async () => {
        const { nearness } = query;
        const canGain = nearness && query.read.words.length > 0 && (await spaces.heldLately(nearness.vector.space));
        return searching.search(query, canGain ? await findNearest(client, alias, query, nearness) : undefined);
      }),
    get: (id) => ask(() => findCoach(client, alias, id)),
    alike: (query) => ask(() => findAlike(client, alias, query)),
    suggest: (typed, language, limit) => ask(() => suggestFrom(client, alias, typed, language, limit)),
    holds: (space) => ask(() => spaces.holds(spaceKey(space))),
    rebuild: (source, space) =>
      ask(async () => {
        const next = await startNext(writer, alias, newGeneration(), space);
        try {
          for await (const documents of source) await write(writer, [nextAlias(alias)], documents.map(upserting));
          await writer.indices.refresh({ index: nextAlias(alias) });
          await swap(writer, alias, next, longestSearchMs);
          searching.countAnew();
          searching.countSpellingsAnew();
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

/** That of an index of another definition is like no other: it has drifted, whatever it holds. */
async function fingerprint(client: Client, index: string): Promise<Fingerprint> {
  await client.indices.refresh({ index });
  const mappings = Object.values(await client.indices.getMapping({ index }));
  const isCurrent = mappings.every((one) => isOfDefinition(one.mappings._meta));
  const request = { index, size: 0, track_total_hits: true, aggs: { checksum: { sum: { field: 'checksum' } } } };
  const reply = (await client.search(request)) as Found;
  const { checksum } = reply.aggregations as unknown as { checksum: { value: number } };
  return { count: totalOf(reply), checksum: isCurrent ? checksum.value : Number.NaN };
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
