import { describe, expect, it } from '@jest/globals';
import { namesOf } from '../categories/category-names.ts';
import { NO_INTENTS } from '../intents/intent-model.ts';
import { CAREER, CATEGORIES, HEALTH, INTERVIEW, SLEEP } from '../testing/people.ts';
import { leavesOpen } from './closeness.ts';
import { termsOf, withMeantSpellings } from './meant-spellings.ts';
import { namedFacts } from './named-facts.ts';
import { parseQuery, withCorrections } from './parse-query.ts';
import { queryWords } from './query-words.ts';
import { splitCities } from './split-cities.ts';

const words = (keyword: string) => queryWords(keyword).map(({ folded }) => folded);

describe('a query', () => {
  it.each([
    ['hangi koç uyku düzeni için iyi', ['uyku', 'duzeni']],
    ['NASIL sınav', ['sinav']],
    ['what is burnout', ['burnout']],
    ['koç', ['koc']],
    ["müdür isn't listening", ['mudur', 'listening']],
    ['hangi', ['hangi']],
    ['koç koçluk', ['koc', 'kocluk']],
    ['sınav SINAV sınav', ['sinav']],
    ['', []],
    ['?!', []],
  ])('%j is looked up by %j', (keyword, expected) => expect(words(keyword)).toEqual(expected));

  it.each([
    ['ankarada uykusuzluk', 'uykusuzluk'],
    ['İzmir’de sınav kaygısı', 'sınav kaygısı'],
    ['BURSALI anneler için', 'anneler için'],
    ['a career coach in Istanbul', 'a career coach in'],
    ['Konya', ''],
    ['vandalizm, ordunun sesi', 'vandalizm ordunun sesi'],
    ['bitmeyen ağrı', 'bitmeyen ağrı'],
    ['kars', ''],
    ['karşımdaki', 'karşımdaki'],
    ['herkese karşı', 'herkese karşı'],
    ['Kadıköy’de uykusuzluk', 'uykusuzluk'],
  ])('%j, without where, is %j', (text, expected) => expect(splitCities(text).rest).toBe(expected));

  it('names provinces', () => {
    expect(splitCities('Ankara’da ya da izmirde, ankaralı').cityIds).toEqual(['06', '35']);
  });

  it('names the provinces of its districts, and words of places are no slips', () => {
    const read = parseQuery('Kadıköyde ya da bornova’da, İstanbul', { model: NO_INTENTS, languageWords: { has: () => false } });
    expect(read.namedCityIds).toEqual(['34', '35']);
    expect(read.namedDistricts).toEqual([
      { name: 'Kadıköy', cityIds: ['34'] },
      { name: 'Bornova', cityIds: ['35'] },
    ]);
    expect(read.unknownWords).toEqual([]);
  });

  it('searches for the parts of a name of several words only where nothing else is said', () => {
    const wordsOf = (keyword: string) => parseQuery(keyword).words.map(({ folded }) => folded);
    expect(wordsOf('Anadolu yakasında mülakat')).toEqual(['mulakat']);
    expect(wordsOf('Anadolu yakasında koç')).toEqual(['anadolu', 'yakasinda']);
    expect(wordsOf('Kadıköy mülakat')).toEqual(['kadikoy', 'mulakat']);
  });

  it('names concepts in either language', () => {
    expect(parseQuery('sınav kaygısı').concepts[0]).toEqual({ key: 'exam-anxiety', asked: 'sınav kaygısı' });
    expect(parseQuery('EXAM NERVES').concepts[0]).toEqual({ key: 'exam-anxiety', asked: 'EXAM NERVES' });
  });

  it('means the category that it names, and less surely among other words', () => {
    const model = { ...NO_INTENTS, read: () => [{ categoryId: INTERVIEW, probability: 0.5 }], elsewhere: () => 0.4 };
    const names = namesOf(CATEGORIES, [{ id: SLEEP, names: ['iyi uyumak'] }]);
    const surenessOf = (keyword: string) => {
      const { intents, isElsewhere, isSentence } = parseQuery(keyword, { model, names });
      return [Math.round(100 * (intents.find(({ categoryId }) => categoryId === SLEEP)?.probability ?? 0)), isElsewhere, isSentence];
    };
    expect(surenessOf('iyi uyumak')).toEqual([90, false, false]);
    expect(surenessOf('artık yeniden iyi uyumak')).toEqual([11, false, true]);
    expect(surenessOf('uyumak')).toEqual([0, false, false]);
  });

  it('speaks of a field, too, when it speaks of several of its categories', () => {
    const model = {
      ...NO_INTENTS,
      read: () => [
        { categoryId: SLEEP, probability: 0.3 },
        { categoryId: INTERVIEW, probability: 0.2 },
      ],
    };
    const spokenOf = parseQuery('x', { model, categories: CATEGORIES }).intents.map(({ categoryId, probability }) => [
      categoryId,
      Math.round(probability * 100),
    ]);
    expect(spokenOf).toEqual([
      [SLEEP, 30],
      [INTERVIEW, 20],
      [HEALTH, 18],
      [CAREER, 12],
    ]);
    expect(parseQuery('x', { model }).intents).toHaveLength(2);
  });

  it('takes for slips what no language has, but neither names within a sentence nor provinces nor numbers', () => {
    const reading = {
      model: { ...NO_INTENTS, knows: (word: string) => word === 'wattpad' },
      languageWords: { has: (word: string) => word === 'kaygi' },
    };
    const unknown = (keyword: string) => parseQuery(keyword, reading).unknownWords.map(({ folded }) => folded);
    expect(unknown('kaygı wattpad kaygsi Tyne vadisinde ankarada 2023te abc')).toEqual(['kaygsi', 'vadisinde']);
    expect(unknown('IPCC raporu')).toEqual(['raporu']);
    expect(unknown('KAYGSI')).toEqual(['kaygsi']);
    expect(parseQuery('kaygsi').unknownWords).toEqual([]);
  });

  it('is read again with its corrected words', () => {
    const read = withCorrections(parseQuery('sınv kaygsı'), [
      { typed: 'sinv', used: 'sinav' },
      { typed: 'kaygsi', used: 'kaygisi' },
    ]);
    expect(read.words.map(({ folded }) => folded)).toEqual(['sinav', 'kaygisi']);
    expect(read.concepts.map(({ key }) => key)).toContain('exam-anxiety');
  });
});

describe('what a sentence leaves open', () => {
  const [COACHES, FEW, MANY] = [400, 20, 90];
  const readsAs = (...intents: readonly (readonly [string, number])[]) => ({
    ...NO_INTENTS,
    read: () => intents.map(([categoryId, probability]) => ({ categoryId, probability })),
  });
  const isOpen = (keyword: string, close: number, ...intents: readonly (readonly [string, number])[]) =>
    leavesOpen(parseQuery(keyword, { model: readsAs(...intents), categories: CATEGORIES }), close, COACHES);

  it.each([
    ['no topic is likely', 'bir şeyler değişsin artık', FEW, [[SLEEP, 0.19]], true],
    ['a topic is', 'bir şeyler değişsin artık', FEW, [[SLEEP, 0.21]], false],
    ['a topic is, but more are close than any topic has', 'bir şeyler değişsin artık', MANY, [[SLEEP, 0.3]], true],
    ['a topic is, whoever is close', 'bir şeyler değişsin artık', MANY, [[SLEEP, 0.36]], false],
    ['nothing is read', 'bir şeyler değişsin artık', MANY, [], false],
    ['one word tells', 'kariyer koçu arıyorum', MANY, [[SLEEP, 0.1]], false],
    ['anybody may be meant', 'en iyi koç lazım', MANY, [[SLEEP, 0.1]], false],
    ['a city is most of it', 'Ankara İzmir uyku düzeni', MANY, [[SLEEP, 0.1]], false],
  ] as const)('%s', (_what, keyword, close, intents, expected) => expect(isOpen(keyword, close, ...intents)).toBe(expected));

  it('takes several likely topics of one field for the field', () => {
    const twins = new Map([...CATEGORIES, ...['a', 'b'].map((id) => [id, { ...CATEGORIES.get(SLEEP), id }] as const)]) as typeof CATEGORIES;
    const model = readsAs(['a', 0.18], ['b', 0.17]);
    const open = (categories?: typeof CATEGORIES) =>
      leavesOpen(parseQuery('bir şeyler değişsin artık', { model, categories }), FEW, COACHES);
    expect([open(twins), open()]).toEqual([false, true]);
  });
});

describe('words about something that no category is for', () => {
  const model = (elsewhere: number, likeliest: number) => ({
    ...NO_INTENTS,
    elsewhere: () => elsewhere,
    read: () => [{ categoryId: SLEEP, probability: likeliest }],
  });
  const read = (keyword: string, elsewhere: number, likeliest = 0.1) => {
    const { isElsewhere, intents } = parseQuery(keyword, { model: model(elsewhere, likeliest) });
    return [isElsewhere, intents.length];
  };

  it('speak of no topic', () => expect(read('iki kelime', 0.4)).toEqual([true, 0]));
  it.each([
    ['a topic is likelier', 'iki kelime', 0.4, 0.5],
    ['hardly anything is likely', 'iki kelime', 0.2, 0.1],
    ['it is a single word', 'kelime', 0.9, 0.1],
    ['it asks for a coach', 'koç arıyorum', 0.9, 0.1],
  ])('are none when %s', (_what, keyword, elsewhere, likeliest) => expect(read(keyword, elsewhere, likeliest)).toEqual([false, 1]));
});

describe('facts that a query names', () => {
  it.each([
    ['online koç', ['online']],
    ['Çevrimiçi görüşebileceğim biri', ['online']],
    ['yüz yüze, İngilizce konuşan koç', ['inPerson', 'en']],
    ['a coach in person or over the internet, in German', ['online', 'inPerson', 'de']],
    ['Kürtçe ve Arapça', ['ar', 'ku']],
    ['sertifikalı bir koç', ['hasValidCertificate']],
    ['Ücretsiz ön görüşmesi olan, online koç', ['online', 'offersFreeFirstSession']],
    ['ilk görüşmesi ücretsiz biri', ['offersFreeFirstSession']],
    ['is the first session free? certified please', ['offersFreeFirstSession', 'hasValidCertificate']],
    ['ücretsiz izne çıkarıldım', []],
    ['a free diver', []],
    ['yüzüm gülmüyor', []],
    ['iş hayatım', []],
  ])('%s: %j', (keyword, values) => {
    expect(namedFacts(keyword).map(({ facet, value }) => (value === 'yes' ? facet : value))).toEqual(values);
  });
});

describe('the spelling that is meant', () => {
  const USES: Readonly<Record<string, number>> = { yas: 20, yaş: 100, sac: 1, saç: 7, kil: 1, kıl: 7, album: 9, işim: 5 };
  const meant = (keyword: string) =>
    withMeantSpellings(parseQuery(keyword), (spelling, language) => (language === 'tr' ? (USES[spelling] ?? 0) : 0)).words.map((word) =>
      termsOf(word, 'tr').flatMap(({ kind, term }) => (kind === 'spelling' ? [term] : [])),
    );

  it.each([
    ['yas', 'yas'],
    ['yaş', 'yaş'],
    ['YAŞ', 'yaş'],
    ['yaş'.normalize('NFD'), 'yaş'],
    ['sac', 'saç'],
    ['’sac” 💥', 'saç'],
    ['için sac', 'sac'],
    ['için kil', 'kıl'],
    ['için mı kil', 'kil'],
    ['KIL', 'kıl'],
  ])('of %j is %s', (keyword, spelling) => expect(meant(keyword)).toEqual([[spelling]]));

  it.each(['albüm', 'isim', 'uyku'])('of %s is left open where texts have one spelling at most', (keyword) =>
    expect(meant(keyword)).toEqual([[]]),
  );
});
