import { Client } from '@elastic/elasticsearch';
import { afterAll, describe, expect, it } from '@jest/globals';
import { serverUrl } from '@pusula/service-kit/testing';
import { removeIndexes } from '../../testing/search-over.ts';
import { describeLikeness } from '../likeness.contract.ts';
import { describeNearness } from '../nearness.contract.ts';
import { describeSearchIndex } from '../port.contract.ts';
import { DOCUMENTS, inOneBatch } from '../port.testing.ts';
import { describeRebuilding } from '../rebuilding.contract.ts';
import { createElasticsearchIndex } from './elasticsearch-index.ts';

const node = serverUrl('elasticsearch');
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
  describeNearness(create);

  it('is like no other when an older release made it, until it is made again', async () => {
    const alias = `${prefix}-old-release`;
    const client = new Client({ node: node as string });
    await client.indices.create({ index: `${alias}-first`, aliases: { [alias]: {} }, mappings: { dynamic: false } });
    await client.close();
    let generation = 0;
    const index = createElasticsearchIndex({
      node: node as string,
      alias,
      newGeneration: () => String(++generation),
      longestSearchMs: 300,
    });
    expect((await index.fingerprint()).checksum).toBeNaN();
    await index.rebuild(inOneBatch(DOCUMENTS));
    expect(await index.fingerprint()).toMatchObject({ count: DOCUMENTS.length, checksum: expect.any(Number) });
    expect((await index.fingerprint()).checksum).not.toBeNaN();
    await index.close();
  });

  afterAll(() => removeIndexes(node as string, prefix));
});
