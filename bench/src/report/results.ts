import type { Comparison, Measured, Row } from '../row.ts';
import { aimText, plain, reaches, withSpread } from './numbers.ts';

export type Outcome =
  | { readonly row: Row; readonly measured: Measured }
  | { readonly row: Row; readonly skipped: string }
  | { readonly row: Row; readonly failed: true };

/** One line of the table; the ratio is ours divided by the opponent's. */
function line(title: string, { what, unit, ours, opponent, aim }: Comparison): string {
  const value = opponent ? ours.median / opponent.figure.median : ours.median;
  /** A difference that drowns in the noise says nothing about a ratio. */
  const told = !opponent || (ours.min > 0 && opponent.figure.min > 0);
  const cells = [
    `${title}: ${what}`,
    withSpread(ours, unit),
    opponent ? `${opponent.name}: ${withSpread(opponent.figure, unit)}` : '–',
    opponent ? (told ? `${plain(value)}x` : 'too small to tell') : '–',
    aimText(aim, opponent ? 'x' : ` ${unit}`),
    aim && told ? (reaches(value, aim) ? 'yes' : '**no**') : '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

const emptyLine = (title: string, why: string) => `| ${title} | ${why} | – | – | – | – |`;

/** What the table says of one row. */
export function linesOf(outcome: Outcome): readonly string[] {
  const { title } = outcome.row;
  if ('measured' in outcome) return outcome.measured.comparisons.map((comparison) => line(title, comparison));
  return [emptyLine(title, 'skipped' in outcome ? `skipped: ${outcome.skipped}` : '**failed**')];
}

function section(outcome: Outcome): string {
  if (!('measured' in outcome)) return '';
  const { notes = [], details } = outcome.measured;
  if (notes.length === 0 && !details) return '';
  return [`## ${outcome.row.title}`, ...notes, ...(details ? [details.trim()] : [])].join('\n\n');
}

/** The whole report, in Markdown. */
export function results(outcomes: readonly Outcome[], about: readonly string[]): string {
  return [
    '# Measured side by side',
    about.join('  \n'),
    `Each figure is the median of the rounds of one run on one machine, with the smallest and the largest in brackets; the sides took turns, after a warm-up. Only the
ratios (ours divided by the opponent's) say something about another machine.`,
    ['| | Pusula | opponent | ratio | aim | met |', '|---|---|---|---|---|---|', ...outcomes.flatMap(linesOf)].join('\n'),
    ...outcomes.map(section).filter(Boolean),
    `## Again

\`make bench\` measures every row and writes this file; \`make bench rows=gateway,search\` prints some (of ${outcomes.map(({ row }) => row.name).join(', ')}); \`BENCH_QUICK=1\` only looks whether they run.
Rows that need more than this repository brings say what is missing: nginx on the PATH, \`AMQP_URL\`, \`ELASTICSEARCH_URL\`. \`XQUAD_DIR\` names a folder with the public questions.`,
  ]
    .join('\n\n')
    .concat('\n');
}
