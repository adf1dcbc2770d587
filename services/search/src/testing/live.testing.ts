import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, serverUrl } from '@pusula/service-kit/testing';
import { CATEGORIES, coach, INTERVIEW, idOf, PEOPLE, type Person } from './people.ts';
import { type SearchOver, startSearchOver } from './search-over.ts';
import { categorySaid, coachSaid } from './search-under-test.ts';

const [amqpUrl, elasticsearchUrl] = [serverUrl('rabbitmq'), serverUrl('elasticsearch')];
const UP_MS = 120_000;
const interview = CATEGORIES.get(INTERVIEW) ?? [...CATEGORIES.values()][0];

/** What searches show of a change. @param withinMs how soon */
export function liveChanges(withinMs: number): void {
  describe.each([
    ['the embedded bus and index', {}, true],
    [
      'RabbitMQ and Elasticsearch',
      { ...(amqpUrl && { amqpUrl }), ...(elasticsearchUrl && { elasticsearchUrl }) },
      amqpUrl && elasticsearchUrl,
    ],
  ])('over %s, searches show', (_, servers, isThere) => {
    if (!isThere || !interview) {
      it.skip('skipped: AMQP_URL or ELASTICSEARCH_URL is not set', () => undefined);
      return;
    }
    let service: SearchOver;
    let version = 1;
    beforeAll(async () => {
      service = await startSearchOver(servers);
      await service.publish([...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)));
      await service.publish(PEOPLE.map((one, at) => coachSaid(idOf(at + 1), 1, coach(at + 1, one))));
      await eventually(async () => expect(await named()).toBe('Mülakat hazırlığı'), UP_MS);
      await eventually(async () => expect((await service.find({ keyword: 'mülakat hazırlığı' })).total).toBeGreaterThan(2), UP_MS);
    });
    afterAll(() => service?.stop());

    /** The category as every search names it beside its results; undefined when it is not offered. */
    const named = async () => (await service.find({})).categories.find(({ id }) => id === INTERVIEW)?.name;
    const found = async (keyword: string) => (await service.find({ keyword })).coaches.map(({ firstName }) => firstName).sort();
    const say = (change: Partial<typeof interview> | null) =>
      service.publish([categorySaid(INTERVIEW, ++version, change && { ...interview, ...change })]);
    const msUntil = async (isLive: () => Promise<boolean>) => {
      const began = performance.now();
      await eventually(async () => expect(await isLive()).toBe(true), withinMs);
      return performance.now() - began;
    };

    it('a category by its new name, beside the results and as a word to be found by', async () => {
      await say({ nameTr: 'Bambaşka' });
      expect(await msUntil(async () => (await named()) === 'Bambaşka' && (await found('bambaşka')).length === 3)).toBeLessThan(withinMs);
    });

    it('no category that was deactivated, and finds nobody by its name', async () => {
      await say({ nameTr: 'Bambaşka', status: 'inactive' });
      expect(await msUntil(async () => (await named()) === undefined && (await found('bambaşka')).length === 0)).toBeLessThan(withinMs);
    });

    it('a category again that was deleted and came back', async () => {
      await say(null);
      await say({ nameTr: 'Bambaşka' });
      expect(await msUntil(async () => (await named()) === 'Bambaşka' && (await found('bambaşka')).length === 3)).toBeLessThan(withinMs);
    });

    it('a coach by a new name, and no coach who is not public any more', async () => {
      const [first] = PEOPLE;
      await service.publish([coachSaid(idOf(1), 2, coach(1, { ...(first as Person), name: 'Zühre Sarıkaya' }))]);
      expect(await msUntil(async () => (await found('zühre')).length === 1)).toBeLessThan(withinMs);
      await service.publish([coachSaid(idOf(1), 3, null)]);
      expect(await msUntil(async () => (await found('zühre')).length === 0)).toBeLessThan(withinMs);
    });
  });
}
