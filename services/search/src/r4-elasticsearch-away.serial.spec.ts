import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, serverUrl } from '@pusula/service-kit/testing';
import { editOf, wordOf } from './testing/edits.ts';
import { expectIndexToEqualDatabase } from './testing/index-equals-database.ts';
import { idOf } from './testing/people.ts';
import { type SearchOver, startSearchOver } from './testing/search-over.ts';
import { coachSaid } from './testing/search-under-test.ts';
import { type SwitchableProxy, startProxy } from './testing/switchable-proxy.ts';

const [amqpUrl, elasticsearch] = [serverUrl('rabbitmq'), serverUrl('elasticsearch')];
const FULL = process.env.CHAOS === 'full';
const COACHES = 60;
const EDITS = 240;
const CAUGHT_UP_MS = 180_000;
/** Measured by `make chaos` alone, on a machine that does nothing else. */
const CLEARLY_MS = 2_000;
/** What a silent engine will never answer is given up after this; nothing has to succeed in it. */
const GIVEN_UP_MS = 1_000;

(elasticsearch ? describe : describe.skip)('R4: while Elasticsearch is away and people edit', () => {
  let proxy: SwitchableProxy;
  let service: SearchOver;
  let version = 1;
  let isAway = false;
  const turn = (mode: Parameters<SwitchableProxy['turn']>[0]) => {
    isAway = mode !== 'open';
    proxy.turn(mode);
  };
  const numbers = Array.from({ length: COACHES }, (_, at) => at + 1);
  beforeAll(async () => {
    proxy = await startProxy(String(elasticsearch));
    // `make chaos` measures how long a search of the product takes to fail.
    const times = { writeTimeoutMs: GIVEN_UP_MS, ...(FULL ? {} : { answerTimeoutMs: GIVEN_UP_MS }) };
    const servers = { elasticsearchUrl: proxy.url, ...(amqpUrl && { amqpUrl }) };
    service = await startSearchOver(servers, {}, { isSo: () => isAway, times });
    await service.publish(numbers.map((number) => coachSaid(idOf(number), 1, editOf(number, 1))));
    await eventually(async () => expect((await service.find({})).total).toBe(COACHES), CAUGHT_UP_MS);
  });
  afterAll(async () => {
    proxy?.turn('open');
    await service?.stop();
    await proxy?.stop();
  });

  /** Everybody edits again and again, and a few leave and come back. */
  async function edit(): Promise<void> {
    for (let edits = 0; edits < EDITS; edits += COACHES) {
      version += 1;
      const said = numbers.map((number) => coachSaid(idOf(number), version, (number + version) % 9 === 0 ? null : editOf(number, version)));
      await service.publish(said);
    }
  }

  it.each(['closed', 'silent'] as const)(
    '(%s) every event is taken, searches fail clearly in their time, and the index equals the database within a minute after',
    async (mode) => {
      turn(mode);
      await edit();
      const began = performance.now();
      await expect(service.find({ keyword: wordOf(21) })).rejects.toMatchObject({ code: 'SEARCH_FAILED' });
      if (FULL) expect(performance.now() - began).toBeLessThan(CLEARLY_MS);
      await eventually(async () => {
        const states = [...(await service.projected()).values()];
        expect(states.filter((state) => state !== null && state.yearsOfPractice !== version)).toEqual([]);
        expect(states).toHaveLength(COACHES);
      }, CAUGHT_UP_MS);
      turn('open');
      await eventually(() => expectIndexToEqualDatabase(service), CAUGHT_UP_MS);
    },
    3 * CAUGHT_UP_MS,
  );
});
