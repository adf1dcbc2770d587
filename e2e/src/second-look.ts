import { suiteOf } from './find-specs.ts';
import { type Failure, placeOf, type Report } from './reporting/report.ts';
import type { Run } from './runs.ts';

/** A file whose tests failed beside others and passed alone: a bug of the test or of the product that is to be found next. */
export type UnsteadyFile = { readonly file: string; readonly run: string; readonly first: readonly Failure[]; readonly second: Report };

/** What one run reported. */
export type RunReport = { readonly run: Run; readonly report: Report };

/** From this many on a run has failed, although each of them passed alone. */
export const TOO_MANY_UNSTEADY = 4;
/** Where more files have failed, something is broken and not unsteady. */
const MOST_LOOKED_AT = 8;

/** The files whose tests failed, each with its run; none for a failure outside of any file, which running a file again says nothing about. */
const filesToLookAt = (reports: readonly RunReport[]): readonly { readonly run: Run; readonly file: string }[] =>
  reports.flatMap(({ run, report }) =>
    [...new Set(report.failures.map(({ file }) => file))].filter((file) => suiteOf(file) !== undefined).map((file) => ({ run, file })),
  );

type SecondLook = {
  readonly reports: readonly RunReport[];
  readonly unsteady: readonly UnsteadyFile[];
};

/**
 * Runs each file with failed tests once more, alone. What passes then counts as passed and is reported as unsteady; what fails again has failed.
 * @param runAlone runs the tests of one file with nothing beside it
 */
export async function lookAgain(
  reports: readonly RunReport[],
  runAlone: (run: Run, file: string) => Promise<Report>,
  print: (line: string) => void,
): Promise<SecondLook> {
  const suspects = filesToLookAt(reports);
  if (suspects.length === 0) return { reports, unsteady: [] };
  if (suspects.length > MOST_LOOKED_AT) {
    print(`\n${suspects.length} files have failed tests, which is too many for a second look.`);
    return { reports, unsteady: [] };
  }
  print('\nA second look at what failed, each file alone');
  const unsteady: UnsteadyFile[] = [];
  for (const { run, file } of suspects) {
    const second = await runAlone(run, file);
    if (second.failed > 0 || second.passed === 0) continue;
    const first = reports.find((each) => each.run === run)?.report.failures.filter((failure) => failure.file === file) ?? [];
    unsteady.push({ file, run: run.title, first, second });
  }
  return { reports: reports.map((each) => withoutUnsteady(each, unsteady)), unsteady };
}

function withoutUnsteady({ run, report }: RunReport, unsteady: readonly UnsteadyFile[]): RunReport {
  const cleared = new Set(unsteady.filter((each) => each.run === run.title).map(({ file }) => file));
  const failures = report.failures.filter(({ file }) => !cleared.has(file));
  const changed = report.failures.length - failures.length;
  return { run, report: { ...report, passed: report.passed + changed, failed: report.failed - changed, failures } };
}

/** Says which files were unsteady and with what. @returns the failure that too many of them are */
export function reportUnsteady(unsteady: readonly UnsteadyFile[], print: (line: string) => void): readonly Failure[] {
  if (unsteady.length === 0) return [];
  print('\nUnsteady: failed beside others, passed alone');
  for (const { file, run, first, second } of unsteady) {
    print(`\n~ ${file} (${run})`);
    for (const failure of first)
      print(`    first:  ✗ ${failure.name} (${placeOf(failure)})\n${failure.message.replace(/^/gm, '            ')}`);
    print(`    second: ${second.passed} passed`);
  }
  if (unsteady.length < TOO_MANY_UNSTEADY) return [];
  const message = `${unsteady.length} files passed only when they ran alone; from ${TOO_MANY_UNSTEADY} on a run has failed.`;
  return [{ name: 'too many unsteady files', file: 'e2e', line: null, message }];
}
