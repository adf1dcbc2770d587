import { Client } from '@elastic/elasticsearch';
import { afterAll, describe } from '@jest/globals';
import { describeSearchIndex } from '../port.contract.ts';
import { createElasticsearchIndex } from './elasticsearch-index.ts';

const node = process.env.ELASTICSEARCH_URL;
const prefix = `search-test-${process.pid}-${Date.now()}`;

(node ? describe : describe.skip)('the Elasticsearch index', () => {
  let created = 0;
  describeSearchIndex(async () => {
    let generation = 0;
    const alias = `${prefix}-${++created}`;
    return createElasticsearchIndex({ node: node as string, alias, newGeneration: () => String(++generation) });
  });

  afterAll(async () => {
    const client = new Client({ node: node as string });
    const indexes = Object.keys(await client.indices.get({ index: `${prefix}-*`, ignore_unavailable: true }));
    if (indexes.length > 0) await client.indices.delete({ index: indexes });
    await client.close();
  });
});
