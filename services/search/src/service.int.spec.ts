import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, localDay, search, similarCoaches, startOfDay, suggest } from '@pusula/contracts';
import { aPublic, eventually } from '@pusula/service-kit/testing';
import { HOSTILE_TEXTS } from './testing/hostile-texts.ts';
import { CAREER, coach, INTERVIEW, idOf, SLEEP } from './testing/people.ts';
import { searchOfFile, withEachIndex } from './testing/search-of-file.ts';
import { coachSaid, examplesSaid, type SearchUnderTest } from './testing/search-under-test.ts';

const { startFilled } = searchOfFile();

withEachIndex((url) => {
  let service: SearchUnderTest;

  describe('to whoever asks', () => {
    beforeAll(async () => {
      service = await startFilled(url);
    });
    afterAll(() => service?.stop());

    it('finds a coach by words, with marks, reasons, closeness and facets', async () => {
      service.clock.advance(1_000);
      const reply = await service.find({ id: 'my-search', keyword: 'MULAKAT kaygısı' });
      expect(reply).toMatchObject({
        id: 'my-search',
        page: 1,
        pageSize: 10,
        correctedKeyword: null,
        totalWithoutCity: null,
        totalOnline: null,
        totalWithoutCategory: null,
      });
      const [first] = reply.coaches;
      expect(first?.closeness).toBeGreaterThan(0.5);
      expect(first).toMatchObject({
        textLanguage: 'tr',
        country: 'TR',
        categories: [{ id: INTERVIEW, name: 'Mülakat hazırlığı' }],
      });
      const { text, marks } = first?.highlights.bio ?? { text: '', marks: [] };
      expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(expect.arrayContaining(['mülakat', 'kaygısı']));
      expect(first?.reasons.map(({ kind }) => kind)).toContain('bio');
      expect(reply.categories.find(({ id }) => id === CAREER)).toMatchObject({ name: 'Kariyer', parentId: '0', count: reply.total });
      expect(reply.cities[0]).toMatchObject({ id: '34', name: 'İstanbul' });
    });

    it('names the concept by which a profile in the other language was found', async () => {
      const [first] = (await service.find({ keyword: 'erteleme' })).coaches;
      expect(first).toMatchObject({ firstName: 'Thomas', textLanguage: 'en' });
      expect(first?.reasons).toEqual([{ kind: 'concept', words: ['procrastinate'], asked: ['erteleme'] }]);
    });

    it('learns from what people say, reads every coach anew, and names the topic', async () => {
      const sleepless = ['geceleri tavana bakıyorum', 'gözüme bir türlü giremiyor', 'sabaha kadar dönüp duruyorum'];
      const bored = ['işimden soğudum', 'istifa etsem mi diye düşünüyorum', 'pazartesi sendromu yaşıyorum'];
      const nervous = ['karşıma üç kişi oturunca donup kalıyorum', 'kendinizden bahsedin deyince dilim tutuluyor'];
      await service.publish(examplesSaid(SLEEP, 1, sleepless), examplesSaid(CAREER, 1, bored), examplesSaid(INTERVIEW, 1, nervous));
      await eventually(async () => {
        const { coaches } = await service.find({ keyword: 'tavana bakıp duruyorum' });
        expect(coaches[0]?.reasons[0]).toEqual({ kind: 'topic', words: ['Uyku düzeni'], asked: [] });
        expect(coaches.slice(0, 2).map(({ firstName }) => firstName)).toEqual(['Işıl', 'Thomas']);
      });
      // What is older changes nothing; no examples, no model.
      await service.publish(...[SLEEP, CAREER, INTERVIEW].map((id) => examplesSaid(id, 2, [])), examplesSaid(SLEEP, 1, sleepless));
      await eventually(async () => expect((await service.find({ keyword: 'tavana bakıp duruyorum' })).total).toBe(0));
    });

    it('finds by what a category is called as soon as it is, without having learnt anything, and suggests it', async () => {
      expect((await service.find({ keyword: 'lambrequin' })).total).toBe(0);
      await service.publish(examplesSaid(SLEEP, 7, [], [], ['Lambrequin']));
      await eventually(async () => {
        service.clock.advance(1_000);
        const { coaches, isUnsure } = await service.find({ keyword: 'lambrequin koçu' });
        expect(coaches.map(({ firstName }) => firstName)).toEqual(['Işıl', 'Thomas']);
        expect([coaches[0]?.reasons[0], isUnsure]).toEqual([{ kind: 'topic', words: ['Uyku düzeni'], asked: [] }, false]);
      });
      const { suggestions } = await service.callAs(aPublic)(suggest, { keyword: 'lambrequin', language: 'tr' });
      expect(suggestions).toEqual([expect.objectContaining({ kind: 'category', text: 'Uyku düzeni' })]);
      await service.publish(examplesSaid(SLEEP, 8, []));
      await eventually(async () => {
        service.clock.advance(1_000);
        expect((await service.find({ keyword: 'lambrequin koçu' })).total).toBe(0);
      });
    });

    it('searches what was meant by a slip and says so, written as coaches write it; what was typed, when that is wanted', async () => {
      expect(await service.find({ keyword: 'mülkat provası' })).toMatchObject({ correctedKeyword: 'mülakat provası', total: 3 });
      expect((await service.find({ keyword: 'mülkat provası', exact: true })).correctedKeyword).toBeNull();
    });

    it('filters by city name in any spelling, by plate number and by several of them', async () => {
      expect((await service.find({ city: 'IZMIR' })).total).toBe(1);
      expect((await service.find({ city: 'izmir', cities: ['06'] })).total).toBe(3);
      expect(await service.find({ keyword: 'mülakat', city: 'muğla' })).toMatchObject({ total: 0, totalWithoutCity: 3, totalOnline: 2 });
    });

    it('takes the subcategories of a category along', async () => {
      service.clock.advance(1_000);
      expect((await service.find({ categoryId: CAREER })).total).toBe(4);
      expect((await service.find({ categoryIds: [SLEEP, CAREER] })).total).toBe(5);
    });

    it('leaves out filters that name no city or category, and says so', async () => {
      expect(await service.find({ keyword: 'mülakat', city: 'Atlantis', categoryIds: [idOf(77), INTERVIEW] })).toMatchObject({
        total: 3,
        unknownFilters: { cities: ['Atlantis'], categoryIds: [idOf(77)] },
      });
    });

    it('offers the province of a district that the words name, and says where it is', async () => {
      const { namedCities, coaches } = await service.find({ keyword: 'kadıköyde mülakat' });
      expect(namedCities).toEqual([{ id: '34', name: 'İstanbul', count: 2 }]);
      expect(coaches[0]?.reasons).toContainEqual({ kind: 'city', words: ['İstanbul'], asked: ['Kadıköy'] });
    });

    it('offers a city that the words name, with how many of the close work there', async () => {
      expect((await service.find({ keyword: 'ankarada mülakat' })).namedCities).toEqual([
        { id: '06', name: 'Ankara', count: expect.any(Number) },
      ]);
      expect((await service.find({ keyword: 'ankarada mülakat', city: 'Ankara' })).namedCities).toEqual([]);
    });

    it('finds nobody by a keyword without a letter', async () => {
      expect(await service.find({ keyword: '💥 ?!' })).toMatchObject({ total: 0, coaches: [] });
    });

    it('names who is like a coach, and in what, and nobody for a coach who is not public', async () => {
      service.clock.advance(1_000);
      const alike = async (id: string) => (await service.callAs(aPublic)(similarCoaches, { id, language: 'en' })).coaches;
      const found = await alike(idOf(1));
      expect(found.map(({ firstName }) => firstName)).toEqual(['Gül', 'Thomas', 'Ömer']);
      expect(found[0]).toMatchObject({
        closeness: 1,
        reasons: [
          { kind: 'specialty', words: ['Interview preparation'] },
          { kind: 'city', words: ['İstanbul'] },
        ],
      });
      expect(found[2]?.reasons).toEqual([{ kind: 'specialty', words: ['Career'], asked: [] }]);
      expect(await alike(idOf(77))).toEqual([]);
    });

    it('suggests categories, cities and names while somebody is typing', async () => {
      service.clock.advance(1_000);
      const ask = async (keyword: string, language: 'tr' | 'en' = 'tr') =>
        (await service.callAs(aPublic)(suggest, { keyword, language })).suggestions.map(({ kind, text }) => `${kind} ${text}`);
      expect(await ask('MUL')).toEqual(['category Mülakat hazırlığı']);
      expect(await ask('prep', 'en')).toEqual(['category Interview preparation']);
      expect(await ask('izm')).toEqual(['city İzmir']);
      expect(await ask('oka')).toEqual([]);
      expect(await ask('ömer ş')).toEqual(['coach Ömer Şahin']);
      expect(await ask(' ')).toEqual([]);
    });

    it('S12: answers naughty strings in every field of a search without a server error', async () => {
      for (const naughty of HOSTILE_TEXTS) {
        for (const field of ['keyword', 'city', 'categoryId', 'id'] as const) {
          const body = JSON.stringify({ [field]: naughty.slice(0, 50) });
          const { status } = await service.send(aPublic, 'POST', `/api${search.path}`, {
            body,
            headers: { 'content-type': 'application/json' },
          });
          expect([field, naughty, status < 500]).toEqual([field, naughty, true]);
        }
        const { status } = await service.send(aPublic, 'GET', `/api${suggest.path}?keyword=${encodeURIComponent(naughty.slice(0, 50))}`);
        expect([naughty, status < 500]).toEqual([naughty, true]);
      }
    });
  });
});

describe('a certificate that ends', () => {
  it('is valid through its last day in Türkiye, and no more on the next, though nobody has edited anything', async () => {
    const service = await startFilled();
    try {
      const certified = async () => (await service.find({ hasValidCertificate: ['yes'] })).coaches.map(({ firstName }) => firstName).sort();
      const now = service.clock.now();
      const today = localDay(now);
      const midnight = startOfDay(addDays(today, 1));
      await service.publish(coachSaid(idOf(3), 2, coach(3, { name: 'Thomas Baker', city: 'Ankara', certifiedUntil: [today] })));
      await eventually(async () => expect(await certified()).toEqual(['Elif', 'Thomas']));
      service.clock.advance(midnight.getTime() - now.getTime() - 2_000);
      expect(await certified()).toEqual(['Elif', 'Thomas']);
      service.clock.advance(2_000);
      expect(await certified()).toEqual(['Elif']);
      expect((await service.find({})).facts.hasValidCertificate).toEqual([{ value: 'yes', count: 1 }]);
    } finally {
      await service.stop();
    }
  });
});

const DAY_MS = 86_400_000;

describe('the order of equals', () => {
  const ordersOver = async (days: number, config?: Parameters<typeof startFilled>[1]) => {
    const service = await startFilled(undefined, config);
    try {
      const orders = new Set<string>();
      for (let day = 0; day < days; day += 1) {
        orders.add((await service.find({})).coaches.map(({ id }) => id).join());
        service.clock.advance(DAY_MS);
      }
      return orders.size;
    } finally {
      await service.stop();
    }
  };

  it('changes with the days', async () => {
    expect(await ordersOver(7)).toBeGreaterThan(1);
  });
  it('stays where a day is named', async () => {
    expect(await ordersOver(7, { ORDER_DAY: '2026-11-25' })).toBe(1);
  });
});
