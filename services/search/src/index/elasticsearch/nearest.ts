import type { Client, estypes } from '@elastic/elasticsearch';
import { LANGUAGES } from '@pusula/contracts';
import { hash } from '../../analysis/hashes.ts';
import { NEAREST } from '../../analysis/weights.ts';
import type { QueryWord } from '../../query/query-words.ts';
import { isLiteral, maybeLiteral, nearnessGain } from '../nearness.ts';
import type { IndexQuery, Nearness } from '../port.ts';
import { spaceKey, type VectorSpace } from '../vector.ts';
import { markWord } from './analysis-settings.ts';
import { cacheLastAnswer } from './cache-last-answer.ts';

/** How many are looked at in each part of the index for the nearest: the more, the surer it is that none is missed. */
const CANDIDATES = 3 * NEAREST;
/** A mapping changes only with a rebuild, which begins with a space that is known. */
const LOOK_EVERY_MS = 5_000;

type Clause = estypes.QueryDslQueryContainer;

/** Where vectors of a space are kept. An index that was made for another space passes the field over, so that no vector is ever refused. */
export const vectorField = (space: string): string => `vector_${hash(space).toString(16)}`;

export const vectorMapping = (space: VectorSpace): Record<string, estypes.MappingProperty> => ({
  [vectorField(spaceKey(space))]: {
    type: 'dense_vector',
    dims: space.dimension,
    index: true,
    similarity: 'cosine',
    index_options: { type: 'hnsw' },
  },
});

type SpaceLookUp = {
  /** Whether the searched index holds vectors of a space. */
  readonly holds: (space: string) => Promise<boolean>;
  /** As it was a few seconds ago at most, so that searches need not ask each time. */
  readonly heldLately: (space: string) => Promise<boolean>;
};

export function spacesIn(client: Client, alias: string): SpaceLookUp {
  const held = cacheLastAnswer(async (space: string) => {
    const field = vectorField(space);
    const mappings = await client.indices.getFieldMapping({ index: alias, fields: field });
    return Object.values(mappings).every((mapping) => mapping.mappings[field] !== undefined);
  }, LOOK_EVERY_MS);
  return {
    holds: (space) => {
      held.forget();
      return held.get(space);
    },
    heldLately: held.get,
  };
}

/** What the nearest coaches gain, by id. */
export type Gains = ReadonlyMap<string, number>;

/** @returns undefined when nobody gains anything */
export async function findNearest(client: Client, index: string, query: IndexQuery, nearness: Nearness): Promise<Gains | undefined> {
  const { read } = query;
  const literal = await literalWords(client, index, maybeLiteral(read));
  const { space, values } = nearness.vector;
  const among: Clause[] = [
    ...(literal.length > 0 ? [{ bool: { should: literal.flatMap(holds) } }] : []),
    ...(read.namedCityIds.length > 0 ? [{ terms: { cityId: [...read.namedCityIds] } }] : []),
  ];
  const reply = await client.search({
    index,
    knn: { field: vectorField(space), query_vector: [...values], k: NEAREST, num_candidates: CANDIDATES, filter: among },
    size: NEAREST,
    _source: false,
    track_total_hits: false,
    allow_partial_search_results: false,
  });
  const gains = reply.hits.hits.map(({ _id, _score }): [string, number] => [String(_id), nearnessGain(2 * (_score ?? 0) - 1, nearness)]);
  const gained = gains.filter(([, gain]) => gain > 0);
  return gained.length > 0 ? new Map(gained) : undefined;
}

/** A word's beginning or stem in either language, or the word in a name. */
const holds = (word: QueryWord): Clause[] => [
  ...LANGUAGES.flatMap((language) => [
    { match: { [language]: markWord(word.folded) } },
    { match: { [`${language}_stems`]: word.stems[language] } },
  ]),
  { term: { name: word.folded } },
];

async function literalWords(client: Client, index: string, words: readonly QueryWord[]): Promise<readonly QueryWord[]> {
  if (words.length === 0) return [];
  const counted = words.flatMap((word): [string, Clause][] => [
    [`held ${word.folded}`, { bool: { should: holds(word) } }],
    [`name ${word.folded}`, { term: { name: word.folded } }],
  ]);
  const reply = await client.search({
    index,
    size: 0,
    track_total_hits: true,
    aggs: { words: { filters: { filters: Object.fromEntries(counted) } } },
    allow_partial_search_results: false,
  });
  const { buckets } = (reply.aggregations as unknown as { words: { buckets: Record<string, { doc_count: number }> } }).words;
  const { total } = reply.hits;
  const coaches = typeof total === 'number' ? total : (total?.value ?? 0);
  const count = (key: string) => buckets[key]?.doc_count ?? 0;
  return words.filter(({ folded }) => isLiteral(count(`held ${folded}`), count(`name ${folded}`) > 0, coaches));
}

/** Adds what coaches gain to a request's query, and to the closer look at its first hits. */
export function withGains<R extends estypes.SearchRequest>(request: R, gains: Gains | undefined): R {
  if (!gains || !request.query) return request;
  const gained: Clause = {
    function_score: {
      query: { terms: { id: [...gains.keys()] } },
      functions: [
        {
          script_score: {
            script: { source: "((Number) params.gains[doc['id'].value]).doubleValue()", params: { gains: Object.fromEntries(gains) } },
          },
        },
      ],
      boost_mode: 'replace',
    },
  };
  const beside = (query: Clause): Clause => ({ bool: { should: [query, gained], minimum_should_match: 1 } });
  const { rescore } = request;
  const closer = rescore as estypes.SearchRescore | undefined;
  return {
    ...request,
    query: beside(request.query),
    ...(closer?.query && {
      rescore: { ...closer, query: { ...closer.query, rescore_query: beside(closer.query.rescore_query as Clause) } },
    }),
  };
}
