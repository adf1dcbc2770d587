import { Client } from '@elastic/elasticsearch';
import type { Engine } from './engine.ts';

/** What a user of Elasticsearch would pick: the `turkish` and `english` analyzers that come with it. */
export function elasticsearchLanguageAnalyzers(node: string, index: string): Engine {
  const client = new Client({ node, requestTimeout: 60_000 });
  return {
    name: 'Elasticsearch `turkish` / `english`',
    fill: async (items) => {
      await client.indices.delete({ index, ignore_unavailable: true });
      await client.indices.create({
        index,
        settings: { number_of_shards: 1, number_of_replicas: 0 },
        mappings: { properties: { tr: { type: 'text', analyzer: 'turkish' }, en: { type: 'text', analyzer: 'english' } } },
      });
      await client.bulk({ operations: items.flatMap(({ id, texts }) => [{ index: { _index: index, _id: id } }, texts]), refresh: true });
    },
    find: async (keyword) => {
      const { hits } = await client.search({
        index,
        size: 10,
        _source: false,
        track_total_hits: true,
        query: { multi_match: { query: keyword, fields: ['tr', 'en'], type: 'most_fields' } },
      });
      const { total } = hits;
      return { ids: hits.hits.map(({ _id }) => _id as string), total: typeof total === 'number' ? total : (total?.value ?? 0) };
    },
    close: async () => {
      await client.indices.delete({ index, ignore_unavailable: true });
      await client.close();
    },
  };
}
