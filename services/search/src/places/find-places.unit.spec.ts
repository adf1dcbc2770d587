import { expect, it } from '@jest/globals';
import { splitCities } from '../query/split-cities.ts';

const placesOf = (text: string) => {
  const { cityIds, districts } = splitCities(text);
  return [districts.map(({ name }) => name).join(), cityIds.join()];
};

it.each([
  ['kadıköy koç', 'Kadıköy', '34'],
  ['KADIKÖY KOÇ', 'Kadıköy', '34'],
  ["çankaya'da kariyer koçu", 'Çankaya', '06'],
  ['career coach in Beşiktaş', 'Beşiktaş', '34'],
  ['Bornovadaki ilişki koçları', 'Bornova', '35'],
  ['umraniyeliyim', 'Ümraniye', '34'],
  ['kuşadasında', 'Kuşadası', '09'],
  ['bakırköye yakın', 'Bakırköy', '34'],
  ['Avrupa yakasında koç', 'Avrupa yakası', '34'],
  ['a coach on the Asian side', 'Asian side', '34'],
  ['ereğli koç', 'Ereğli', '42,67'],
  ['Edremit/Balıkesir', 'Edremit', '10'],
  ['van edremit', 'Edremit', '65'],
  ['Merkez', '', ''],
])('%j names %j: %s', (text, district, cityIds) => expect(placesOf(text)).toEqual([district, cityIds]));

it.each([
  ['a thing', 'kartal gibi özgür olmak, bodrum katta oturmak, kiraz yemek, bir Kartal Tibet filmi'],
  ['a person', 'Fatih koç, fatih kariyer koçu, Eyüp beni aldattı, selime kızdım'],
  ['what people say day by day', 'pazar günü koç, genç yaşam koçu, can dostum, a lot of coaches, orta yolda, kas yapmak, vize'],
  ['a time, or another place', "Aralık'ta sınavım var, Akdeniz'de, güneyde koç, Marmara'da"],
])('a name that means %s is no place by itself', (_what, texts) => {
  expect(texts.split(', ').map((text) => [text, ...placesOf(text)])).toEqual(texts.split(', ').map((text) => [text, '', '']));
});

it.each([
  ['an ending of place behind an apostrophe', "Of'ta koç, Fatih’te iş, Kartal'dayım, Çay’daki koçlar"],
  ['its province beside it', 'trabzon of koç, İstanbul Fatih, akdeniz mersin'],
  ['what it is', 'çay ilçesinde koç, Fatih semti, Güney ilçesi'],
  ['an English preposition behind a coach', 'life coach in Of, a career coach near Fatih'],
  ['an ending of place, with a coach or a life near', 'fatihte yaşam koçu, kartalda kariyer koçu, selimde oturuyorum'],
  ['a capital within a sentence, for a thing', 'emekli olunca Bodrum mu, we moved to Bodrum last year'],
  ['a coach, for a thing', 'kartal, kartal yaşam koçu, ilişki koçu bodrum'],
])('it is one by %s', (_what, texts) => {
  expect(texts.split(', ').filter((text) => placesOf(text)[0] === '')).toEqual([]);
});
