import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { printSummary } from './print-summary.ts';
import { type Failure, PRINTED, progressLines, REPORT_VARIABLE, type Report, readableMessage } from './report.ts';

type Status = 'passed' | 'failed' | 'skipped';
type Journeys = {
  left: number;
  milliseconds: number;
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
  printed: string[];
};

const ROOT = new URL('../../../', import.meta.url).pathname;
const STATUS = { passed: 'passed', failed: 'failed', timedOut: 'failed', interrupted: 'failed', skipped: 'skipped' } as const;
/** What helps to see why a journey failed. */
const KEPT: ReadonlySet<string> = new Set(['trace', 'screenshot']);
const pathOf = (file: string) => relative(ROOT, file);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Prints a line for each file of journeys when its last one is done, and writes the report that the end of the run is printed from. */
export default class PlaywrightReporter implements Reporter {
  private readonly files = new Map<string, Journeys>();
  private readonly failuresElsewhere: Failure[] = [];
  private setUp = '';

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) {
      this.journeysOf(test).left += 1;
      this.setUp = test.parent.project()?.name ?? '';
    }
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const journeys = this.journeysOf(test);
    const status: Status = STATUS[result.status];
    journeys.left -= 1;
    journeys.milliseconds += result.duration;
    journeys[status] += 1;
    const title = test.titlePath().slice(3).join(' > ');
    const file = pathOf(test.location.file);
    if (status === 'failed') journeys.failures.push(failureOf(title, file, test.location.line, result));
    journeys.printed.push(...result.attachments.flatMap(({ name, body }) => (name === PRINTED && body ? [body.toString()] : [])));
    if (journeys.left > 0) return;
    const name = file.replace(/^e2e\/src\//, '').replace(/\.(journey|picture)\.spec\.ts$/, '');
    print(progressLines(name, this.setUp, journeys, journeys.milliseconds));
    for (const text of journeys.printed) print(text);
  }

  /** What failed outside of any test: a product that does not start, a file that cannot be read. */
  onError(error: TestError): void {
    const { location } = error;
    const message = readableMessage(error.stack ?? error.message ?? String(error.value));
    this.failuresElsewhere.push({
      name: 'outside of any test',
      file: location ? pathOf(location.file) : 'e2e',
      line: location?.line ?? null,
      message,
    });
  }

  onEnd({ status, duration }: FullResult): void {
    const count = (wanted: Status) => [...this.files.values()].reduce((sum, journeys) => sum + journeys[wanted], 0);
    const failures = [...this.failuresElsewhere, ...[...this.files.values()].flatMap((journeys) => journeys.failures)];
    const report: Report = {
      passed: count('passed'),
      // An end that no test accounts for, such as an interrupted run, is a failure too.
      failed: Math.max(failures.length, status === 'passed' ? 0 : 1),
      skipped: count('skipped'),
      failures,
    };
    const path = process.env[REPORT_VARIABLE];
    if (path) writeFileSync(path, JSON.stringify(report));
    else printSummary(report, duration, print);
  }

  private journeysOf({ location }: TestCase): Journeys {
    const journeys = this.files.get(location.file) ?? {
      left: 0,
      milliseconds: 0,
      passed: 0,
      failed: 0,
      skipped: 0,
      failures: [],
      printed: [],
    };
    this.files.set(location.file, journeys);
    return journeys;
  }
}

/** With where the trace and the screenshots are. */
function failureOf(name: string, file: string, line: number, { error, errors, attachments }: TestResult): Failure {
  const place = error?.location && pathOf(error.location.file) === file ? error.location.line : line;
  const kept = attachments.flatMap(({ name: kind, path }) => (path && KEPT.has(kind) ? [`${kind}: ${pathOf(path)}`] : []));
  const message = readableMessage(errors.map(({ message: text, snippet }) => [text, snippet].filter(Boolean).join('\n\n')).join('\n\n'));
  return { name, file, line: place, message: [message, ...kept].join('\n') };
}
