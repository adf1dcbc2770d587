import { fold } from './found.ts';

type Words = Readonly<Record<string, number>>;

/** Words that are nothing but a number; Turkish ones take endings. */
const TURKISH: Words = {
  iki: 2,
  üç: 3,
  dört: 4,
  dörd: 4,
  beş: 5,
  sekiz: 8,
  dokuz: 9,
  yirmi: 20,
  otuz: 30,
  altmış: 60,
  yetmiş: 70,
  seksen: 80,
  doksan: 90,
  milyon: 1e6,
  milyar: 1e9,
};
/** Words that mean something else with an ending: `onu` is "it", `altında` "under", `yüzden` "because of". */
const TURKISH_BARE: Words = { bir: 1, altı: 6, yedi: 7, on: 10, kırk: 40, elli: 50, yüz: 100, bin: 1_000, buçuk: 0.5 };
const TURKISH_ENDING = /^(?:y?[ae]|[dt][ae]n?|[iu]?nc[iu]|s?[ae]r)?$/;
const TURKISH_ORDINAL = /^(?:[iu]?nc[iu])?$/;
/** `onbeş`, written together. */
const TURKISH_JOINED = /^(on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan)(bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz)([a-z]*)$/;

const ENGLISH: Words = Object.fromEntries([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen']
    .concat(['sixteen', 'seventeen', 'eighteen', 'nineteen'])
    .map((word, place) => [word, place + 1] as const),
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map((word, place) => [word, (place + 2) * 10] as const),
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1e6],
  ['billion', 1e9],
]);

/** More than can be counted, but a claim all the same. */
const VAGUE: Readonly<Record<string, string>> = {
  onlarca: 'tens',
  dozens: 'tens',
  yuzlerce: 'hundreds',
  hundreds: 'hundreds',
  binlerce: 'thousands',
  thousands: 'thousands',
  milyonlarca: 'millions',
  millions: 'millions',
};

/** `ön` is no `on`, but `bes` is a `beş` typed without accents. */
const hasAccent = (word: string) => /[öüçğş]/i.test(word);

function joinedValue(folded: string): number | undefined {
  const [, ten, unit, ending = ''] = TURKISH_JOINED.exec(folded) ?? [];
  if (ten === undefined || unit === undefined || !TURKISH_ENDING.test(ending)) return undefined;
  return (turkishNumber(ten) ?? 0) + (turkishNumber(unit) ?? 0);
}

/** A number in Turkish words; undefined for every other word. */
export function turkishNumber(word: string): number | undefined {
  const folded = fold(word);
  const written = hasAccent(word) ? word.toLocaleLowerCase('tr') : folded;
  const among = (words: Words, ending: RegExp) =>
    Object.keys(words).find((spelling) => {
      const stem = hasAccent(word) ? spelling : fold(spelling);
      return written.startsWith(stem) && ending.test(folded.slice(stem.length));
    });
  return joinedValue(folded) ?? TURKISH[among(TURKISH, TURKISH_ENDING) ?? ''] ?? TURKISH_BARE[among(TURKISH_BARE, TURKISH_ORDINAL) ?? ''];
}

/** The same in English words. */
export const englishNumber = (word: string): number | undefined => ENGLISH[word.toLowerCase()];

/** What a word such as `yüzlerce` or `hundreds` claims. */
export const vagueAmount = (word: string): string | undefined => VAGUE[fold(word)];
