import { type Language, oncePerLanguage } from '@pusula/contracts';

/** Excel splits cells at semicolons where a comma is the decimal sign, as it is in Turkish. */
const signs = oncePerLanguage((locale) => {
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return { decimal, separator: decimal === ',' ? ';' : ',' };
});
/** Without it, Excel reads UTF-8 as something else and mangles ğ, ı and ş. */
const BYTE_ORDER_MARK = '\ufeff';
export const CSV_TYPE = 'text/csv;charset=utf-8';

export type Cell = string | number;

/** What a table program would run as a formula, after blanks and in the wide forms of East Asia as well, is told by an apostrophe to be a text. */
const harmless = (text: string) => (/^\s*[=+\-@\t\r\n]/u.test(text.normalize('NFKC')) ? `'${text}` : text);
const quoted = (text: string) => (/[;,"\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function written(cell: Cell, language: Language): string {
  if (typeof cell === 'string') return quoted(harmless(cell));
  return String(cell).replace('.', signs(language).decimal);
}

/** A table as a file that Excel opens without questions, in the reader's language. */
export function csvOf(rows: readonly (readonly Cell[])[], language: Language): string {
  const line = (cells: readonly Cell[]) => cells.map((cell) => written(cell, language)).join(signs(language).separator);
  return BYTE_ORDER_MARK + rows.map((cells) => `${line(cells)}\r\n`).join('');
}
