import type { estypes } from '@elastic/elasticsearch';
import { LANGUAGES, type Language } from '@pusula/contracts';
import { LRUCache } from 'lru-cache';
import { type SpellingUses, twinsAmong } from '../../query/meant-spellings.ts';
import type { ParsedQuery } from '../../query/parse-query.ts';
import { bucketsOf, type Found } from './read-replies.ts';

/** Which of two spellings is commoner changes with hundreds of coaches, not with one. */
const COUNT_EVERY_MS = 60_000;
const MOST_REMEMBERED = 20_000;

type Spelled = { readonly spelling: string; readonly language: Language };

const keyOf = (spelling: string, language: Language): string => `${language} ${spelling}`;

/** How many texts have the spellings that a query may mean: one round for those that nobody has asked for lately, none for most queries. */
export function createSpellingUses(send: (request: estypes.SearchRequest) => Promise<Found>) {
  const counts = new LRUCache<string, number>({ max: MOST_REMEMBERED, ttl: COUNT_EVERY_MS });

  const count = async (spelled: readonly Spelled[]) => {
    const buckets = bucketsOf(await send(usesRequest(spelled)), 'uses');
    for (const [key, { doc_count }] of Object.entries(buckets)) counts.set(key, doc_count);
    return buckets;
  };

  return {
    of: async (read: ParsedQuery): Promise<SpellingUses> => {
      const spelled = LANGUAGES.flatMap((language) => twinsAmong(read, language).map((spelling) => ({ spelling, language })));
      const known = new Map(spelled.map(({ spelling, language }) => [keyOf(spelling, language), counts.get(keyOf(spelling, language))]));
      const missing = spelled.filter(({ spelling, language }) => known.get(keyOf(spelling, language)) === undefined);
      const counted = missing.length > 0 ? await count(missing) : {};
      return (spelling, language) => known.get(keyOf(spelling, language)) ?? counted[keyOf(spelling, language)]?.doc_count ?? 0;
    },
    forget: () => counts.clear(),
  };
}

const usesRequest = (spelled: readonly Spelled[]): estypes.SearchRequest => ({
  size: 0,
  track_total_hits: false,
  aggs: {
    uses: {
      filters: {
        filters: Object.fromEntries(
          spelled.map(({ spelling, language }) => [keyOf(spelling, language), { term: { [`${language}_spellings`]: spelling } }]),
        ),
      },
    },
  },
  allow_partial_search_results: false,
});
