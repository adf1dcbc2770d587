import {
  type CategoryState,
  type CoachState,
  categoryChanged,
  categoryExamplesChanged,
  coachChanged,
  type EventDefinition,
  type EventMessage,
  type ReplyOf,
  search,
} from '@pusula/contracts';
import type { ServiceOptions } from '@pusula/service-kit/service';
import { aPublic, type ServiceUnderTest, seededIds, startServiceUnderTest, type TestPostgres } from '@pusula/service-kit/testing';
import type { SearchConfig } from '../config.ts';
import { createElasticsearchIndex } from '../index/elasticsearch/elasticsearch-index.ts';
import type { SearchIndex } from '../index/port.ts';
import { createSearchService, type SearchService, schema } from '../service.ts';
import { NO_EMBEDDINGS } from './embeddings-config.ts';

const messageIds = seededIds(7);

export function message(event: EventDefinition, subject: string, data: unknown): EventMessage {
  return { id: messageIds.next(), name: event.name, subject, occurredAt: '2026-01-01T00:00:00.000Z', data };
}
export const coachSaid = (id: string, version: number, coach: CoachState | null) => message(coachChanged, id, { id, version, coach });
export const categorySaid = (id: string, version: number, category: CategoryState | null, movedTo: string | null = null) =>
  message(categoryChanged, id, { id, version, category, movedTo });
export const examplesSaid = (
  id: string,
  version: number,
  tr: readonly string[],
  en: readonly string[] = [],
  alsoCalledTr: readonly string[] = [],
) => message(categoryExamplesChanged, id, { id, version, examples: { tr, en, alsoCalledTr } });

export type IndexTimes = Pick<Parameters<typeof createElasticsearchIndex>[0], 'longestSearchMs' | 'answerTimeoutMs' | 'writeTimeoutMs'>;

/** Tests wait until it has been learnt what they say. */
const LEARNING_PAUSE_MS = 100;
/** Nobody searches for long in the old index of a test that does not say so. */
const SWAP_MS = 300;

/** Other times for what is begun while something is so: an engine is away and cannot answer anyway, or nobody searches. */
export type TimesMeanwhile = { readonly isSo: () => boolean; readonly times: IndexTimes };

/** The service as in production, but for the times that a test is about. */
export const createSearchServiceForTests =
  (times: IndexTimes = {}, meanwhile?: TimesMeanwhile) =>
  async (parts: ServiceOptions<SearchConfig>): Promise<SearchService> => {
    const { ELASTICSEARCH_URL: node, SEARCH_INDEX: alias } = parts.config;
    if (node === undefined) return createSearchService(parts, { learningPauseMs: LEARNING_PAUSE_MS });
    const indexWith = (more: IndexTimes) =>
      createElasticsearchIndex({ node, alias, newGeneration: parts.ids.next, longestSearchMs: SWAP_MS, ...times, ...more });
    const index = indexWith({});
    return createSearchService(parts, {
      index: meanwhile ? await either(index, indexWith(meanwhile.times), meanwhile.isSo) : index,
      learningPauseMs: LEARNING_PAUSE_MS,
    });
  };

/** The same index by two clients with times of their own. */
async function either(index: SearchIndex, hasty: SearchIndex, isHasty: () => boolean): Promise<SearchIndex> {
  // It makes sure of the index before its first use, which is not what fails later.
  await hasty.isHealthy();
  const now = () => (isHasty() ? hasty : index);
  return {
    ...index,
    upsert: (...given) => now().upsert(...given),
    remove: (...given) => now().remove(...given),
    search: (...given) => now().search(...given),
    rebuild: (...given) => now().rebuild(...given),
    close: async () => {
      await Promise.all([index.close(), hasty.close()]);
    },
  };
}

/** What is found is asked here, not how soon: a machine with much else to do may take its time. */
const UNHURRIED_MS = 60_000;

export type SearchUnderTest = ServiceUnderTest & {
  readonly publish: (...messages: EventMessage[]) => Promise<void>;
  readonly find: (input: Partial<Parameters<typeof search.input.parse>[0] & object>) => Promise<ReplyOf<typeof search>>;
  readonly namesOf: (keyword: string) => Promise<string[]>;
};

/** The search service on a fresh database, with events told directly to its bus. */
export async function startSearch(
  postgres: TestPostgres,
  elasticsearchUrl: string | undefined,
  indexName: string,
  config: Partial<SearchConfig> = {},
): Promise<SearchUnderTest> {
  const service = await startServiceUnderTest({
    name: 'search',
    schema,
    create: createSearchServiceForTests({ answerTimeoutMs: UNHURRIED_MS }),
    postgres,
    config: { ...NO_EMBEDDINGS, ...config, ELASTICSEARCH_URL: elasticsearchUrl, SEARCH_INDEX: indexName, DRIFT_CHECK_MS: 500 },
  });
  const find: SearchUnderTest['find'] = (input) => service.callAs(aPublic)(search, input as never);
  return {
    ...service,
    publish: (...messages) => service.bus.publish(messages),
    find,
    namesOf: async (keyword) => {
      // Categories are read again every half second of the service's clock, which only the test moves.
      service.clock.advance(1_000);
      return (await find({ keyword })).coaches.map(({ firstName }) => firstName);
    },
  };
}
