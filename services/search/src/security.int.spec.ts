import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import {
  aUser,
  badCallProblems,
  badCallsByRoute,
  callerProblems,
  callersByRoute,
  startPostgres,
  type TestPostgres,
} from '@pusula/service-kit/testing';
import { FIRST_HELP_LINES } from './help/first-help-lines.ts';
import { idOf } from './testing/people.ts';
import { type SearchUnderTest, startSearch } from './testing/search-under-test.ts';

let postgres: TestPostgres;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  service = await startSearch(postgres, undefined, 'security');
});
afterAll(async () => {
  await service?.stop();
  await postgres?.stop();
});

describe('S4: at the service’s own port', () => {
  it.each(callersByRoute('search'))('%s answers every kind of caller as its contract says', async (_route, calls) => {
    expect(await callerProblems(service, calls)).toEqual([]);
  });
});

describe('S12: bad calls of the console', () => {
  const caller = aUser({ id: idOf(50), role: 'admin' });
  const good = [contracts.indexStatus, contracts.rebuildIndex, contracts.embedCategories, contracts.getHelpLines].map((endpoint) => ({
    endpoint,
    caller,
    input: {},
  }));
  const figures = { endpoint: contracts.searchStats, caller, input: { days: '30' } };
  const misses = { endpoint: contracts.searchMisses, caller, input: { days: '30' } };
  const trial = { endpoint: contracts.trySentence, caller, input: { sentence: 'uyuyamıyorum', examples: { id: idOf(1), version: 1 } } };
  const lines = { endpoint: contracts.updateHelpLines, caller, input: { version: 1, helpLines: [...FIRST_HELP_LINES] } };
  it.each(badCallsByRoute([...good, figures, misses, trial, lines]))('%s refuses every one', async (_route, calls) => {
    expect(await badCallProblems(service, calls)).toEqual([]);
  });
});
