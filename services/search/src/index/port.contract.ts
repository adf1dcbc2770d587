import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_FACTS } from '@pusula/contracts';
import { parseQuery } from '../query/parse-query.ts';
import { CAREER, coach, HEALTH, INTERVIEW, PEOPLE, type Person, SLEEP } from '../testing/people.ts';
import { describePlaces } from './places.contract.ts';
import { asked, DOCUMENTS, MODEL, READ_DOCUMENTS } from './port.testing.ts';
import type { IndexQuery, IndexResult, SearchIndex } from './port.ts';
import { describeSpellings } from './spellings.contract.ts';
import { describeUnsureSearches } from './unsure.contract.ts';
import { describeWriting } from './writing.contract.ts';

/** What every search engine behind the port must do, whichever it is. @param create an empty index of the test's own */
export function describeSearchIndex(create: () => Promise<SearchIndex>): void {
  describe('as it is read', () => describeReading(create));
  describe('as it is read when it is not sure', () => describeUnsureSearches(create));
  describe('as it is read for places', () => describePlaces(create));
  describe('as it tells words by their letters', () => describeSpellings(create));
  describe('as it is written', () => describeWriting(create));
}

/** Nothing is changed here: one index serves all. */
function describeReading(create: () => Promise<SearchIndex>): void {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await create();
    await index.upsert(DOCUMENTS, 'now');
  });
  afterAll(() => index?.close());

  const namesOf = async (keyword: string, more?: Partial<IndexQuery>) =>
    (await index.search(asked(keyword, more))).hits.map(({ coach: { firstName } }) => firstName);

  it.each(['istanbul', 'İSTANBUL', 'ISTANBUL', 'İstanbul', 'İstanbul’da', 'i̇stanbul', 'İstanbul'.normalize('NFD')])(
    'finds the coaches of Istanbul by %s',
    async (keyword) => {
      expect((await namesOf(keyword)).sort()).toEqual(['Elif', 'Gül']);
    },
  );

  it.each([
    ['mülakat', 'mulakat'],
    ['kaygısı', 'KAYGISI'],
    ['özgüven', 'ozguven'],
    ['görüşmesi', 'GORUSMESI'],
    ['uyku düzeni', 'UYKU DUZENI'],
  ])('gives %s and %s the same coaches in the same order', async (proper, typed) => {
    expect(await namesOf(typed)).toEqual(await namesOf(proper));
    expect(await namesOf(proper)).not.toEqual([]);
  });

  it('finds a word by its stem', async () => {
    expect(await namesOf('koç')).toEqual(['Gül']);
  });

  it('finds a coach by name in any casing', async () => {
    expect((await namesOf('IŞIL ÇAĞ'))[0]).toBe('Işıl');
    expect((await namesOf('isil cag'))[0]).toBe('Işıl');
  });

  it('searches the other language of a profile as well', async () => {
    expect((await namesOf('rehearsal'))[0]).toBe('Elif');
  });

  it('finds an English profile by a Turkish concept and the other way round', async () => {
    expect(await namesOf('erteleme')).toEqual(['Thomas']);
    expect(await namesOf('topluluk önünde konuşma')).toContain('Thomas');
    expect((await namesOf('insomnia', { language: 'en' }))[0]).toBe('Işıl');
  });

  it('finds coaches by what a query speaks of, though they share no word with it', async () => {
    const reading = await create();
    await reading.upsert(READ_DOCUMENTS, 'now');
    const namesFor = async (keyword: string) =>
      (await reading.search(asked(keyword, { read: parseQuery(keyword, { model: MODEL }) }))).hits.map(
        ({ coach: { firstName } }) => firstName,
      );
    expect((await namesFor('gözlerim tavanda')).sort()).toEqual(['Işıl', 'Thomas']);
    // First whose main topic it is, then those of a narrower or a less likely one, last whose text alone speaks of it.
    const careers = await namesFor('patrona ne desem');
    expect([careers[0], careers.slice(1, 4).sort(), careers.slice(4)]).toEqual(['Ömer', ['Elif', 'Gül', 'Thomas'], ['Işıl']]);
    await reading.close();
  });

  it('leaves out what comes nowhere near the best, and lists it when it is asked for', async () => {
    const near = await index.search(asked('mülakat kaygısı yaşayan mühendislerle Ankara'));
    expect(near.hits[0]?.coach.firstName).toBe('Elif');
    expect(near.hits.map(({ score }) => score / (near.hits[0]?.score ?? 0)).every((share) => share > 0.2)).toBe(true);
    expect(near.total).toBe(near.hits.length);
    expect(near.total).toBeLessThan(5);
    const far = await index.search(asked('mülakat kaygısı yaşayan mühendislerle Ankara', { far: true }));
    expect([far.total, far.farTotal]).toEqual([near.total, near.farTotal]);
    expect(far.hits).toHaveLength(near.farTotal);
    const names = ({ hits }: IndexResult) => hits.map(({ coach: { firstName } }) => firstName);
    expect(names(far).filter((name) => names(near).includes(name))).toEqual([]);
    expect((await index.search(asked('mülakat kaygısı yaşayan mühendislerle Ankara', { far: true, from: 1 }))).hits).toHaveLength(
      near.farTotal - 1,
    );
  });

  it('searches the known word that is one slip away, and says so', async () => {
    const { hits, corrections } = await index.search(asked('mülkat'));
    expect(corrections).toEqual([{ typed: 'mulkat', used: 'mulakat' }]);
    expect(hits.map(({ coach: { firstName } }) => firstName)).toEqual(await namesOf('mülakat'));
  });

  it('leaves a word alone whose beginning or stem somebody uses', async () => {
    expect((await index.search(asked('mülakatçıyla'))).corrections).toEqual([]);
  });

  it('corrects nothing in a query of known words', async () => {
    expect((await index.search(asked('mülakat kaygısı'))).corrections).toEqual([]);
  });

  it('finds nobody by a word that means nothing', async () => {
    expect(await index.search(asked('zzqqxxjj'))).toMatchObject({ total: 0, farTotal: 0, hits: [], corrections: [] });
  });

  it('takes cities as alternatives', async () => {
    expect((await namesOf('', { cityIds: ['06', '35'] })).sort()).toEqual(['Işıl', 'Thomas', 'Ömer']);
  });

  it('takes categories as alternatives, each with what is below it', async () => {
    expect((await namesOf('', { categoryIds: [CAREER] })).sort()).toEqual(['Elif', 'Gül', 'Thomas', 'Ömer']);
    expect((await namesOf('', { categoryIds: [SLEEP, HEALTH] })).sort()).toEqual(['Işıl', 'Thomas']);
  });

  it('counts each facet without its own filter and with the others', async () => {
    const { cities, categories, total } = await index.search(asked('', { cityIds: ['34'], categoryIds: [HEALTH] }));
    expect(total).toBe(0);
    expect(Object.fromEntries(cities)).toEqual({ '06': 1, '35': 1 });
    expect(Object.fromEntries(categories)).toEqual({ [CAREER]: 2, [INTERVIEW]: 2 });
  });

  it('takes values of a fact as alternatives, and facts together', async () => {
    expect((await namesOf('', { facts: { ...NO_FACTS, sessionFormats: ['inPerson'] } })).sort()).toEqual(['Elif', 'Işıl']);
    expect((await namesOf('', { facts: { ...NO_FACTS, sessionLanguages: ['tr', 'other'] } })).sort()).toEqual(['Elif', 'Işıl', 'Thomas']);
    const both = { ...NO_FACTS, sessionFormats: ['online'], sessionLanguages: ['tr'] };
    expect(await namesOf('', { facts: both })).toEqual(['Elif']);
    expect(await namesOf('mülakat', { facts: both })).toEqual(['Elif']);
  });

  it.each(['', 'mülakat uyku'])('counts each value of a fact without its own filter and with the others, for %j', async (keyword) => {
    const facts = { ...NO_FACTS, sessionFormats: ['online'], sessionLanguages: ['tr'] };
    const found = await index.search(asked(keyword, { facts }));
    expect(found).toMatchObject({ total: 1, totalWithoutFacts: keyword ? 4 : 5 });
    expect(Object.fromEntries(found.facts.sessionFormats)).toEqual({ online: 1, inPerson: 2 });
    expect(Object.fromEntries(found.facts.sessionLanguages)).toEqual({ tr: 1, en: 2, other: 1 });
    expect(Object.fromEntries(found.cities)).toEqual({ '34': 1 });
    const inIzmir = await index.search(asked(keyword, { cityIds: ['35'] }));
    expect(Object.fromEntries(inIzmir.facts.sessionFormats)).toEqual({ inPerson: 1 });
  });

  it.each([
    ['2025-02-28', ['Elif', 'Işıl']],
    ['2025-03-01', ['Elif']],
    ['2020-01-31', ['Elif', 'Işıl', 'Thomas']],
  ])('takes a certificate for valid through its last day, on %s', async (date, certified) => {
    const day = Date.parse(date) / 86_400_000;
    const facts = { ...NO_FACTS, hasValidCertificate: ['yes'] };
    expect((await namesOf('', { day, facts })).sort()).toEqual(certified);
    for (const keyword of ['', 'mülakat uyku']) {
      const { facts: counts, totalWithoutFacts } = await index.search(asked(keyword, { day }));
      expect(Object.fromEntries(counts.hasValidCertificate)).toEqual({ yes: certified.length });
      expect((await index.search(asked(keyword, { day, facts }))).totalWithoutFacts).toBe(totalWithoutFacts);
    }
  });

  it.each([0, 20_000, 2 ** 30])('finds on day %i whoever says that something is so, until they say otherwise', async (day) => {
    expect(await namesOf('', { day, facts: { ...NO_FACTS, offersFreeFirstSession: ['yes'] } })).toEqual(['Işıl']);
    expect((await index.search(asked('', { day }))).facts.offersFreeFirstSession).toEqual(new Map([['yes', 1]]));
  });

  it('counts what holds for nobody as nothing', async () => {
    const { facts } = await index.search(asked('', { cityIds: ['06'] }));
    expect(facts.hasValidCertificate.size).toBe(0);
  });

  it('says what leaving out a filter would give', async () => {
    const result = await index.search(asked('mülakat', { cityIds: ['35'] }));
    expect(result).toMatchObject({ total: 0, totalWithoutCity: 3, totalWithoutCategory: 0 });
  });

  it('pages without losing or repeating anybody', async () => {
    const pages = await Promise.all([0, 2, 4].map((from) => namesOf('', { from, size: 2 })));
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flat()).size).toBe(5);
  });

  it('lists everybody in an order that stays for a day and changes with the next', async () => {
    const orders = await Promise.all([1, 1, 2, 3, 4].map(async (day) => (await namesOf('', { day })).join()));
    expect(orders[0]).toBe(orders[1]);
    expect(new Set(orders).size).toBeGreaterThan(2);
  });

  it('keeps the same order of the day in every engine', async () => {
    expect(await namesOf('', { day: 20_413 })).toEqual(['Ömer', 'Gül', 'Thomas', 'Işıl', 'Elif']);
  });

  it('scores the best hit highest, and says on every page what an answer would score', async () => {
    const [all, second] = [await index.search(asked('mülakat')), await index.search(asked('mülakat', { from: 1, size: 1 }))];
    expect(all.hits.map(({ score }) => score)).toEqual(all.hits.map(({ score }) => score).sort((one, other) => other - one));
    expect(all.fullScore).toBeGreaterThan(0);
    expect(second.fullScore).toBe(all.fullScore);
  });

  it('suggests names by the beginnings of their words', async () => {
    expect((await index.suggest(['sar', 'el'], 'tr', 5)).coaches).toEqual([coach(1, PEOPLE[0] as Person)]);
    expect((await index.suggest(['cag'], 'tr', 5)).coaches.map(({ firstName }) => firstName)).toEqual(['Işıl']);
  });

  it('S12: answers naughty strings without failing', async () => {
    const naughty = [
      '"',
      '\\',
      '*',
      'a:b',
      '(',
      '[x TO y]',
      '\u0000',
      '💥',
      'ﷺ',
      '../../etc',
      "' OR 1=1 --",
      '{"match_all":{}}',
      'ẞ',
      '𝕜𝕠ç',
      'i'.repeat(50),
    ];
    for (const keyword of naughty) expect([keyword, (await index.search(asked(keyword))).total >= 0]).toEqual([keyword, true]);
  });
}
