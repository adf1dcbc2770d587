import { FOLDED, fold, SEPARATOR } from '../analysis/fold.ts';
import { wordSpans } from '../analysis/words.ts';
import { isMeantAsPlace, type PlaceMention, type TextWord } from './place-evidence.ts';
import { LONGEST_NAME, PLACE_NAMES, type PlaceName } from './place-names.ts';
import { provinceOf } from './provinces.ts';

/** A place that a text names. */
export type Place = {
  /** Its words among those of the text, the end exclusive. */
  readonly from: number;
  readonly to: number;
  /** The provinces that are meant, by plate number: several where a name is that of several districts. */
  readonly cityIds: readonly string[];
  /** The name of the district; left out of a province. */
  readonly district?: string;
};

/** Case endings, folded: `kadikoyde`, `cankayadaki`, `bornovali`, `kusadasinda`. */
const ENDING = /^(?:n?[dt][ae](?:n|ki(?:ler|lerin)?|y[iu][mz])?|l[iu](?:lar|ler|y[iu]m)?|n?[iu]n)$/;
/** Those of a letter or two make other words of short names. */
const SHORT_ENDING = /^(?:[yn]?[aeiu])$/;
const SHORTEST_WITH_SHORT_ENDING = 6;
const SHORTEST_NAME = 3;

/** Most words begin no name: they are not looked at further. */
const startOf = (word: string): string => word.slice(0, SHORTEST_NAME);
const STARTS: ReadonlySet<string> = new Set([...PLACE_NAMES.keys()].map((key) => startOf(key.split(' ')[0] as string)));

/** Pure: the provinces and districts that a text names, in their order. */
export function findPlaces(text: string): readonly Place[] {
  const words = wordsOf(text);
  const provinces = words.map(({ folded }) => provinceOf(folded));
  const places: Place[] = [];
  for (let at = 0; at < words.length; ) {
    const cityId = provinces[at];
    const place = cityId === undefined ? districtAt(at, words, provinces) : { from: at, to: at + 1, cityIds: [cityId] };
    if (place) places.push(place);
    at = place?.to ?? at + 1;
  }
  return places;
}

/** The longest name that begins there, unless it means something else. */
function districtAt(at: number, words: readonly TextWord[], provinces: readonly (string | undefined)[]): Place | undefined {
  if (!STARTS.has(startOf((words[at] as TextWord).folded))) return undefined;
  for (let to = Math.min(words.length, at + LONGEST_NAME); to > at; to--) {
    const mention = mentionIn(words, at, to);
    if (!mention || !isMeantAsPlace(mention, words, provinces)) continue;
    const { name, cityIds } = mention.place;
    const named = cityIds.filter((id) => provinces.includes(id));
    return { from: at, to, cityIds: named.length > 0 ? named : cityIds, district: name };
  }
  return undefined;
}

function mentionIn(words: readonly TextWord[], from: number, to: number): PlaceMention | undefined {
  const before = words.slice(from, to - 1).map(({ folded }) => `${folded} `);
  const last = words[to - 1] as TextWord;
  const found = nameWithEnding(before.join(''), last.folded);
  return found && { ...found, from, to, ending: last.ending || found.ending };
}

/** A name as it stands, else the longest that the word begins with and that has nothing but a case ending behind it. */
function nameWithEnding(before: string, word: string): { place: PlaceName; ending: string } | undefined {
  for (let length = word.length; length >= SHORTEST_NAME; length--) {
    const place = PLACE_NAMES.get(before + word.slice(0, length));
    const ending = word.slice(length);
    if (place && isEnding(ending, length)) return { place, ending };
  }
  return PLACE_NAMES.has(before + word) ? { place: PLACE_NAMES.get(before + word) as PlaceName, ending: '' } : undefined;
}

const isEnding = (ending: string, nameLength: number): boolean =>
  ending === '' || ENDING.test(ending) || (nameLength >= SHORTEST_WITH_SHORT_ENDING && SHORT_ENDING.test(ending));

/** The words of a text with what stands behind their apostrophe: `Of’ta` ends in `ta`. */
function wordsOf(text: string): readonly TextWord[] {
  const spans = wordSpans(text);
  const words: TextWord[] = [];
  for (let at = 0; at < spans.length; at += 2) {
    const [start, end] = [spans[at] as number, spans[at + 1] as number];
    const behind = text.slice(end, spans[at + 2] ?? text.length);
    words.push({ written: text.slice(start, end), folded: fold(text.slice(start, end)), ending: endingIn(behind) });
  }
  return words;
}

/** Whatever is no separator: apostrophes end a word together with what follows them. */
function endingIn(behind: string): string {
  let letters = '';
  for (let at = 1; at < behind.length && FOLDED[behind.charCodeAt(at)] !== SEPARATOR; at++) letters += behind[at];
  return fold(letters);
}
