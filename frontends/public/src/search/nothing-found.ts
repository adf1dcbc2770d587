import { type Language, NO_FACTS } from '@pusula/contracts';
import type { TFunction } from 'i18next';
import { inCity } from './locative.ts';
import type { SearchReply } from './search.slice.ts';
import { resultsPath, type SearchAddress } from './search-address.ts';

/** Cities named as the way out. */
const NAMED = 4;

type WayOut = { readonly change: Partial<SearchAddress>; readonly label: string };
/** Another city where the search finds somebody. */
type City = { readonly to: string; readonly label: string };
type NothingFoundTexts = {
  readonly title: string;
  readonly body: string;
  readonly waysOut: readonly WayOut[];
  readonly cities: readonly City[];
};

/** What leaving out a filter would give, the likeliest to help first. */
function waysOutOf(reply: SearchReply, address: SearchAddress, t: TFunction): readonly WayOut[] {
  const { totalOnline, totalWithoutCity, totalWithoutCategory, totalWithoutFacts } = reply;
  const online = { ...address.facts, sessionFormats: ['online'] };
  const ways = [
    { count: totalOnline, change: { cities: [], facts: online }, label: t('nothing.meetOnline', { count: totalOnline ?? 0 }) },
    { count: totalWithoutCity, change: { cities: [] }, label: t('nothing.dropCity', { count: totalWithoutCity ?? 0 }) },
    { count: totalWithoutCategory, change: { categoryIds: [] }, label: t('nothing.dropCategory', { count: totalWithoutCategory ?? 0 }) },
    { count: totalWithoutFacts, change: { facts: NO_FACTS }, label: t('nothing.dropFacts', { count: totalWithoutFacts ?? 0 }) },
  ];
  return ways.flatMap(({ count, change, label }) => (count ? [{ change, label }] : []));
}

/** Says what an empty list means, and what leaving out a filter would give: `0 in Ankara; 7 without the city`. */
export function nothingFound(reply: SearchReply, address: SearchAddress, language: Language, t: TFunction): NothingFoundTexts {
  const { totalWithoutCity, totalWithoutCategory, totalWithoutFacts, totalOnline } = reply;
  const waysOut = waysOutOf(reply, address, t);
  const [city] = address.cities;
  if (totalWithoutCity && city) {
    const place = address.cities.length === 1 ? inCity(city, language) : t('nothing.theseCities');
    const others = reply.cities.filter(({ name, count }) => count > 0 && !address.cities.includes(name)).slice(0, NAMED);
    const cities = others.map(({ name, count }) => ({
      to: resultsPath({ ...address, cities: [name], page: 1 }),
      label: t('nothing.inOtherCity', { city: name, count }),
    }));
    return {
      title: totalOnline
        ? t('nothing.inCityButOnline', { place, count: totalOnline })
        : t('nothing.inCity', { place, count: totalWithoutCity }),
      body: others.length > 0 ? t('nothing.elsewhere') : t('nothing.elsewhereUnknown'),
      waysOut,
      cities,
    };
  }
  if (totalWithoutCategory)
    return { title: t('nothing.inCategory', { count: totalWithoutCategory }), body: t('nothing.otherCategories'), waysOut, cities: [] };
  if (totalWithoutFacts)
    return { title: t('nothing.inFacts', { count: totalWithoutFacts }), body: t('nothing.otherFacts'), waysOut, cities: [] };
  const isAboutNothing = reply.topics.length === 0 && !reply.urgentHelp && !reply.professionalHelp;
  return {
    title: t(address.keyword ? (isAboutNothing ? 'nothing.none' : 'nothing.keyword') : 'nothing.filters'),
    body: t(address.keyword ? 'nothing.keywordHelp' : 'nothing.filtersHelp'),
    waysOut,
    cities: [],
  };
}
