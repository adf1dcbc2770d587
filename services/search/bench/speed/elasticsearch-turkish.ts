import { Client } from '@elastic/elasticsearch';
import { type Contender, fieldsOf } from './contender.ts';
import { plateOf } from './pusula.ts';

/** Elasticsearch with the analyzers that come with it, filters, counts and its own highlighter. */
export function elasticsearchTurkish(node: string): Contender {
  const client = new Client({ node, requestTimeout: 120_000 });
  const index = `bench-speed-turkish-${process.pid}`;
  const anyOf = (field: string, values: readonly string[]) =>
    values.length === 0 ? { match_all: {} } : { terms: { [field]: [...values] } };
  return {
    fill: async (coaches, categories) => {
      await client.indices.create({
        index,
        settings: { number_of_shards: 1, number_of_replicas: 0 },
        mappings: {
          properties: {
            name: { type: 'text' },
            tr: { type: 'text', analyzer: 'turkish' },
            en: { type: 'text', analyzer: 'english' },
            cityId: { type: 'keyword' },
            categoryIds: { type: 'keyword' },
          },
        },
      });
      let operations: object[] = [];
      for (const coach of coaches) {
        const { id, city, ...fields } = fieldsOf(coach, categories);
        operations.push({ index: { _index: index, _id: id } }, { ...fields, cityId: plateOf(city), coach });
        if (operations.length < 1_000) continue;
        await client.bulk({ operations });
        operations = [];
      }
      if (operations.length > 0) await client.bulk({ operations });
      await client.indices.refresh({ index });
    },
    search: async ({ keyword, cityIds, categoryIds }) => {
      const [inCities, inCategories] = [anyOf('cityId', cityIds), anyOf('categoryIds', categoryIds)];
      const reply = await client.search({
        index,
        query: { multi_match: { query: keyword, fields: ['name', 'tr', 'en'], type: 'most_fields' } },
        post_filter: { bool: { filter: [inCities, inCategories] } },
        aggs: {
          cities: { filter: inCategories, aggs: { counts: { terms: { field: 'cityId', size: 100 } } } },
          categories: { filter: inCities, aggs: { counts: { terms: { field: 'categoryIds', size: 1_000 } } } },
        },
        highlight: { fields: { tr: {}, en: {} } },
        track_total_hits: true,
        size: 10,
        _source: ['coach'],
      });
      const { total } = reply.hits;
      return typeof total === 'number' ? total : (total?.value ?? 0);
    },
    close: async () => {
      await client.indices.delete({ index, ignore_unavailable: true });
      await client.close();
    },
  };
}
