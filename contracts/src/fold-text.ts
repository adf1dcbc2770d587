/** Letters that no accent is taken off. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l', þ: 'th', œ: 'oe' };

/** Lower case, without accents, Turkish letters transliterated: `IŞIL Çağ` becomes `isil cag`. */
export const foldText = (value: string): string =>
  value
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ıßæøđłþœ]/gu, (letter) => PLAIN[letter] ?? letter);
