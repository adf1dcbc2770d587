import { writeFileSync } from 'node:fs';
import { type JestFile, jestFile } from '../rooms.ts';
import { literally } from '../since/repository.ts';
import { type Failure, progressLines, REPORT_VARIABLE, type Report, readableMessage } from './report.ts';
import { groupOf, keyOf, scheduledFiles, type TestFile } from './test-groups.ts';

type Assertion = {
  readonly title: string;
  readonly ancestorTitles: readonly string[];
  readonly status: string;
  readonly failureMessages: readonly string[];
};
type FileResult = {
  readonly numPassingTests: number;
  readonly numFailingTests: number;
  readonly numPendingTests: number;
  readonly failureMessage?: string | null;
  readonly testExecError?: unknown;
  readonly testResults: readonly Assertion[];
};
type Group = { files: number; specs: number; passed: number; failed: number; skipped: number; failures: Failure[]; beganAt: number };

/** Prints a line for each workspace of each jest project when its last file is done, and writes the report that the end of the run is printed from. */
export default class JestReporter {
  private readonly groups = new Map<string, Group>();

  onTestFileStart(test: TestFile): void {
    const key = keyOf(groupOf(test));
    if (!this.groups.has(key))
      this.groups.set(key, { files: 0, specs: 0, passed: 0, failed: 0, skipped: 0, failures: [], beganAt: performance.now() });
  }

  onTestFileResult(test: TestFile, result: FileResult): void {
    const name = groupOf(test);
    const group = this.groups.get(keyOf(name));
    if (!group) return;
    const file = jestFile(test.context.config.rootDir, test.path);
    group.files += 1;
    group.specs += file.specs.length;
    group.passed += result.numPassingTests;
    // A file that could not even be read counts as one failed test.
    group.failed += result.numFailingTests + (result.testExecError ? 1 : 0);
    group.skipped += result.numPendingTests;
    group.failures.push(...failuresIn(file, result));
    if (group.files !== scheduledFiles.get(keyOf(name))) return;
    const detail = `${name.project.padEnd(7)} ${String(group.specs).padStart(3)} ${group.specs === 1 ? 'file' : 'files'}`;
    process.stdout.write(`${progressLines(name.workspace, detail, group, performance.now() - group.beganAt)}\n`);
  }

  onRunComplete(): void {
    const groups = [...this.groups.values()];
    const sum = (count: 'passed' | 'failed' | 'skipped') => groups.reduce((total, group) => total + group[count], 0);
    const report: Report = {
      passed: sum('passed'),
      failed: sum('failed'),
      skipped: sum('skipped'),
      failures: groups.flatMap(({ failures }) => failures),
    };
    const path = process.env[REPORT_VARIABLE];
    if (path) writeFileSync(path, JSON.stringify(report));
  }
}

function failuresIn(file: JestFile, { testResults, testExecError, failureMessage }: FileResult): Failure[] {
  const unread = failureMessage ?? String(testExecError);
  const ofFile = testExecError ? [failureAt(file.placeOf([]).spec, 'the file could not be run', unread)] : [];
  const failed = testResults.filter(({ status }) => status === 'failed');
  return [...ofFile, ...failed.map((assertion) => failureOf(file, assertion))];
}

function failureOf(file: JestFile, { ancestorTitles, title, failureMessages }: Assertion): Failure {
  const { spec, titles } = file.placeOf(ancestorTitles);
  return failureAt(spec, [...titles, title].join(' > '), failureMessages.join('\n\n'));
}

function failureAt(file: string, name: string, message: string): Failure {
  const readable = readableMessage(message);
  const line = new RegExp(`${literally(file)}:(\\d+)`).exec(readable)?.[1];
  return { name, file, line: line ? Number(line) : null, message: readable };
}
