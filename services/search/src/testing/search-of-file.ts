import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, serverUrl, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import type { SearchConfig } from '../config.ts';
import { CATEGORIES, coach, idOf, PEOPLE } from './people.ts';
import { removeIndexes } from './search-over.ts';
import { categorySaid, coachSaid, type SearchUnderTest, startSearch } from './search-under-test.ts';

const elasticsearch = serverUrl('elasticsearch');

/** For the tests of a file: the service that has heard of everybody. */
export function searchOfFile() {
  const prefix = `search-service-test-${process.pid}-${Date.now()}`;
  let postgres: TestPostgres;
  let started = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres.stop();
    if (elasticsearch) await removeIndexes(elasticsearch, prefix);
  });
  return {
    /** @param url of Elasticsearch; over the embedded index without one */
    startFilled: async (url?: string, config?: Partial<SearchConfig>): Promise<SearchUnderTest> => {
      const service = await startSearch(postgres, url, `${prefix}-${++started}`, config);
      await service.publish(
        ...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)),
        ...PEOPLE.map((one, at) => coachSaid(idOf(at + 1), 1, coach(at + 1, one))),
      );
      await eventually(async () => expect((await service.find({})).total).toBe(PEOPLE.length));
      return service;
    },
  };
}

/** Over the embedded index, and over Elasticsearch where there is one. */
export const withEachIndex = (tests: (url: string | undefined) => void): void =>
  describe.each([
    ['embedded index', undefined],
    ['Elasticsearch', elasticsearch],
  ])('the search service with %s', (kind, url) => {
    if (kind === 'Elasticsearch' && !url) it.skip('skipped: ELASTICSEARCH_URL is not set', () => undefined);
    else tests(url);
  });
