import { type AuditChange, type HelpLine, LANGUAGES, type Language, localisedField, NO_PARENT } from '@pusula/contracts';
import { formatDate, formatList, formatNumber } from '@pusula/frontend-kit/i18n';

type Value = AuditChange['after'];
export type Words = {
  readonly language: Language;
  /** The word for a code of a field, such as a status; null when it has none. */
  readonly word: (field: string, code: string) => string | null;
  readonly categoryName: (id: string) => string | undefined;
  readonly helpLine: (line: HelpLine) => string;
  readonly empty: string;
  readonly top: string;
};

const DAY_FIELDS: ReadonlySet<string> = new Set(['birthday', 'registeredFrom', 'registeredTo']);
const CATEGORY_FIELDS: ReadonlySet<string> = new Set(['parentId', 'movedTo', 'targetId', 'categories']);
const HELP_LINES = 'helpLines';
/** A line each: commas are the sentences' own, and “and” may be part of a name. */
const LINE_FIELDS: ReadonlySet<string> = new Set([
  ...LANGUAGES.flatMap((language) => [localisedField('examples', language), localisedField('alsoCalled', language)]),
  HELP_LINES,
]);
/** As much of a long text as still reads as a line or three. */
const CLIPPED = 160;

/** A text, or where it begins when it is long. */
export const clipped = (text: string): string => (text.length <= CLIPPED ? text : `${text.slice(0, CLIPPED).trimEnd()}…`);

export const isEmpty = (value: Value): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value of the log as its reader would say it. */
export function valueText(field: string, value: Value, words: Words): string {
  if (isEmpty(value)) return words.empty;
  if (typeof value === 'string') return textOf(field, value, words);
  // Places are counted from 0 where they are kept.
  if (typeof value === 'number') return formatNumber(field === 'order' ? value + 1 : value, words.language);
  if (typeof value === 'boolean') return words.word('boolean', String(value)) ?? String(value);
  if (Array.isArray(value)) {
    const texts = value.map((one) => valueText(field, one, words));
    return LINE_FIELDS.has(field) ? texts.join('\n') : formatList(texts, words.language);
  }
  if (field === HELP_LINES) return words.helpLine(value as HelpLine);
  return named(value) ?? JSON.stringify(value);
}

function textOf(field: string, text: string, { word, categoryName, top, language }: Words): string {
  if (CATEGORY_FIELDS.has(field)) return text === NO_PARENT ? top : (categoryName(text) ?? text);
  if (DAY_FIELDS.has(field)) return formatDate(text, language);
  return word(field, text) ?? text;
}

/** Of a certificate its name and who gave it. */
function named(value: object | null): string | null {
  const { name, issuer } = (value ?? {}) as { name?: unknown; issuer?: unknown };
  if (typeof name !== 'string') return null;
  return typeof issuer === 'string' && issuer !== '' ? `${name} (${issuer})` : name;
}
