import { describe, expect, it } from '@jest/globals';
import type { FoundCoach, Language, MatchReason } from '@pusula/contracts';
import { addTexts, createI18n } from '@pusula/frontend-kit/i18n';
import { foundCoach } from '../testing/found.ts';
import { inCity } from './locative.ts';
import en from './texts.en.json';
import tr from './texts.tr.json';
import { bearing, why } from './why.ts';

const sentence = (reasons: MatchReason[], language: Language, more: Partial<FoundCoach> = {}) => {
  const i18n = createI18n(`/${language}`);
  addTexts(i18n, { search: { tr, en } });
  return why(foundCoach({ reasons, ...more }), language, i18n.getFixedT(language, 'search'));
};
const reason = (kind: MatchReason['kind'], words: string[], asked: string[] = []): MatchReason => ({ kind, words, asked });

describe('why a coach is in the list', () => {
  it('names what the coach has to offer, in Turkish', () => {
    expect(sentence([reason('specialty', ['Ekip iletişimi']), reason('certificate', ['Takım Koçluğu'])], 'tr')).toBe(
      'Uzmanlığı: Ekip iletişimi · Sertifikası: Takım Koçluğu',
    );
  });

  it('does so in English, for one name and for several', () => {
    expect(sentence([reason('specialty', ['Teams'])], 'en')).toBe('Specialty: Teams');
    expect(sentence([reason('specialty', ['Teams', 'Leadership'])], 'en')).toBe('Specialties: Teams and Leadership');
  });

  it('names the topic that the search speaks of first', () => {
    const reasons = [reason('topic', ['Uyku düzeni']), reason('bio', ['gece'])];
    expect(sentence(reasons, 'tr')).toBe('Çalıştığı konu: Uyku düzeni · Tanıtımında: “gece”');
    expect(sentence([reason('topic', ['Sleep'])], 'en')).toBe('Works on: Sleep');
  });

  it('names what is near to the search where nothing else is to say', () => {
    expect(sentence([reason('related', ['Uyku düzeni'])], 'tr')).toBe('Yakın konusu: Uyku düzeni');
    expect(sentence([reason('related', ['Sleep'])], 'en')).toBe('Related subject: Sleep');
  });

  it('names the reader’s own words when a concept led there', () => {
    const more = { bio: 'Çoğu kişi iş değiştirmek için gelir.' };
    expect(sentence([reason('concept', ['iş değiştirmek'], ['istifa'])], 'tr', more)).toBe(
      'Siz “istifa” dediniz; profilinde “iş değiştirmek” yazıyor',
    );
  });

  it('names no word that the reader cannot see', () => {
    expect(sentence([reason('concept', ['resignation'], ['istifa'])], 'tr')).toBe('“istifa” aramanızla aynı konudan söz ediyor');
  });

  it('names a specialty and a certificate whole, though a word of them matched', () => {
    const more = {
      categories: [
        { id: 'a', name: 'Yöneticiliğe geçiş', slug: 'a' },
        { id: 'b', name: 'Uyku', slug: 'b' },
      ],
      certificates: [{ name: 'Yönetici Koçluğu', issuer: 'Göller' }],
    };
    const reasons = [reason('specialty', ['Yöneticiliğe']), reason('certificate', ['Yönetici'])];
    expect(sentence(reasons, 'tr', more)).toBe('Uzmanlığı: Yöneticiliğe geçiş · Sertifikası: Yönetici Koçluğu');
  });

  it('names the headline, which stands right above, only where nothing else is', () => {
    const headline: FoundCoach['highlights']['headline'] = {
      text: 'Kamuda ilk kez yönetenler',
      marks: [
        [7, 10],
        [11, 14],
        [15, 25],
      ],
    };
    const reasons = [reason('headline', ['ilk', 'kez', 'yönetenler'])];
    expect(sentence(reasons, 'tr', { highlights: { headline, bio: null } })).toBe('Başlığında: “Kamuda ilk kez yönetenler”');
    const withTopic = [reason('topic', ['Yöneticiliğe geçiş']), ...reasons];
    expect(sentence(withTopic, 'tr', { highlights: { headline, bio: null } })).toBe('Çalıştığı konu: Yöneticiliğe geçiş');
  });

  it('names a city', () => {
    expect(sentence([reason('city', ['İzmir'])], 'en')).toBe('City: İzmir');
    expect(sentence([reason('city', ['İzmir'])], 'tr')).toBe('Şehri: İzmir');
  });

  it('names the districts of a city that were searched for', () => {
    expect(sentence([reason('city', ['İstanbul'], ['Kadıköy'])], 'tr')).toBe('Şehri: İstanbul (Kadıköy bu şehirde)');
    expect(sentence([reason('city', ['İstanbul'], ['Kadıköy'])], 'en')).toBe('City: İstanbul, where Kadıköy is');
    expect(sentence([reason('city', ['İstanbul'], ['Kadıköy', 'Fatih'])], 'en')).toBe('City: İstanbul, where Kadıköy and Fatih are');
  });

  it('keeps to the two weightiest reasons, and says nothing without any', () => {
    const kinds = ['name', 'specialty', 'bio'] as const;
    expect(
      sentence(
        kinds.map((kind) => reason(kind, ['x'])),
        'tr',
      )?.split(' · '),
    ).toHaveLength(2);
    expect(sentence([], 'tr')).toBeUndefined();
    expect(sentence([reason('bio', [])], 'tr')).toBeUndefined();
  });
});

describe('a city as a place', () => {
  it.each([
    ['Ankara', 'Ankara’da'],
    ['İzmir', 'İzmir’de'],
    ['Tokat', 'Tokat’ta'],
    ['Siirt', 'Siirt’te'],
    ['Muş', 'Muş’ta'],
    ['Hakkâri', 'Hakkâri’de'],
    ['Iğdır', 'Iğdır’da'],
    ['Kilis', 'Kilis’te'],
    ['Gümüşhane', 'Gümüşhane’de'],
    ['Zonguldak', 'Zonguldak’ta'],
  ])('%s is %s in Turkish', (city, place) => {
    expect(inCity(city, 'tr')).toBe(place);
  });
});

describe('the needle', () => {
  it('points north for the best and east for the farthest', () => {
    expect([1, 0.5, 0, 7].map(bearing)).toEqual([0, 45, 90, 0]);
  });
});
