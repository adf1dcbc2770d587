import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { INTERVIEW, idOf, PEOPLE, type Person } from '../testing/people.ts';
import { asked, DOCUMENTS, document, inOneBatch } from './port.testing.ts';
import type { SearchIndex } from './port.ts';

/** How an index behaves as it is written. @param create an empty index of the test's own */
export function describeWriting(create: () => Promise<SearchIndex>): void {
  let index: SearchIndex;
  beforeEach(async () => {
    index = await create();
    await index.upsert(DOCUMENTS, 'now');
  });
  afterEach(() => index.close());
  const namesOf = async (keyword: string) => (await index.search(asked(keyword))).hits.map(({ coach: { firstName } }) => firstName);

  it('replaces a document by a newer version', async () => {
    await index.upsert([document(1, { name: 'Elif Demir', city: 'Bursa', tr: ['Bahçe', 'Bahçe'] }, 2)], 'now');
    expect(await namesOf('bahçe')).toEqual(['Elif']);
    expect(await namesOf('prova')).toEqual([]);
    expect((await index.search(asked(''))).total).toBe(5);
  });

  it('R7: ignores an older version that comes late', async () => {
    await index.upsert([document(1, { name: 'Elif Demir', city: 'Bursa', tr: ['Bahçe', 'Bahçe'] }, 3)], 'now');
    await index.upsert([document(1, { name: 'Elif Eski', city: 'Van', tr: ['Eski', 'Eski'] }, 2)], 'now');
    expect(await namesOf('eski')).toEqual([]);
    expect(await namesOf('bahçe')).toEqual(['Elif']);
  });

  it('R7: a removed document does not come back by an older version', async () => {
    await index.remove([{ id: idOf(1), version: 3 }], 'now');
    await index.upsert([document(1, PEOPLE[0] as Person, 2)], 'now');
    expect(await namesOf('prova')).toEqual([]);
    expect(await index.get(idOf(1))).toBeNull();
    const alike = await index.alike({ id: idOf(2), categoryIds: [INTERVIEW], cityId: '', size: 4, day: 1 });
    expect(alike.map(({ coach: { firstName } }) => firstName).sort()).toEqual(['Gül', 'Thomas']);
    expect((await index.search(asked(''))).total).toBe(4);
  });

  it('a removed document comes back by a newer version', async () => {
    await index.remove([{ id: idOf(1), version: 3 }], 'now');
    await index.upsert([document(1, PEOPLE[0] as Person, 4)], 'now');
    expect(await namesOf('prova')).toEqual(['Elif']);
  });

  it('measures who is close by the best of now, as that one leaves and comes back', async () => {
    const found = async (one: SearchIndex) => {
      const { total, farTotal, hits } = await one.search(asked('mülakat kaygısı yaşayan mühendislerle Ankara'));
      return { total, farTotal, names: hits.map(({ coach: { firstName } }) => firstName).sort() };
    };
    const before = await found(index);
    expect(before.names).toContain('Elif');
    await index.remove([{ id: idOf(1), version: 2 }], 'now');
    const withoutBest = await create();
    await withoutBest.upsert(DOCUMENTS.slice(1), 'now');
    expect(await found(index)).toEqual(await found(withoutBest));
    expect((await found(index)).farTotal).toBeLessThan(before.farTotal);
    await withoutBest.close();
    await index.upsert([document(1, PEOPLE[0] as Person, 3)], 'now');
    expect((await found(index)).names).toEqual(expect.arrayContaining(before.names));
  });

  it('counts for those who browse who is there now, after somebody has moved and somebody has left', async () => {
    const counts = async (more: Parameters<typeof asked>[1]) => {
      const { total, cities, categories } = await index.search(asked('', more));
      return { total, cities: Object.fromEntries(cities), categories: Object.fromEntries(categories) };
    };
    await index.upsert([document(1, { ...(PEOPLE[0] as Person), city: 'Bursa' }, 2)], 'now');
    await index.remove([{ id: idOf(2), version: 2 }], 'now');
    const interviews = await counts({ cityIds: ['16'], categoryIds: [INTERVIEW] });
    expect(interviews).toMatchObject({ total: 1, cities: { 16: 1 } });
    // With two categories an index has to count anew.
    expect(interviews).toEqual(await counts({ cityIds: ['16'], categoryIds: [INTERVIEW, 'none'] }));
    const everybody = await counts({});
    expect(everybody).toMatchObject({ total: 4, cities: { 16: 1 } });
    expect(Object.values(everybody.cities).reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  it('has the same fingerprint for the same documents, however they came', async () => {
    const before = await index.fingerprint();
    await index.upsert([document(1, PEOPLE[0] as Person, 2), document(6, PEOPLE[1] as Person, 1)], 'now');
    expect(await index.fingerprint()).not.toEqual(before);
    await index.remove([{ id: idOf(6), version: 2 }], 'now');
    await index.rebuild(inOneBatch(DOCUMENTS));
    expect(await index.fingerprint()).toEqual(before);
  });

  it('suggests phrases that several headlines use, in the language asked for', async () => {
    await index.upsert(
      [8, 9].map((number) => document(number, { name: 'A B', city: 'Van', tr: ['Sakin sınav haftası', 'x'] }, 1)),
      'now',
    );
    expect(
      (
        await index.suggest(
          ['sınav', 'haf'].map((word) => word.replace('ı', 'i')),
          'tr',
          5,
        )
      ).phrases,
    ).toEqual([{ text: 'sınav haftası', count: 2 }]);
    expect((await index.suggest(['sinav'], 'en', 5)).phrases).toEqual([]);
  });

  it('L1: tells words of whoever has left to nobody who types them with a slip, and corrects to what others use', async () => {
    const corrected = async (keyword: string) => (await index.search(asked(keyword))).corrections;
    const leaving = (version: number, tr: [string, string] = ['Pusatlıkaya', 'Zümrütlük mülaqat']) =>
      document(11, { name: 'Zorba Kıvrıkoğuz', city: 'Van', tr }, version);
    const renamed = document(11, { name: 'Zorba Başka', city: 'Van', tr: ['Bahçe', 'Bahçe'] }, 3);
    const told = async () => ({
      surname: await corrected('kıqrıkoğuz'),
      headline: await corrected('puqatlıkaya'),
      three: await corrected('kıqrıkoğuz puqatlıkaya zümrqtlük'),
    });
    await index.upsert([leaving(1)], 'now');
    await index.upsert([leaving(2)], 'now');
    expect((await told()).three).toHaveLength(3);
    // Its beginning and the word itself are somebody's.
    expect([await corrected('mülaqatlar'), await corrected('mülaqat')]).toEqual([[], []]);
    await index.upsert([renamed], 'now');
    expect(await told()).toEqual({ surname: [], headline: [], three: [] });
    await index.upsert([leaving(4)], 'now');
    await index.remove([{ id: idOf(11), version: 5 }], 'now');
    expect(await told()).toEqual({ surname: [], headline: [], three: [] });
    expect(await corrected('mülaqat')).toEqual([{ typed: 'mulaqat', used: 'mulakat' }]);
    expect(await corrected('mülkat')).toEqual([{ typed: 'mulkat', used: 'mulakat' }]);
  });

  it('S12: stores and finds profiles with naughty strings in every field', async () => {
    const naughty = '<script>alert(1)</script> \u202e💥 ﷺ \\" DROP TABLE é̈̇ ﬁ ＡＢ';
    await index.upsert(
      [document(10, { name: naughty, city: naughty, tr: [naughty, naughty.repeat(50)], en: [naughty, naughty] }, 1)],
      'now',
    );
    expect((await index.search(asked('alert'))).total).toBe(1);
    expect((await index.search(asked('fi ab'))).total).toBe(1);
  });
}
