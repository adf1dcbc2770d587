import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aUser, badCalls, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { idOf } from './testing/people.ts';
import { type SearchUnderTest, startSearch } from './testing/search-under-test.ts';

let postgres: TestPostgres;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  service = await startSearch(postgres, undefined, 'bad-calls');
});
afterAll(async () => {
  await service?.stop();
  await postgres?.stop();
});

describe('bad calls of the console', () => {
  const admin = aUser({ id: idOf(50), role: 'admin' });
  const table = [contracts.indexStatus, contracts.rebuildIndex, contracts.embedCategories].flatMap((endpoint) =>
    badCalls({ endpoint, caller: admin, input: {} }),
  );
  it.each(table.map((bad) => [`${bad.method} ${bad.path.split('?')[0]} ${bad.why}`, bad] as const))(
    '%s',
    async (_, { caller, method, path, init, codes }) => {
      const { status, body } = await service.send(caller, method, path, init);
      expect(codes).toContain(body.errorMessage);
      expect(status).toBe(contracts.statusOf(body.errorMessage as contracts.ErrorCode));
    },
  );
});
