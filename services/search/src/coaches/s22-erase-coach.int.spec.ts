import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountErased, searchForgot } from '@pusula/contracts';
import { eventually, recordEvents, serverUrl, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { coach, idOf } from '../testing/people.ts';
import { removeIndexes } from '../testing/search-over.ts';
import { coachSaid, message, startSearch } from '../testing/search-under-test.ts';
import { startProxy } from '../testing/switchable-proxy.ts';

const elasticsearch = serverUrl('elasticsearch');
const indexName = `search-s22-test-${process.pid}-${Date.now()}`;
const WORD = 'zümrütanka';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  if (elasticsearch) await removeIndexes(elasticsearch, indexName);
});
const erased = (id: string) => message(accountErased, id, { id, version: 9 });

it('S22: somebody who never was a coach is answered for, too', async () => {
  const service = await startSearch(postgres, undefined, indexName);
  const receipts = await recordEvents(service, searchForgot);
  await service.publish(erased(idOf(8)));
  await eventually(() => expect(receipts.about(idOf(8))).toBeDefined());
  await service.stop();
});

(elasticsearch ? describe : describe.skip)('S22: a coach who is erased while Elasticsearch is away', () => {
  it('is answered for once the index has confirmed that nothing of them is left', async () => {
    const proxy = await startProxy(String(elasticsearch));
    const service = await startSearch(postgres, proxy.url, indexName);
    const receipts = await recordEvents(service, searchForgot);
    await service.publish(
      coachSaid(idOf(1), 1, coach(1, { name: 'Elif Sarıkaya', city: 'İzmir', tr: [WORD, WORD] })),
      coachSaid(idOf(2), 1, coach(2, { name: 'Işıl Çağ', city: 'Ankara', tr: ['Uyku', 'Uyku düzeni'] })),
    );
    await eventually(async () => expect((await service.find({})).total).toBe(2));
    proxy.turn('closed');
    await service.publish(erased(idOf(1)));
    const { manager } = service.running.db;
    await eventually(async () =>
      expect(await manager.query('select is_erased from coach where id = $1', [idOf(1)])).toEqual([{ is_erased: true }]),
    );
    // Another account's erasure waits as well; nothing is promised too early.
    await service.publish(erased(idOf(3)));
    await eventually(async () => expect(await manager.query('select id from erased_subject where answered_at is null')).toHaveLength(2));
    expect(receipts.all()).toEqual([]);
    proxy.turn('open');
    await eventually(() =>
      expect(
        receipts
          .all()
          .map(({ subject }) => subject)
          .sort(),
      ).toEqual([idOf(1), idOf(3)].sort()),
    );
    const stored = await (await fetch(`${elasticsearch}/${indexName}-*/_search?size=100`)).text();
    expect(stored).toContain(idOf(2));
    expect(stored).not.toContain(idOf(1));
    expect(stored).not.toContain(WORD);
    await service.stop();
    await proxy.stop();
  });
});
