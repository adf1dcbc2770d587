import { describe, expect, it } from '@jest/globals';
import { type Language, NO_FACTS } from '@pusula/contracts';
import { addTexts, createI18n } from '@pusula/frontend-kit/i18n';
import { nobodyFound } from '../testing/found.ts';
import { nothingFound } from './nothing-found.ts';
import type { SearchReply } from './search.slice.ts';
import { EVERYTHING, type SearchAddress } from './search-address.ts';
import en from './texts.en.json';
import tr from './texts.tr.json';

const said = (reply: Partial<SearchReply>, address: Partial<SearchAddress>, language: Language = 'tr') => {
  const i18n = createI18n(`/${language}`);
  addTexts(i18n, { search: { tr, en } });
  return nothingFound(nobodyFound(reply), { ...EVERYTHING, ...address }, language, i18n.getFixedT(language, 'search'));
};

describe('an empty list', () => {
  it('says what the city costs, and where else there are coaches', () => {
    const cities = [
      { id: '06', name: 'Ankara', count: 0 },
      { id: '34', name: 'İstanbul', count: 4 },
      { id: '35', name: 'İzmir', count: 3 },
    ];
    const { title, body, waysOut, cities: others } = said({ totalWithoutCity: 7, cities }, { keyword: 'x', cities: ['Ankara'] });
    expect(title).toBe('Ankara’da 0, şehir olmadan 7');
    expect(body).toBe('Seçtiğiniz yerde aramanıza uyan koç yok.');
    expect(others).toEqual([
      { to: '/search-results?q=x&city=%C4%B0stanbul', label: 'İstanbul 4' },
      { to: '/search-results?q=x&city=%C4%B0zmir', label: 'İzmir 3' },
    ]);
    expect(waysOut).toEqual([{ change: { cities: [] }, label: 'Şehri kaldır, 7 koçu göster' }]);
  });

  it('says that nobody is for something else altogether, but not to whoever needs other help first', () => {
    expect(said({}, { keyword: 'x' }).title).toBe('Bunun için bir koçumuz yok');
    for (const help of [{ urgentHelp: 'violence' }, { professionalHelp: 'illness' }] as const)
      expect(said(help, { keyword: 'x' }).title).toBe('Buna uyan bir koç bulamadık');
  });

  it('offers first those who meet online', () => {
    const facts = { ...NO_FACTS, sessionLanguages: ['en'] };
    const { title, waysOut } = said({ totalWithoutCity: 7, totalOnline: 5 }, { cities: ['Bartın'], facts });
    expect(title).toBe('Bartın’da 0, çevrim içi 5');
    expect(waysOut).toEqual([
      {
        change: { cities: [], facts: { ...facts, sessionFormats: ['online'] } },
        label: 'Çevrim içi görüşen 5 koçu göster',
      },
      { change: { cities: [] }, label: 'Şehri kaldır, 7 koçu göster' },
    ]);
    expect(said({ totalWithoutCity: 7, totalOnline: 1 }, { cities: ['Bartın'] }, 'en')).toMatchObject({
      title: '0 in Bartın, 1 online',
      waysOut: [{ label: 'Show 1 coach who meets online' }, {}],
    });
  });

  it('says it in English too', () => {
    expect(said({ totalWithoutCity: 1 }, { cities: ['Ankara'] }, 'en')).toMatchObject({
      title: '0 in Ankara, 1 without the city',
      waysOut: [{ label: 'Drop the city, show 1 coach' }],
    });
  });

  it('offers both ways out when either helps', () => {
    const { waysOut } = said({ totalWithoutCity: 2, totalWithoutCategory: 5 }, { cities: ['Van', 'Muş'], categoryIds: ['c'] });
    expect(waysOut.map(({ change }) => change)).toEqual([{ cities: [] }, { categoryIds: [] }]);
  });

  it('offers no way out that leads to nobody', () => {
    expect(said({ totalWithoutCity: 0 }, { keyword: 'x', cities: ['Van'] }).waysOut).toEqual([]);
  });
});
