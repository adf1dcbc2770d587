import { afterAll, describe } from '@jest/globals';
import { removeIndexes } from '../../testing/search-over.ts';
import { describeLikeness } from '../likeness.contract.ts';
import { describeSearchIndex } from '../port.contract.ts';
import { describeRebuilding } from '../rebuilding.contract.ts';
import { createElasticsearchIndex } from './elasticsearch-index.ts';

const node = process.env.ELASTICSEARCH_URL;
const prefix = `search-test-${process.pid}-${Date.now()}`;

(node ? describe : describe.skip)('the Elasticsearch index', () => {
  let created = 0;
  const create = async () => {
    let generation = 0;
    const alias = `${prefix}-${++created}`;
    // A sixth of the time that the old index is kept for searches which go on.
    return createElasticsearchIndex({ node: node as string, alias, newGeneration: () => String(++generation), longestSearchMs: 300 });
  };
  describeSearchIndex(create);
  describeRebuilding(create);
  describeLikeness(create);

  afterAll(() => removeIndexes(node as string, prefix));
});
