/** What a test runner writes down for the end of a run. */
export type Report = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
};

export type Failure = {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number | null;
  readonly message: string;
};

export const placeOf = ({ file, line }: Failure): string => (line === null ? file : `${file}:${line}`);

/** Where a runner's process is to write its report. */
export const REPORT_VARIABLE = 'TEST_REPORT';

/** The name of what a journey attaches to be printed below its line, whether it passes or not. */
export const PRINTED = 'printed';

const LONGEST_MESSAGE_LINES = 40;
// biome-ignore lint/complexity/useRegexLiterals: the escape character cannot stand in a literal
const COLOUR = new RegExp('\\u001b\\[[0-9;]*m', 'g');

const FOREIGN_FRAME = /^\s+at .*(node_modules|node:internal|<anonymous>)/;

/** A message as it is printed at the end: without colours and frames of other people's code, its places from the root of the repository. */
export function readableMessage(message: string): string {
  const lines = message
    .replace(COLOUR, '')
    .replaceAll(`${process.cwd()}/`, '')
    .trimEnd()
    .split('\n')
    .filter((line) => !FOREIGN_FRAME.test(line));
  if (lines.length <= LONGEST_MESSAGE_LINES) return lines.join('\n');
  return [...lines.slice(0, LONGEST_MESSAGE_LINES), `... and ${lines.length - LONGEST_MESSAGE_LINES} more lines`].join('\n');
}

export const mergeReports = (reports: readonly Report[]): Report => ({
  passed: reports.reduce((sum, { passed }) => sum + passed, 0),
  failed: reports.reduce((sum, { failed }) => sum + failed, 0),
  skipped: reports.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: reports.flatMap(({ failures }) => failures),
});

/** One line of progress, `✓ services/profile   int   23 files   213 passed   14.2 s`, and one for each failure: its message comes at the end of the run. */
export function progressLines(name: string, detail: string, report: Report, ms: number): string {
  const { passed, failed, skipped, failures } = report;
  const outcome = [`${passed} passed`, ...(failed > 0 ? [`${failed} failed`] : []), ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(
    ', ',
  );
  const line = `${failed > 0 ? '✗' : '✓'} ${name.padEnd(34)} ${detail.padEnd(18)} ${outcome.padEnd(24)} ${(ms / 1_000).toFixed(1).padStart(6)} s`;
  return [line, ...failures.map((failure) => `    ✗ ${failure.name} (${placeOf(failure)})`)].join('\n');
}
