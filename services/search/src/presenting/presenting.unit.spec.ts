import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '@pusula/service-kit/testing';
import { NO_INTENTS } from '../intents/intent-model.ts';
import { parseQuery } from '../query/parse-query.ts';
import { CAREER, CATEGORIES, coach, HEALTH, INTERVIEW, PEOPLE, type Person, SLEEP } from '../testing/people.ts';
import { correctedKeyword } from './corrected-keyword.ts';
import { excerpt } from './excerpt.ts';
import { presenter } from './found-coach.ts';
import { marker } from './matches.ts';

const marked = (text: string, keyword: string, language: 'tr' | 'en' = 'tr') =>
  marker(parseQuery(keyword))(text, language).map(([start, end]) => text.slice(start, end));

describe('marks', () => {
  it.each([
    ['Koçları ve koç arayanlar', 'koç', ['Koçları', 'koç']],
    ['İzmir’de sınavlar', 'izmir SINAV', ['İzmir', 'sınavlar']],
    ['Özgüvenli', 'ozguven', ['Özgüvenli']],
    ['interviews and interviewing', 'interview', ['interviews', 'interviewing']],
    ['uyku', 'kariyer', []],
    ['Sonra hiçbir şey olmadı, uyku bile', 'sonra hiçbir uyku', ['uyku']],
    ['Her şey', 'her şey', ['Her', 'şey']],
    ['Haziranda yarışa hazırlık', 'hazırlık', ['hazırlık']],
    ['Haziranda yarisa hazirlik', 'hazırlık', ['Haziranda', 'hazirlik']],
    ['Haziranda yarışa hazırlık', 'hazirlik', ['Haziranda', 'hazırlık']],
    ['YARIŞA HAZIRLIK', 'hazırlık', ['HAZIRLIK']],
    ['Haziranda yarışa hazırlık', 'YARIŞ HAZIRLIĞI', ['yarışa', 'hazırlık']],
    ['İzmir’de uyku düzeni', 'IZMIR UYKU DUZENI', ['İzmir', 'uyku', 'düzeni']],
  ])('in %j for %j are %j', (text, keyword, expected) =>
    expect(marked(text, keyword, text.includes('interview') ? 'en' : 'tr')).toEqual(expected),
  );
});

describe('words that tell no topic from another', () => {
  const broad = { ...NO_INTENTS, breadthOf: (prefix: string) => (prefix === 'gece' ? 0.9 : 0.1) };
  const markedBy = (text: string, keyword: string) =>
    marker(parseQuery(keyword, { model: broad }))(text, 'tr').map(([start, end]) => text.slice(start, end));

  it.each([
    ['Anne olunca uyku gider', 'anne oldum', ['Anne']],
    ['Annem öldü, tek çocuk oldum', 'babam öldü', ['öldü']],
    ['Gece uyku tutmaz', 'gece uyku', ['uyku']],
    ['Gece herkes uyur', 'gece', ['Gece']],
  ])('in %j for %j only %j is marked', (text, keyword, expected) => expect(markedBy(text, keyword)).toEqual(expected));
});

describe('words that led to a topic', () => {
  /** What single words speak of. */
  const SPEAKS: Readonly<Record<string, string>> = { nişanlımla: SLEEP, atışıyoruz: SLEEP };
  const model = {
    ...NO_INTENTS,
    knows: (folded: string) => folded !== 'zonguldaklilar',
    breadthOf: (prefix: string) => (prefix === 'is' ? 0.8 : 0.1),
    read: (text: string) => {
      const categoryId = SPEAKS[text] ?? (text.includes('nişanlımla') ? SLEEP : undefined);
      return categoryId ? [{ categoryId, probability: 0.5 }] : [];
    },
  };
  const markedBy = (text: string, keyword: string) =>
    marker(parseQuery(keyword, { model }))(text, 'tr').map(([start, end]) => text.slice(start, end));

  it.each([
    ['Düğün öncesi nişanlılar', 'düğün öncesi nişanlımla atışıyoruz', ['nişanlılar']],
    ['Zonguldaklılar ve öncesi', 'öncesi zonguldaklılar nişanlımla', ['Zonguldaklılar']],
    ['Ankara, öncesi ve sonrası', 'ankarada düğün öncesi nişanlımla', ['Ankara']],
    ['Düğün öncesi', 'düğün öncesi', ['Düğün', 'öncesi']],
    ['Düğün öncesi', 'düğün öncesi heyecan', ['Düğün', 'öncesi']],
    ['İşim, işlerim, iş', 'işler', ['işlerim']],
  ])('in %j for %j are %j', (text, keyword, expected) => expect(markedBy(text, keyword)).toEqual(expected));
});

describe('an excerpt', () => {
  it('is the whole text when it is short', () => expect(excerpt('kısa', [[0, 4]])).toEqual({ text: 'kısa', marks: [[0, 4]] }));
  it('keeps its marks on the same words, wherever it is cut', () => {
    const random = seededRandom(3);
    for (let round = 0; round < 300; round++) {
      const words = Array.from({ length: 120 }, () => 'kelime'.slice(0, 2 + Math.floor(random() * 5)));
      words[Math.floor(random() * words.length)] = 'ARANAN';
      const text = words.join(' ');
      const cut = excerpt(text, marker(parseQuery('aranan'))(text, 'tr'));
      expect(cut.marks.map(([start, end]) => cut.text.slice(start, end))).toEqual(['ARANAN']);
      expect(cut.text.length).toBeLessThan(240);
    }
  });
});

describe('a found coach', () => {
  const show = (person: Person, keyword: string, language: 'tr' | 'en') =>
    presenter({ read: parseQuery(keyword), language, categories: CATEGORIES, closenessOf: (score) => score / 10 })({
      coach: coach(1, person),
      score: 5,
    });

  it('is shown in the reader’s language when there is one, else in the other', () => {
    expect(show(PEOPLE[0] as Person, 'x', 'en').textLanguage).toBe('en');
    expect(show(PEOPLE[1] as Person, 'x', 'en').textLanguage).toBe('tr');
  });
  it('says by which words of which place it was found, weightiest first', () => {
    expect(show(PEOPLE[1] as Person, 'uyku düzeni çağ', 'tr').reasons.map(({ kind, words }) => [kind, words])).toEqual([
      ['name', ['Çağ']],
      ['headline', ['düzen']],
      ['specialty', ['Uyku', 'düzeni']],
      ['bio', ['uyku', 'düzeni']],
    ]);
  });
  it('says which district of its province was named, once and not where the province itself was', () => {
    const cityOf = (keyword: string) =>
      show(PEOPLE[0] as Person, keyword, 'tr').reasons.flatMap(({ kind, words, asked }) => (kind === 'city' ? [...words, ...asked] : []));
    expect(cityOf('Kadıköyde ve Beşiktaşta mülakat')).toEqual(['İstanbul', 'Kadıköy', 'Beşiktaş']);
    expect(cityOf('İstanbul Kadıköy mülakat')).toEqual(['İstanbul']);
    expect(cityOf('Bornovada mülakat')).toEqual([]);
    const kinds = show(PEOPLE[0] as Person, 'Kadıköyde mülakat', 'tr').reasons.map(({ kind }) => kind);
    expect(kinds).toEqual(['specialty', 'city', 'bio']);
  });
  it('is found by its name only by whole words of it', () => {
    const kinds = (keyword: string) => show(PEOPLE[1] as Person, keyword, 'tr').reasons.map(({ kind }) => kind);
    expect([kinds('çağ'), kinds('çağdaş')]).toEqual([['name'], []]);
  });
  it.each([
    ['the specialty that it is', [[SLEEP, 0.5]], 'Uyku düzeni'],
    ['the specialty below its field', [[HEALTH, 0.5]], 'Uyku düzeni'],
    [
      'the specialty itself before the one below a likelier field',
      [
        [CAREER, 0.6],
        [SLEEP, 0.3],
      ],
      'Uyku düzeni',
    ],
    ['what may be meant, where nothing else is to say', [[SLEEP, 0.05]], 'Uyku düzeni'],
  ] as const)('says of a topic %s', (_what, intents, said) => {
    const model = { ...NO_INTENTS, read: () => intents.map(([categoryId, probability]) => ({ categoryId, probability })) };
    const { reasons } = presenter({ read: parseQuery('yorgunum', { model }), language: 'tr', categories: CATEGORIES, closenessOf: Number })(
      {
        coach: coach(1, PEOPLE[1] as Person),
        score: 5,
      },
    );
    expect(reasons.map(({ kind, words }) => [kind, ...words])).toEqual([['topic', said]]);
  });
  it.each([
    ['by a topic that is only near to theirs', false, [{ categoryId: INTERVIEW, probability: 0.9 }], [['related', 'Uyku düzeni']]],
    ['by nearness of meaning alone', true, [], [['related', 'Uyku düzeni']]],
    ['by words that explain nothing', false, [], []],
  ])('says what they work on who were found %s', (_what, isNearnessKnown, intents, expected) => {
    const read = parseQuery('yorgunum', { model: { ...NO_INTENTS, read: () => intents } });
    const { reasons } = presenter({ read, isNearnessKnown, language: 'tr', categories: CATEGORIES, closenessOf: Number })({
      coach: coach(1, PEOPLE[1] as Person),
      score: 5,
    });
    expect(reasons.map(({ kind, words }) => [kind, ...words])).toEqual(expected);
  });
  it('names a topic that a sentence only may speak of, not a word that led nowhere', () => {
    const model = {
      ...NO_INTENTS,
      knows: () => true,
      read: (text: string) => (text.includes(' ') ? [{ categoryId: SLEEP, probability: 0.1 }] : []),
    };
    const read = parseQuery('bebek gibi düzen arıyorum evde', { model });
    const { reasons, highlights } = presenter({ read, language: 'tr', categories: CATEGORIES, closenessOf: Number })({
      coach: coach(1, PEOPLE[1] as Person),
      score: 5,
    });
    expect(reasons.map(({ kind, words }) => [kind, ...words])).toEqual([['topic', 'Uyku düzeni']]);
    expect(highlights).toEqual({ headline: null, bio: null });
  });
  it('names the topic before another specialty that holds a word, and in a sentence alone', () => {
    const model = { ...NO_INTENTS, read: () => [{ categoryId: INTERVIEW, probability: 0.9 }] };
    const namedFor = (keyword: string) =>
      presenter({ read: parseQuery(keyword, { model }), language: 'tr', categories: CATEGORIES, closenessOf: Number })({
        coach: coach(1, { ...(PEOPLE[2] as Person), tr: ['Sahne', 'Sahne'] }),
        score: 5,
      }).reasons.map(({ kind, words }) => [kind, ...words]);
    expect(namedFor('uyku')).toEqual([
      ['topic', 'Mülakat hazırlığı'],
      ['specialty', 'Uyku'],
    ]);
    expect(namedFor('mülakat')).toEqual([['topic', 'Mülakat hazırlığı']]);
    expect(namedFor('mülakat öncesi uyku kaçıyor')).toEqual([['topic', 'Mülakat hazırlığı']]);
  });
  it('names two of the topics that a sentence speaks of', () => {
    const model = { ...NO_INTENTS, read: () => [SLEEP, INTERVIEW].map((categoryId) => ({ categoryId, probability: 0.4 })) };
    const { reasons } = presenter({
      read: parseQuery('mülakat öncesi uyku kaçıyor', { model }),
      language: 'en',
      categories: CATEGORIES,
      closenessOf: Number,
    })({
      coach: coach(1, PEOPLE[2] as Person),
      score: 5,
    });
    expect(reasons).toContainEqual({ kind: 'topic', words: ['Interview preparation', 'Sleep'], asked: [] });
  });
  it('says how close it is', () => expect(show(PEOPLE[0] as Person, 'mülakat', 'tr').closeness).toBe(0.5));
  it('marks nothing when none was asked', () => {
    expect(show(PEOPLE[0] as Person, '', 'tr')).toMatchObject({ highlights: { headline: null, bio: null }, reasons: [] });
  });
});

describe('a corrected keyword', () => {
  const hits = [{ coach: coach(1, PEOPLE[0] as Person), score: 1 }];
  it('is nothing when none was corrected', () =>
    expect(correctedKeyword('mülakat', { corrections: [], hits }, () => undefined)).toBeNull());
  it('writes words that no hit has as people write them', () => {
    const corrections = [{ typed: 'kaygsi', used: 'kaygisi' }];
    expect(correctedKeyword('kaygsi', { corrections, hits }, (folded) => (folded === 'kaygisi' ? 'kaygısı' : undefined))).toBe('kaygısı');
  });
  it('writes a district that no coach names as it is written', () => {
    expect(correctedKeyword('kadkoy koçu', { corrections: [{ typed: 'kadkoy', used: 'kadikoy' }], hits }, () => undefined)).toBe(
      'kadıköy koçu',
    );
  });
  it('writes corrected words as coaches write them and leaves the rest alone', () => {
    expect(correctedKeyword('ozguvn ve prova!', { corrections: [{ typed: 'ozguvn', used: 'ozguven' }], hits }, () => undefined)).toBe(
      'özgüven ve prova!',
    );
  });
});
