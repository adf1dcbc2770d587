import { placeOf, type Report } from './report.ts';

const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');

/** Prints what failed, each with its place and message, and then the line that sums the run up. */
export function printSummary({ passed, failed, skipped, failures }: Report, ms: number, print: (line: string) => void): void {
  if (failures.length > 0) print('\nFailed');
  for (const failure of failures) print(`\n✗ ${failure.name}\n    ${placeOf(failure)}\n${indented(failure.message)}`);
  const minutes = `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
  print(`\nAfter ${minutes}:`);
  print(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}
