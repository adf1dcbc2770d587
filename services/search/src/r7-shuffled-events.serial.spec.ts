import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { embedCategories } from '@pusula/contracts';
import { eventually, serverUrl } from '@pusula/service-kit/testing';
import { editOf, shuffledEdits, wordOf } from './testing/edits.ts';
import { expectIndexToEqualDatabase } from './testing/index-equals-database.ts';
import { idOf } from './testing/people.ts';
import { type SearchOver, startSearchOver } from './testing/search-over.ts';
import { coachSaid } from './testing/search-under-test.ts';

const [amqpUrl, elasticsearchUrl] = [serverUrl('rabbitmq'), serverUrl('elasticsearch')];
const FULL = process.env.CHAOS === 'full';
const COACHES = FULL ? 140 : 40;
const VERSIONS = 4;
const CHUNK = 80;
const CAUGHT_UP_MS = 180_000;
/** As long as a search may take here, on a machine with much else to do: it must end before the old index goes. */
const LONGEST_SEARCH_MS = 3_000;

/** Goes on until it is told to stop. @returns how often it worked, and what it failed with */
function without<T>(end: AbortSignal, work: () => Promise<T>): Promise<{ done: number; failures: unknown[] }> {
  const failures: unknown[] = [];
  const run = async () => {
    let done = 0;
    for (; !end.aborted; await wait(5))
      await work().then(
        () => {
          done += 1;
        },
        (error: unknown) => failures.push(error),
      );
    return { done, failures };
  };
  return run();
}

describe.each([
  ['embedded bus and index', {}, true],
  [
    'RabbitMQ and Elasticsearch',
    { ...(amqpUrl && { amqpUrl }), ...(elasticsearchUrl && { elasticsearchUrl }) },
    amqpUrl && elasticsearchUrl,
  ],
])('R7: over %s', (_, servers, isThere) => {
  if (!isThere) {
    it.skip('skipped: AMQP_URL or ELASTICSEARCH_URL is not set', () => undefined);
    return;
  }
  let service: SearchOver;
  let isQuiet = false;
  beforeAll(async () => {
    // Where nobody searches, nobody is left in the old index either.
    const quiet = { isSo: () => isQuiet, times: { longestSearchMs: 0 } };
    service = await startSearchOver(servers, { longestSearchMs: LONGEST_SEARCH_MS }, quiet);
  });
  afterAll(() => service?.stop());

  const unindexed = async () =>
    (await service.running.db.manager.query<unknown[]>('select 1 from coach where revision > indexed_revision')).length;
  const rebuild = async () => {
    const { job } = await service.asAdmin(embedCategories);
    await eventually(async () => {
      const [run] = await service.running.db.manager.query('select state from rebuild_run where id = $1', [job.id]);
      expect(run.state).toBe('done');
    }, CAUGHT_UP_MS);
  };

  it(
    'shuffled, doubled and late events end in the newest state of every coach, while the index is made again and everybody searches',
    async () => {
      const { messages, last } = shuffledEdits(20_626, COACHES, VERSIONS);
      expect(messages.length).toBeGreaterThanOrEqual(FULL ? 1_000 : 300);
      // Somebody to be found from the first search on.
      const steady = COACHES + 1;
      await service.publish([coachSaid(idOf(steady), 1, editOf(steady, 1))]);
      const keyword = wordOf(steady * 20 + 1);
      await eventually(
        async () => expect((await service.find({ keyword })).coaches.map(({ id }) => id)).toContain(idOf(steady)),
        CAUGHT_UP_MS,
      );

      const end = new AbortController();
      const searching = without(end.signal, async () => {
        const { coaches } = await service.find({ keyword });
        if (!coaches.some(({ id }) => id === idOf(steady))) throw new Error('a coach who was there all the time was not found');
        await service.find({ page: 2 });
      });
      const rebuilding = without(end.signal, rebuild);
      for (let from = 0; from < messages.length; from += CHUNK) await service.publish(messages.slice(from, from + CHUNK));
      await eventually(
        async () => expect(new Map(await service.projected())).toEqual(new Map([...last, [idOf(steady), editOf(steady, 1)]])),
        CAUGHT_UP_MS,
      );
      end.abort();
      const [searches, rebuilds] = [await searching, await rebuilding];

      expect([searches.failures, rebuilds.failures]).toEqual([[], []]);
      expect(Math.min(searches.done, rebuilds.done)).toBeGreaterThan(0);
      await eventually(async () => {
        expect(await unindexed()).toBe(0);
        await expectIndexToEqualDatabase(service);
      }, CAUGHT_UP_MS);
      isQuiet = true;
      await rebuild();
      await expectIndexToEqualDatabase(service);
    },
    4 * CAUGHT_UP_MS,
  );

  it('a removed coach stays removed, from results and from a new index, when an older update comes late', async () => {
    const number = COACHES + 2;
    const [id, keyword] = [idOf(number), wordOf(number * 20 + 3)];
    const ids = async () => (await service.find({ keyword })).coaches.map((coach) => coach.id);
    await service.publish([coachSaid(id, 3, editOf(number, 3))]);
    await eventually(async () => expect(await ids()).toContain(id), CAUGHT_UP_MS);
    await service.publish([coachSaid(id, 5, null), coachSaid(id, 4, editOf(number, 3))]);
    await eventually(async () => expect((await service.projected()).get(id)).toBeNull(), CAUGHT_UP_MS);
    await eventually(async () => expect(await ids()).not.toContain(id), CAUGHT_UP_MS);
    await rebuild();
    expect(await ids()).not.toContain(id);
  });
});
