import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { localDay, searchMisses, searchStats, suggest } from '@pusula/contracts';
import { aPublic, aUser, eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type EmbeddingServer, startEmbeddingServer } from '../testing/embedding-server.ts';
import { CATEGORIES, coach, idOf, PEOPLE, SLEEP } from '../testing/people.ts';
import { categorySaid, coachSaid, examplesSaid, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';

const DANGER = 'kendimi öldürmek istiyorum';

let postgres: TestPostgres;
let provider: EmbeddingServer;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  provider = await startEmbeddingServer();
});
beforeEach(async () => {
  service = await startSearch(postgres, undefined, 'urgent', { EMBEDDINGS_URL: provider.url, EMBEDDINGS_API_KEY: 'key' });
  await service.publish(
    ...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)),
    ...PEOPLE.map((one, at) => coachSaid(idOf(at + 1), 1, coach(at + 1, one))),
  );
  await eventually(async () => expect((await service.find({})).total).toBe(PEOPLE.length));
  service.clock.advance(1_000);
});
afterEach(() => service?.stop());
afterAll(async () => {
  await provider?.stop();
  await postgres?.stop();
});

const admin = aUser({ id: idOf(50), role: 'admin' });
const totalOf = async () => {
  const { perDay } = (await service.callAs(admin)(searchStats, { days: '7' })).searchStats;
  return perDay.find(({ day }) => day === localDay(service.clock.now()))?.searches;
};

/** Of a table, as text. */
const rowsOf = async (table: string) => JSON.stringify(await service.running.db.manager.query(`select t::text from ${table} t`));

describe('what somebody in danger types', () => {
  it('is answered by who helps with that, the emergency number first; other searches name nobody', async () => {
    const { urgentHelp, helpLines } = await service.find({ keyword: DANGER });
    expect([urgentHelp, helpLines[0]?.number]).toEqual(['selfHarm', '112']);
    expect(helpLines.every(({ helps }) => helps.includes('selfHarm'))).toBe(true);
    expect(await service.find({ keyword: 'erteleme' })).toMatchObject({ urgentHelp: null, helpLines: [] });
  });

  it('J10: is understood with a slip in it that a profile puts right', async () => {
    const person = PEOPLE[0] as (typeof PEOPLE)[number];
    const prevents = coach(40, { ...person, en: ['Worked for years in suicide prevention.', 'I answered calls about suicide.'] });
    await service.publish(coachSaid(idOf(40), 1, prevents));
    const expected = { correctedKeyword: 'suicide', urgentHelp: 'selfHarm' };
    await eventually(async () => expect(await service.find({ keyword: 'sucide', language: 'en' })).toMatchObject(expected));
  });

  it('marks no word of a coach and names no reason', async () => {
    const { coaches } = await service.find({ keyword: `${DANGER} terapi koçluk uyku` });
    for (const { highlights, reasons } of coaches) expect([highlights, reasons]).toEqual([{ headline: null, bio: null }, []]);
    expect((await service.find({ keyword: 'uyku' })).coaches[0]?.reasons.length).toBeGreaterThan(0);
  });

  it('is told what the table says now', async () => {
    await service.running.db.manager.query(`update help_line set number = '113' where number = '112'`);
    await eventually(async () => {
      service.clock.advance(2_000);
      expect((await service.find({ keyword: DANGER })).helpLines[0]?.number).toBe('113');
    });
  });

  it('is in no statistic, neither as a search nor as one that another takes the place of', async () => {
    for (let time = 1; time <= 6; time++) await service.find({ id: `danger-${time}`, keyword: DANGER });
    await service.find({ id: 'after', keyword: 'erteleme', refines: { id: 'danger-6', keyword: DANGER } });
    await eventually(async () => expect(await totalOf()).toBe(1));
    expect(JSON.stringify(await service.callAs(admin)(searchMisses, {}))).not.toContain('öldür');
    for (const table of ['search_words_count', 'search_miss_words_count']) {
      expect(await rowsOf(table)).not.toContain('öldür');
    }
  });

  it('is sent to no provider of embeddings', async () => {
    const isAsked = (words: string) => provider.asked.flat().some((text) => text.includes(words));
    await eventually(async () => {
      service.clock.advance(1_000);
      await service.find({ keyword: DANGER });
      await service.find({ keyword: 'uyuyamıyorum geceleri' });
      expect(isAsked('uyuyamıyorum geceleri')).toBe(true);
    });
    expect(isAsked('öldür')).toBe(false);
  });

  it('is suggested to nobody, although a category has such a sentence', async () => {
    await service.publish(examplesSaid(SLEEP, 1, ['geceleri uyuyamıyorum', DANGER]));
    const suggested = async (keyword: string) => {
      service.clock.advance(61_000);
      return (await service.callAs(aPublic)(suggest, { keyword, language: 'tr' })).suggestions.map(({ text }) => text);
    };
    await eventually(async () => expect(await suggested('geceleri')).toContain('geceleri uyuyamıyorum'));
    expect(await suggested('kendimi öl')).not.toContain(DANGER);
  });
});
