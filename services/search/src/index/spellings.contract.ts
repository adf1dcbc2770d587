import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { presenter } from '../presenting/found-coach.ts';
import { parseQuery } from '../query/parse-query.ts';
import { CATEGORIES } from '../testing/people.ts';
import { asked, document } from './port.testing.ts';
import type { SearchIndex } from './port.ts';

const AGE = 'Her yaş için yeni bir düzen';
const MOURNING = 'Her yas için yeni bir düzen';
const TEXTS = [
  AGE,
  MOURNING,
  'Ağır kas çalışması',
  'Ağır kaş çalışması',
  'Sıkı diş bakımı',
  'Sıkı dış bakımı',
  'Kalbim acı dolu',
  'Kalbim açı dolu',
  'Bir gün ölür',
  'Bir gün olur',
  'Yeni yaşım geldi',
  'Yeni yasım geldi',
  'DERİN SIR DOLU',
  'Derin sır dolu',
  'Derin sir dolu',
  // Much commoner than their twins.
  ...Array.from({ length: 8 }, (_, at) => `Uzun saç ${at}`),
  'Uzun sac 8',
  ...Array.from({ length: 8 }, (_, at) => `Eski kıl ${at}`),
  'Eski kil 8',
];
const NAMES = TEXTS.map((_, at) => `Kişi${at}`);

/** Which of two words with the same folded form is meant, in every search engine behind the port. @param create an empty index of the test's own */
export function describeSpellings(create: () => Promise<SearchIndex>): void {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await create();
    const documents = TEXTS.map((text, at) => document(at + 1, { name: `${NAMES[at]} Soyad`, city: 'Bolu', tr: [text, ''] }, 1));
    await index.upsert(documents, 'now');
  });
  afterAll(() => index?.close());

  const search = (keyword: string) => index.search(asked(keyword, { size: TEXTS.length, read: parseQuery(keyword) }));
  const textsFor = async (keyword: string) => (await search(keyword)).hits.map(({ coach }) => coach.texts.tr?.headline);
  /** Of two texts, the one that is found first; both where they count the same. */
  const firstOf = async (keyword: string, texts: readonly string[]) => {
    const hits = (await search(keyword)).hits.filter(({ coach }) => texts.includes(coach.texts.tr?.headline ?? ''));
    const best = hits[0]?.score ?? 0;
    return hits
      .filter(({ score }) => score > best * 0.999)
      .map(({ coach }) => coach.texts.tr?.headline)
      .sort();
  };

  it.each([
    ['yas', MOURNING, AGE],
    ['yaş', AGE, MOURNING],
    ['YAŞ', AGE, MOURNING],
    ['YAS', MOURNING, AGE],
    ['yaş'.normalize('NFD'), AGE, MOURNING],
    ['kas', 'Ağır kas çalışması', 'Ağır kaş çalışması'],
    ['kaş', 'Ağır kaş çalışması', 'Ağır kas çalışması'],
    ['diş', 'Sıkı diş bakımı', 'Sıkı dış bakımı'],
    ['DİŞ', 'Sıkı diş bakımı', 'Sıkı dış bakımı'],
    ['dış', 'Sıkı dış bakımı', 'Sıkı diş bakımı'],
    ['acı', 'Kalbim acı dolu', 'Kalbim açı dolu'],
    ['açı', 'Kalbim açı dolu', 'Kalbim acı dolu'],
    ['olur', 'Bir gün olur', 'Bir gün ölür'],
    ['ölür', 'Bir gün ölür', 'Bir gün olur'],
    ['yaşım', 'Yeni yaşım geldi', 'Yeni yasım geldi'],
    ['yasım', 'Yeni yasım geldi', 'Yeni yaşım geldi'],
    ['yasımı', 'Yeni yasım geldi', 'Yeni yaşım geldi'],
    ['bir yaş', AGE, MOURNING],
  ])('finds by %s who wrote it before who wrote its twin, who is found as well', async (keyword, text, twin) => {
    expect(await firstOf(keyword, [text, twin])).toEqual([text]);
    expect(await textsFor(keyword)).toEqual(expect.arrayContaining([text, twin]));
  });

  it('takes a word without Turkish letters for a much commoner twin when nothing in the query has any', async () => {
    const [commoner, rarer] = ['Uzun saç 0', 'Uzun sac 8'];
    expect(await firstOf('sac', [commoner, rarer])).toEqual([commoner]);
    expect(await firstOf('uzun sac', [commoner, rarer])).toEqual([commoner]);
    expect(await firstOf('için sac', [commoner, rarer])).toEqual([rarer]);
  });

  it('leaves a capital I open, in queries and in texts', async () => {
    expect(await firstOf('DIŞ', ['Sıkı diş bakımı', 'Sıkı dış bakımı'])).toHaveLength(2);
    const [either, dotless, dotted] = ['DERİN SIR DOLU', 'Derin sır dolu', 'Derin sir dolu'];
    expect(await firstOf('sır', [either, dotted])).toEqual([either]);
    expect(await firstOf('sır', [dotless, dotted])).toEqual([dotless]);
    expect(await firstOf('için mı sir', [either, dotless])).toEqual([either]);
    expect(await firstOf('için mı sir', [dotted, dotless])).toEqual([dotted]);
  });

  it('takes an i for a much commoner ı where a query has Turkish letters but no ı', async () => {
    const [commoner, rarer] = ['Eski kıl 0', 'Eski kil 8'];
    expect(await firstOf('için kil', [commoner, rarer])).toEqual([commoner]);
    expect(await firstOf('için mı kil', [commoner, rarer])).toEqual([rarer]);
  });

  it('marks what was meant alone, and names it as the reason', async () => {
    const { read, hits } = await search('yas');
    const show = presenter({ read, language: 'tr', categories: CATEGORIES, closenessOf: () => 1 });
    const shown = new Map(hits.map((hit) => [hit.coach.texts.tr?.headline, show(hit)]));
    expect(shown.get(MOURNING)?.highlights.headline?.marks).toEqual([[4, 7]]);
    expect(shown.get(MOURNING)?.reasons).toEqual([{ kind: 'headline', words: ['yas'], asked: [] }]);
    expect(shown.get(AGE)).toMatchObject({ highlights: { headline: null }, reasons: [] });
  });
}
