const ACCENTED: Readonly<Record<string, string>> = { a: 'ä', e: 'é', o: 'ö', u: 'ü', A: 'Ä', E: 'É', O: 'Ö', U: 'Ü' };
/** What is no wording: places of values, tags, and texts of i18next that are named in others. */
const KEPT = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>|&\w+;)/;
/** A word of an address or the name of a choice. */
const NAME = /^[\w./:-]*$/;

/** Pure: a text as a language has it that nobody speaks: `[Cätégöriés öf cöäching]`. What may be an address or a name keeps its letters. */
export function pseudo(text: string): string {
  if (NAME.test(text) || !/\p{L}/u.test(text)) return text;
  const marked = text
    .split(KEPT)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(/[aeou]/gi, (letter) => ACCENTED[letter] ?? letter)));
  return `[${marked.join('')}]`;
}
