import type { Client, estypes } from '@elastic/elasticsearch';
import type { CoachState, Language } from '@pusula/contracts';
import { LEAST_PHRASE_COUNT } from '../phrases.ts';
import type { IndexSuggestions } from '../port.ts';
import { PHRASE_SEPARATOR } from './index-definition.ts';

type Names = { hits: estypes.SearchHitsMetadata<{ coach: CoachState }> };
type Phrases = { buckets: { key: string; doc_count: number }[] };

/** Names whose words begin with the typed ones, and phrases that begin with all of them. */
export async function suggestFrom(
  client: Client,
  index: string,
  typed: readonly string[],
  language: Language,
  limit: number,
): Promise<IndexSuggestions> {
  const field = `phrases_${language}`;
  const reply = await client.search({
    index,
    size: 0,
    aggs: {
      names: {
        filter: { bool: { filter: typed.map((start) => ({ prefix: { name: start } })) } },
        aggs: { first: { top_hits: { size: limit, _source: ['coach'], sort: [{ id: 'asc' }] } } },
      },
      phrases: {
        filter: { prefix: { [field]: typed.join(' ') } },
        // Folded words hold nothing but letters and digits, so the pattern needs no escaping.
        aggs: { most: { terms: { field, include: `${typed.join(' ')}.*`, size: limit, min_doc_count: LEAST_PHRASE_COUNT } } },
      },
    },
  });
  const { names, phrases } = reply.aggregations as unknown as { names: { first: Names }; phrases: { most: Phrases } };
  return {
    coaches: names.first.hits.hits.map((hit) => (hit._source as { coach: CoachState }).coach),
    phrases: phrases.most.buckets.map(({ key, doc_count }) => ({ text: key.split(PHRASE_SEPARATOR)[1] as string, count: doc_count })),
  };
}
