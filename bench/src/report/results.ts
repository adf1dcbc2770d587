import type { Comparison, Measured, Row } from '../row.ts';
import type { LastResults } from './last-results.ts';
import { aimText, plain, reaches, withSpread } from './numbers.ts';

export type Outcome =
  | { readonly row: Row; readonly measured: Measured }
  | { readonly row: Row; readonly skipped: string }
  | { readonly row: Row; readonly failed: true };

/** What tells a comparison from every other one. */
const nameOf = ({ title }: Row, { what, opponent }: Comparison): string => `${title}: ${what}${opponent ? `, ${opponent.name}` : ''}`;

/** What has an aim: ours divided by the opponent's, or ours where there is none. */
const figureOf = ({ ours, opponent }: Comparison): number => (opponent ? ours.median / opponent.figure.median : ours.median);

/** One line of the table. */
function line(row: Row, comparison: Comparison, last: LastResults | undefined): string {
  const { what, unit, ours, opponent, aim } = comparison;
  const value = figureOf(comparison);
  const before = last?.figures[nameOf(row, comparison)];
  /** A difference that drowns in the noise says nothing about a ratio. */
  const told = !opponent || (ours.min > 0 && opponent.figure.min > 0);
  const cells = [
    `${row.title}: ${what}`,
    withSpread(ours, unit),
    opponent ? `${opponent.name}: ${withSpread(opponent.figure, unit)}` : '–',
    opponent ? (told ? `${plain(value)}x` : 'too small to tell') : '–',
    before === undefined ? '–' : `${plain(before)}${opponent ? 'x' : ` ${unit}`}`,
    aimText(aim, opponent ? 'x' : ` ${unit}`),
    aim && told ? (reaches(value, aim) ? 'yes' : '**no**') : '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

const emptyLine = (title: string, why: string) => `| ${title} | ${why} | – | – | – | – | – |`;

/** What the table says of one row. @param last of the same machine kind */
export function linesOf(outcome: Outcome, last?: LastResults): readonly string[] {
  const { row } = outcome;
  if ('measured' in outcome) return outcome.measured.comparisons.map((comparison) => line(row, comparison, last));
  return [emptyLine(row.title, 'skipped' in outcome ? `skipped: ${outcome.skipped}` : '**failed**')];
}

/** What was compared, and what came of it; nothing of ratios to nought. */
export function figuresOf(outcomes: readonly Outcome[]): LastResults['figures'] {
  const figures = outcomes.flatMap((outcome) =>
    'measured' in outcome
      ? outcome.measured.comparisons.map((comparison) => [nameOf(outcome.row, comparison), figureOf(comparison)] as const)
      : [],
  );
  return Object.fromEntries(figures.filter(([, figure]) => Number.isFinite(figure)));
}

function section(outcome: Outcome): string {
  if (!('measured' in outcome)) return '';
  const { notes = [], details } = outcome.measured;
  if (notes.length === 0 && !details) return '';
  return [`## ${outcome.row.title}`, ...notes, ...(details ? [details.trim()] : [])].join('\n\n');
}

/** The whole report, in Markdown. */
export function results(outcomes: readonly Outcome[], about: readonly string[], last?: LastResults): string {
  return [
    '# Measured side by side',
    about.join('  \n'),
    `Each figure is the median of the rounds of one run on one machine, with the smallest and the largest in brackets; the sides took turns, after a warm-up. Only the
ratios (ours divided by the opponent's) say something about another machine.`,
    [
      `| | Pusula | opponent | ratio | ${last ? `on ${last.date}` : 'last time'} | aim | met |`,
      '|---|---|---|---|---|---|---|',
      ...outcomes.flatMap((outcome) => linesOf(outcome, last)),
    ].join('\n'),
    ...outcomes.map(section).filter(Boolean),
    `## Again

\`make bench\` measures every row and writes this file; \`make bench rows=gateway,search\` prints some (of ${outcomes.map(({ row }) => row.name).join(', ')}); \`BENCH_QUICK=1\` only looks whether they run. Beside other work it measures nothing,
unless \`BENCH_BUSY=1\` says so. The column before the aim is of the last whole run on a machine of the same kind.
Rows that need more than this repository brings say what is missing: nginx on the PATH, \`AMQP_URL\`, \`ELASTICSEARCH_URL\`. \`XQUAD_DIR\` names a folder with the public questions.`,
  ]
    .join('\n\n')
    .concat('\n');
}
