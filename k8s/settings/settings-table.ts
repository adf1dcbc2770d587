import { BadConfig, type ConfigShape, isToldBrowsers, meaningOf, parseConfig } from '@pusula/service-kit/config';
import { PROCESSES, SHAPES } from './processes.ts';

export type SettingRow = {
  readonly variable: string;
  /** Names of processes, `services` or `all`. */
  readonly readers: string;
  /** In production, or `required`, or `none`. */
  readonly value: string;
  readonly toldBrowsers: boolean;
  readonly meaning: string;
};

/** Every variable that a process reads, the ones of all processes first. */
export function settingRows(): SettingRow[] {
  const variables = [...new Set(PROCESSES.flatMap((name) => Object.keys(SHAPES[name])))];
  return variables.map((variable) => {
    const readers = PROCESSES.filter((name) => variable in SHAPES[name]);
    const declared = readers.flatMap((name) => SHAPES[name][variable] ?? []);
    return {
      variable,
      readers: readersOf(readers),
      value: [...new Set(readers.map((name) => inProduction(variable, SHAPES[name])))].join(', '),
      toldBrowsers: declared.some(isToldBrowsers),
      meaning: [...new Set(declared.map((shape) => meaningOf(variable, shape)))].join('; '),
    };
  });
}

function readersOf(names: readonly string[]): string {
  if (names.length === PROCESSES.length) return 'all';
  return names.length === PROCESSES.length - 1 && !names.includes('gateway') ? 'services' : names.join(', ');
}

function inProduction(variable: string, shape: ConfigShape): string {
  try {
    const { NODE_ENV } = shape;
    const value = parseConfig({ NODE_ENV: 'production' }, { NODE_ENV, [variable]: shape[variable] } as ConfigShape)[variable];
    return value === undefined || (Array.isArray(value) && value.length === 0) ? 'none' : `\`${value}\``;
  } catch (error) {
    if (error instanceof BadConfig) return 'required';
    throw error;
  }
}

const HEADING = ['Variable', 'Read by', 'Default', 'What it is'];
const BEGIN = '<!-- make settings write=yes -->\n';
const END = '<!-- end -->';

/** The operators' table, in Markdown. */
export function settingsTable(): string {
  const rows = settingRows().map(({ variable, readers, value, toldBrowsers, meaning }) => [
    `\`${variable}\``,
    toldBrowsers ? `${readers}; told to browsers` : readers,
    value,
    meaning,
  ]);
  const widths = HEADING.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEADING), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Pure: the operators' document with the table of today. @throws for a document without a place for it */
export function withSettingsTable(document: string): string {
  const [start, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`There is no place for the table: ${BEGIN.trim()} ... ${END}`);
  return `${document.slice(0, start + BEGIN.length)}\n${settingsTable()}\n\n${document.slice(end)}`;
}
