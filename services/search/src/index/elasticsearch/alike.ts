import type { Client, estypes } from '@elastic/elasticsearch';
import type { CoachState } from '@pusula/contracts';
import { ALIKE_WEIGHTS, type AlikeQuery, type IndexHit } from '../port.ts';
import { orderOfDay } from './search-requests.ts';

type Stored = { coach: CoachState };
const shares = (field: string, value: string, boost: number): estypes.QueryDslQueryContainer => ({
  constant_score: { filter: { term: { [field]: value } }, boost },
});

export async function findAlike(client: Client, index: string, query: AlikeQuery): Promise<IndexHit[]> {
  const inCity = query.cityId === '' ? [] : [shares('cityId', query.cityId, ALIKE_WEIGHTS.city)];
  const inCategories = query.categoryIds.map((id) => shares('categoryIds', id, ALIKE_WEIGHTS.category));
  // Elasticsearch takes a question without any choice for one about everybody.
  if (inCity.length + inCategories.length === 0) return [];
  const reply = await client.search<Stored>({
    index,
    query: { bool: { should: [...inCategories, ...inCity], minimum_should_match: 1, must_not: { term: { id: query.id } } } },
    sort: [{ _score: { order: 'desc' } }, orderOfDay(query.day), { id: 'asc' }],
    allow_partial_search_results: false,
    track_total_hits: false,
    size: query.size,
    _source: ['coach'],
  });
  return reply.hits.hits.map((hit) => ({ coach: (hit._source as Stored).coach, score: hit._score ?? 0 }));
}

export async function findCoach(client: Client, index: string, id: string): Promise<CoachState | null> {
  const reply = await client.get<Stored>({ index, id, _source_includes: ['coach'] }, { ignore: [404] });
  return reply.found ? (reply._source as Stored).coach : null;
}
