import { foldText } from './fold-text.ts';
import type { Language } from './values.ts';

/** Whose alphabet and letters the names of places follow, whoever reads them. */
export const PLACES_LANGUAGE: Language = 'tr';

/** The 81 provinces of Türkiye by plate number, names as the Ministry of the Interior writes them. */
const NAMES = [
  'Adana',
  'Adıyaman',
  'Afyonkarahisar',
  'Ağrı',
  'Amasya',
  'Ankara',
  'Antalya',
  'Artvin',
  'Aydın',
  'Balıkesir',
  'Bilecik',
  'Bingöl',
  'Bitlis',
  'Bolu',
  'Burdur',
  'Bursa',
  'Çanakkale',
  'Çankırı',
  'Çorum',
  'Denizli',
  'Diyarbakır',
  'Edirne',
  'Elazığ',
  'Erzincan',
  'Erzurum',
  'Eskişehir',
  'Gaziantep',
  'Giresun',
  'Gümüşhane',
  'Hakkâri',
  'Hatay',
  'Isparta',
  'Mersin',
  'İstanbul',
  'İzmir',
  'Kars',
  'Kastamonu',
  'Kayseri',
  'Kırklareli',
  'Kırşehir',
  'Kocaeli',
  'Konya',
  'Kütahya',
  'Malatya',
  'Manisa',
  'Kahramanmaraş',
  'Mardin',
  'Muğla',
  'Muş',
  'Nevşehir',
  'Niğde',
  'Ordu',
  'Rize',
  'Sakarya',
  'Samsun',
  'Siirt',
  'Sinop',
  'Sivas',
  'Tekirdağ',
  'Tokat',
  'Trabzon',
  'Tunceli',
  'Şanlıurfa',
  'Uşak',
  'Van',
  'Yozgat',
  'Zonguldak',
  'Aksaray',
  'Bayburt',
  'Karaman',
  'Kırıkkale',
  'Batman',
  'Şırnak',
  'Bartın',
  'Ardahan',
  'Iğdır',
  'Yalova',
  'Karabük',
  'Kilis',
  'Osmaniye',
  'Düzce',
] as const;

/** A province: `id` is its two-digit plate number, `name` what people say and what every call carries. */
export type City = { readonly id: string; readonly name: string };
export const CITIES: readonly City[] = NAMES.map((name, index) => ({ id: String(index + 1).padStart(2, '0'), name }));

const fold = (value: string) => foldText(value).trim();
const BY_KEY = new Map(CITIES.flatMap((city) => [[city.id, city] as const, [fold(city.name), city] as const]));

/** The province meant by a name in any spelling (`izmir`, `IZMIR`, `İzmir`) or by its plate number; undefined when there is none. */
export const findCity = (value: string): City | undefined => BY_KEY.get(fold(value)) ?? BY_KEY.get(fold(value.toLowerCase()));

/** A city as it is written; what names none stays as it is. */
export const cityName = (value: string): string => findCity(value)?.name ?? value;

/** Names a city in the query of an address. */
export const CITY_PARAMETER = 'city';

/** The query of an address with its cities as they are written, each of them once; undefined for one that is so already. */
export function queryWithCityNames(query: URLSearchParams): URLSearchParams | undefined {
  const right = new URLSearchParams();
  for (const [name, value] of query) {
    const written = name === CITY_PARAMETER ? cityName(value) : value;
    if (name !== CITY_PARAMETER || !right.has(name, written)) right.append(name, written);
  }
  return right.toString() === query.toString() ? undefined : right;
}
