import { type Row, ratioOf } from '../row.ts';
import type { KeptComparison, KeptRow } from './kept-rows.ts';
import { aimText, plain, reaches, withSpread } from './numbers.ts';

/** What the table says of one row. */
export const linesOf = ({ title, comparisons }: KeptRow): readonly string[] =>
  comparisons.map((comparison) => `| ${cellsOf(title, comparison).join(' | ')} |`);

function cellsOf(title: string, comparison: KeptComparison): string[] {
  const { what, unit, ours, opponent, before, aim } = comparison;
  const value = ratioOf(comparison);
  /** A difference that drowns in the noise says nothing about a ratio. */
  const told = !opponent || (ours.min > 0 && opponent.figure.min > 0);
  return [
    `${title}: ${what}`,
    withSpread(ours, unit),
    opponent ? `${opponent.name}: ${withSpread(opponent.figure, unit)}` : '–',
    opponent ? (told ? `${plain(value)}x` : 'too small to tell') : '–',
    before === undefined ? '–' : `${plain(before)}${opponent ? 'x' : ` ${unit}`}`,
    aimText(aim, opponent ? 'x' : ` ${unit}`),
    aim && told ? (reaches(value, aim) ? 'yes' : '**no**') : '–',
  ];
}

const section = ({ title, date, machine, about, notes, details }: KeptRow): string =>
  [`## ${title}`, `${date}; ${machine}; ${about}.`, ...notes, details.trim()].filter(Boolean).join('\n\n');

/** The whole report, in Markdown. @param all every row that there is */
export const results = (rows: readonly KeptRow[], all: readonly Row[]): string =>
  [
    '# Measured side by side',
    `Each figure is the median of the rounds of one run on one machine, with the smallest and the largest in brackets; the sides took turns, after a warm-up. Only the
ratios (ours divided by the opponent's) say something about another machine. When and on what each row was measured stands with it below; "before" is the time
before that, on a machine of the same kind.`,
    ['| | Pusula | opponent | ratio | before | aim | met |', '|---|---|---|---|---|---|---|', ...rows.flatMap(linesOf)].join('\n'),
    ...rows.map(section),
    `## Again

\`make bench\` measures every row but those that take long and writes this file; \`make bench rows=gateway,search\` measures some (of ${all.map(({ name }) => name).join(', ')};
${all
  .filter(({ takesLong }) => takesLong)
  .map(({ name }) => name)
  .join(
    ', ',
  )} only when named) and leaves the others as they were; \`BENCH_QUICK=1\` only looks whether they run. Beside other work it measures nothing, unless \`BENCH_BUSY=1\` says so.
Rows that need more than this repository brings say what is missing: nginx on the PATH, \`AMQP_URL\`, \`ELASTICSEARCH_URL\`. \`XQUAD_DIR\` names a folder with the public questions.`,
  ]
    .join('\n\n')
    .concat('\n');
