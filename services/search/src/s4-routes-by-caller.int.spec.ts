import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callersTable, refusalAt, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type SearchUnderTest, startSearch } from './testing/search-under-test.ts';

let postgres: TestPostgres;
let search: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  search = await startSearch(postgres, undefined, 's4');
});
afterAll(async () => {
  await search?.stop();
  await postgres?.stop();
});

describe('S4: every call and every caller, at the service’s own port', () => {
  it.each(callersTable('search'))('%s from %s answers as its contract says', async (_route, _caller, call) => {
    expect(await refusalAt(search, call)).toBe(call.refusal);
  });
});
