import { CITIES } from '@pusula/contracts';

/** Provinces whose names are words as well, or become one with an ending: ağrı, vanda, karsta. They stay as they were typed. */
const ALSO_WORDS = new Set([
  'Ağrı',
  'Aydın',
  'Batman',
  'Denizli',
  'Düzce',
  'Karaman',
  'Kars',
  'Mersin',
  'Muş',
  'Ordu',
  'Tokat',
  'Uşak',
  'Van',
]);

const lower = (text: string): string => text.toLocaleLowerCase('tr');

/** In, from, and that which is in: endings that no other word has by chance. */
function endingsOf(name: string): string[] {
  const lastVowel =
    lower(name)
      .match(/[aeıioöuüâ]/g)
      ?.at(-1) ?? 'a';
  const consonant = /[fstkçşhp]$/.test(name) ? 't' : 'd';
  const place = consonant + ('aıouâ'.includes(lastVowel) ? 'a' : 'e');
  return [place, `${place}n`, `${place}ki`];
}

const WRITTEN: ReadonlyMap<string, string> = new Map(
  CITIES.filter(({ name }) => !ALSO_WORDS.has(name)).flatMap(({ name }) =>
    endingsOf(name).map((ending) => [lower(name + ending), `${name}’${ending}`] as const),
  ),
);

/** Pure: the text with names of provinces parted from their endings, as Turkish writes them: `İzmirde` is `İzmir’de`. */
export const withApostrophes = (text: string): string =>
  text.replace(/(?<![\p{L}\d’'])\p{L}{5,}(?![\p{L}\d’'])/gu, (word) => WRITTEN.get(lower(word)) ?? word);
