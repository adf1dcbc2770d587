/**
 * Runs the tests, prints a line for each part and what failed, and ends on `N passed, N failed`.
 * `node e2e/src/run-tests.ts [--all | --chaos] [path]`: only those below a path; `--all` adds both languages and set-ups for every journey and what
 * measures by the clock; `--chaos` runs the faults alone, at their full length. With CI=true, files that failed have a second look.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSharedPostgres } from '@pusula/service-kit/testing';
import { ensureChromium } from './ensure-chromium.ts';
import { findSpecs, type Suite, suiteOf } from './find-specs.ts';
import { noteGreenRun } from './green-run.ts';
import { printSummary } from './reporting/print-summary.ts';
import { mergeReports } from './reporting/report.ts';
import { removeRooms } from './rooms.ts';
import { runFiles } from './run-files.ts';
import { FAULTS, RUNS } from './runs.ts';
import { lookAgain, type RunReport, reportUnsteady } from './second-look.ts';
import { announceServers } from './servers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, chaos: { type: 'boolean', default: false } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const isCi = process.env.CI === 'true';

/** Tests of reliability do to the full with CHAOS=full what they otherwise do in seconds. */
const isFault = (file: string) => /\/(reliability\/|r\d+-)/.test(file) || suiteOf(file) === 'chaos';

function wantedFiles(): readonly string[] {
  const found = findSpecs(positionals[0]);
  if (values.chaos) return found.filter(isFault);
  return values.all ? found : found.filter((file) => suiteOf(file) !== 'chaos' || file === positionals[0]);
}

const specs = wantedFiles();
if (specs.length === 0) {
  print(`There is no test at ${positionals[0]}.`);
  process.exit(2);
}
const began = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'pusula-tests-'));
const reports: RunReport[] = [];
await announceServers(print);
const postgres = await startSharedPostgres();
const env = { ...postgres.env, ...(values.all ? { JOURNEYS: 'all' } : {}), ...(values.chaos ? { CHAOS: 'full' } : {}) };
let failed = true;
try {
  for (const run of values.chaos ? [FAULTS] : RUNS) {
    const files = specs.filter((file) => run.suites.includes(suiteOf(file) as Suite));
    if (files.length === 0) continue;
    if (run.needsBrowser) await ensureChromium(print);
    print(`\n${run.title}`);
    reports.push({ run, report: await runFiles(run, files, { env, folder }) });
  }
  const runAlone = (run: RunReport['run'], file: string) => runFiles(run, [file], { env, folder, isAlone: true });
  const looked = isCi ? await lookAgain(reports, runAlone, print) : { reports, unsteady: [] };
  const tooMany = reportUnsteady(looked.unsteady, print);
  if (isCi) {
    mkdirSync('.cache', { recursive: true });
    writeFileSync('.cache/unsteady.json', `${JSON.stringify(looked.unsteady, null, 2)}\n`);
  }
  const report = mergeReports([
    ...looked.reports.map((each) => each.report),
    { passed: 0, failed: tooMany.length, skipped: 0, failures: tooMany },
  ]);
  failed = report.failed > 0 || report.passed === 0;
  if (!failed && !values.chaos && positionals.length === 0) noteGreenRun();
  printSummary(report, performance.now() - began, print);
} finally {
  await postgres.stop();
  removeRooms();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
