import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Language, localDay, type ProfessionalHelp, searchStats } from '@pusula/contracts';
import { aUser, eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { CATEGORIES, coach, idOf, PEOPLE } from '../testing/people.ts';
import { categorySaid, coachSaid, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';

let postgres: TestPostgres;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  service = await startSearch(postgres, undefined, 'professional');
  await service.publish(
    ...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)),
    ...PEOPLE.map((one, at) => coachSaid(idOf(at + 1), 1, coach(at + 1, one))),
  );
  await eventually(async () => expect((await service.find({})).total).toBe(PEOPLE.length));
});
afterEach(() => service?.stop());
afterAll(() => postgres?.stop());

const admin = aUser({ id: idOf(50), role: 'admin' });

describe('what is a doctor’s or a psychologist’s matter first', () => {
  it.each<[ProfessionalHelp, Language, string, readonly string[]]>([
    ['mentalHealth', 'tr', 'depresyondayım', ['182']],
    ['addiction', 'tr', 'kumar', ['115', '191', '182']],
    ['eatingDisorder', 'en', 'anorexia', ['182']],
    ['fertility', 'tr', 'TÜP BEBEK', ['182']],
    ['illness', 'en', 'I was diagnosed with cancer', ['182']],
  ])('%s is answered by who helps with that (%s: %s)', async (kind, language, keyword, numbers) => {
    const { urgentHelp, professionalHelp, helpLines } = await service.find({ keyword, language });
    expect([urgentHelp, professionalHelp]).toEqual([null, kind]);
    expect(helpLines.filter(({ number }) => number).map(({ number }) => number)).toEqual(numbers);
    expect(helpLines.map(({ address }) => address)).toContain('https://findahelpline.com');
  });

  it('is a search like any other: found, marked and counted', async () => {
    const keyword = 'depresyon sonrası uyku';
    const { professionalHelp, coaches } = await service.find({ id: 'matter', keyword });
    expect(professionalHelp).toBe('mentalHealth');
    expect(coaches[0]?.reasons.length).toBeGreaterThan(0);
    await eventually(async () => {
      const { perDay } = (await service.callAs(admin)(searchStats, { days: '7' })).searchStats;
      expect(perDay.find(({ day }) => day === localDay(service.clock.now()))?.searches).toBe(1);
    });
  });

  it('is not said of a coach’s matter, and gives way to danger', async () => {
    expect(await service.find({ keyword: 'sosyal medya bağımlılığı' })).toMatchObject({ professionalHelp: null, helpLines: [] });
    const inDanger = await service.find({ keyword: 'depresyondayım, kendimi öldürmek istiyorum' });
    expect(inDanger).toMatchObject({ urgentHelp: 'selfHarm', professionalHelp: null });
    expect(inDanger.helpLines[0]?.number).toBe('112');
  });

  it('is understood with a slip in it that a profile puts right', async () => {
    const person = PEOPLE[0] as (typeof PEOPLE)[number];
    await service.publish(
      coachSaid(idOf(40), 1, coach(40, { ...person, en: ['Life after infertility.', 'I coach people after infertility.'] })),
    );
    const expected = { correctedKeyword: 'infertility', professionalHelp: 'fertility' };
    await eventually(async () => expect(await service.find({ keyword: 'imfertility', language: 'en' })).toMatchObject(expected));
  });
});
