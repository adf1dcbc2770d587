import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { indexStatus } from '@pusula/contracts';
import { aUser, eventually, serverUrl, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { coach, idOf, PEOPLE, type Person } from '../testing/people.ts';
import { removeIndexes } from '../testing/search-over.ts';
import { coachSaid, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';
import { type SwitchableProxy, startProxy } from '../testing/switchable-proxy.ts';

const elasticsearch = serverUrl('elasticsearch');
const indexName = `search-status-test-${process.pid}-${Date.now()}`;

(elasticsearch ? describe : describe.skip)('the status of the index while Elasticsearch is away', () => {
  let postgres: TestPostgres;
  let proxy: SwitchableProxy;
  let service: SearchUnderTest;
  beforeAll(async () => {
    postgres = await startPostgres();
    proxy = await startProxy(String(elasticsearch));
    service = await startSearch(postgres, proxy.url, indexName);
    await service.publish(coachSaid(idOf(1), 1, coach(1, PEOPLE[0] as Person)));
    await eventually(async () => expect(await status()).toMatchObject({ inIndex: 1, unindexed: 0, hasDrifted: false }));
  });
  afterAll(async () => {
    proxy?.turn('open');
    await service?.stop();
    await proxy?.stop();
    await postgres?.stop();
    await removeIndexes(String(elasticsearch), indexName);
  });
  const status = () => service.callAs(aUser({ id: idOf(50), role: 'admin' }))(indexStatus, {});

  it.each(['closed', 'silent'] as const)('(%s) is answered all the same, and says so', async (mode) => {
    proxy.turn(mode);
    expect(await status()).toMatchObject({ kind: 'elasticsearch', inDatabase: 1, inIndex: null, hasDrifted: null });
    proxy.turn('open');
    await eventually(async () => expect(await status()).toMatchObject({ inIndex: 1, hasDrifted: false }));
  });
});
