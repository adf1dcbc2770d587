import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callersTable, refusalAt } from '@pusula/service-kit/testing';
import { type CatalogUnderTest, startCatalog } from './catalog.fixture.ts';

let catalog: CatalogUnderTest;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog?.test.stop());

describe('S4: every call and every caller, at the service’s own port', () => {
  it.each(callersTable('catalog'))('%s from %s answers as its contract says', async (_route, _caller, call) => {
    expect(await refusalAt(catalog.test, call)).toBe(call.refusal);
  });
});
