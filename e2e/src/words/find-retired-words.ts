import { RETIRED_WORDS } from './retired-words.ts';

export type Finding = { readonly line: number; readonly name: string; readonly word: string; readonly instead: string };

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const LOG_TEXT = /\blog\w*\.(?:debug|info|warn|error|fatal)\([\s\S]*?\)/g;
const IDENTIFIER = /[A-Za-z_$][\w$]*/g;
/** Columns keep the names that they once had. */
const COLUMN = /^[a-z]+(?:_[a-z]+)+$/;

/** Blanks of the same length, so that lines keep their numbers. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Pure: the words of a name, in lower case: `haveHeardOf`, `have-heard.ts` and `HAVE_HEARD` are of the same ones. */
const wordsOf = (name: string): string =>
  ` ${name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase()
    .trim()} `;

function retiredIn(name: string): readonly [word: string, instead: string] | undefined {
  const words = wordsOf(name);
  return Object.entries(RETIRED_WORDS).find(([word]) => words.includes(` ${word} `));
}

/**
 * Pure: identifiers and log lines of a source that use a retired word. Comments and other texts are for readers and may tell what they like.
 * @param source TypeScript
 */
export function findRetiredWords(source: string): Finding[] {
  const code = source.replace(COMMENT, blank);
  const logged = [...code.matchAll(LOG_TEXT)].flatMap(({ 0: call, index }) =>
    [...call.matchAll(TEXT)].map((text) => ({ name: text[0], index: index + text.index })),
  );
  const identifiers = [...code.replace(TEXT, blank).matchAll(IDENTIFIER)].flatMap(({ 0: name, index }) =>
    COLUMN.test(name) ? [] : [{ name, index }],
  );
  return [...identifiers, ...logged].flatMap(({ name, index }) => {
    const [word, instead] = retiredIn(name) ?? [];
    return word && instead ? [{ line: source.slice(0, index).split('\n').length, name, word, instead }] : [];
  });
}

/** Pure: the retired word in a file's path, if there is one. */
export const retiredInPath = (path: string): string | undefined => retiredIn(path)?.[0];
