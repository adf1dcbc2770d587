import type { Language } from '@pusula/contracts';

/** Excel takes a comma for the decimal sign where Turkish is spoken, and splits cells at the other one. */
const SEPARATORS: Readonly<Record<Language, string>> = { tr: ';', en: ',' };
/** Without it, Excel reads UTF-8 as something else and mangles ğ, ı and ş. */
const BYTE_ORDER_MARK = '\ufeff';
export const CSV_TYPE = 'text/csv;charset=utf-8';

export type Cell = string | number;

/** What a table program would run as a formula, after blanks and in the wide forms of East Asia as well, is told by an apostrophe to be a text. */
const harmless = (text: string) => (/^\s*[=+\-@\t\r\n]/u.test(text.normalize('NFKC')) ? `'${text}` : text);
const quoted = (text: string) => (/[;,"\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function written(cell: Cell, language: Language): string {
  if (typeof cell === 'string') return quoted(harmless(cell));
  const text = String(cell);
  return language === 'tr' ? text.replace('.', ',') : text;
}

/** A table as a file that Excel opens without questions, in the reader's language. */
export function csvOf(rows: readonly (readonly Cell[])[], language: Language): string {
  const line = (cells: readonly Cell[]) => cells.map((cell) => written(cell, language)).join(SEPARATORS[language]);
  return BYTE_ORDER_MARK + rows.map((cells) => `${line(cells)}\r\n`).join('');
}
