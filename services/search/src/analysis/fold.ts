/**
 * How each UTF-16 unit takes part in a word. Latin letters lose case and marks (`İ`, `I`, `ı` and `i` are all `i`), letters of other scripts are
 * lowered, combining marks vanish, everything else separates words. Texts in NFC and NFD, in any case, typed with or without Turkish letters,
 * therefore come out the same.
 */
export const SEPARATOR = 0;
/** Part of a word, but not of its folded form. */
export const MARK = 1;
/** Folds to more than one letter; see FOLDED_TO_SEVERAL. */
export const SEVERAL = 2;

const WORD_UNIT = /[\p{L}\p{N}\p{M}]/u;
const WITHOUT_DECOMPOSITION: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ŧ: 't',
};

function foldLetter(letter: string): string {
  const lower = letter
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  // A few ideographs decompose into ones beyond the first plane, which are no single unit.
  return /[\ud800-\udfff]/.test(lower) ? letter : (WITHOUT_DECOMPOSITION[lower] ?? lower);
}

const FOLDED_TO_SEVERAL = new Map<number, string>();

function foldUnit(unit: number): number {
  if (unit >= 0xd800 && unit <= 0xdfff) return SEPARATOR;
  const letter = String.fromCharCode(unit);
  if (!WORD_UNIT.test(letter)) return SEPARATOR;
  const folded = foldLetter(letter);
  if (folded.length === 0) return MARK;
  if (folded.length === 1) return folded.charCodeAt(0);
  FOLDED_TO_SEVERAL.set(unit, folded);
  return SEVERAL;
}

// Looked up once, for the reason that hashes have.
const { fromCharCode } = String;

/** The folded unit for every unit, or one of the three values above. */
export const FOLDED: Uint16Array = Uint16Array.from({ length: 0x1_0000 }, (_, unit) => foldUnit(unit));

/** Lower case without marks: `Koçluğu`, `KOÇLUĞU` and `koclugu` become `koclugu`. Separators are left out. */
export function fold(word: string): string {
  let folded = '';
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    const to = FOLDED[unit] as number;
    if (to > SEVERAL) folded += fromCharCode(to);
    else if (to === SEVERAL) folded += FOLDED_TO_SEVERAL.get(unit);
  }
  return folded;
}
