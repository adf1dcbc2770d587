import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { indexStatus } from '@pusula/contracts';
import { aUser, eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { coach, idOf, PEOPLE, type Person } from '../testing/people.ts';
import { removeIndexes } from '../testing/search-over.ts';
import { coachSaid, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';
import { type SwitchableProxy, startProxy } from '../testing/switchable-proxy.ts';
import { STATUS_PATIENCE_MS } from './index-status.ts';

const elasticsearch = process.env.ELASTICSEARCH_URL;
const indexName = `search-status-test-${process.pid}-${Date.now()}`;
const CLEARLY_MS = 2_000;

(elasticsearch ? describe : describe.skip)('the status of the index while Elasticsearch is away', () => {
  let postgres: TestPostgres;
  let proxy: SwitchableProxy;
  let service: SearchUnderTest;
  beforeAll(async () => {
    postgres = await startPostgres();
    proxy = await startProxy(String(elasticsearch));
    service = await startSearch(postgres, proxy.url, indexName);
    await service.publish(coachSaid(idOf(1), 1, coach(1, PEOPLE[0] as Person)));
    await eventually(async () => expect(await status()).toMatchObject({ inIndex: 1, unindexed: 0, hasDrifted: false }), 20_000);
  });
  afterAll(async () => {
    proxy?.turn('open');
    await service?.stop();
    await proxy?.stop();
    await postgres?.stop();
    await removeIndexes(String(elasticsearch), indexName);
  });
  const status = () => service.callAs(aUser({ id: idOf(50), role: 'admin' }))(indexStatus, {});

  it.each(['closed', 'silent'] as const)('(%s) is answered all the same, within two seconds, and says so', async (mode) => {
    expect(STATUS_PATIENCE_MS).toBeLessThan(CLEARLY_MS);
    proxy.turn(mode);
    const began = performance.now();
    expect(await status()).toMatchObject({ kind: 'elasticsearch', inDatabase: 1, inIndex: null, hasDrifted: null });
    // On a machine that has four times as much to do.
    expect(performance.now() - began).toBeLessThan(4 * CLEARLY_MS);
    proxy.turn('open');
    await eventually(async () => expect(await status()).toMatchObject({ inIndex: 1, hasDrifted: false }), 20_000);
  });
});
