import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Servers, ServersMissing, startServers } from '@pusula/service-kit/testing';
import { problemOfBuild } from './check-build.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { findSpecs, type Suite, suiteOf } from './find-specs.ts';
import { noteGreenRun } from './green-run.ts';
import { INTERRUPTED, interruptible } from './interruption.ts';
import { neededServers } from './needed-servers.ts';
import { printSummary } from './reporting/print-summary.ts';
import { mergeReports } from './reporting/report.ts';
import { removeRooms } from './rooms.ts';
import { runFiles } from './run-files.ts';
import { FAULTS, runs } from './runs.ts';
import { lookAgain, type RunReport, reportUnsteady } from './second-look.ts';
import { UnknownCommit } from './since/changes.ts';
import { type RunPlan, readPlan } from './since/read-plan.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, chaos: { type: 'boolean', default: false }, since: { type: 'string' } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const isCi = process.env.CI === 'true';

/** Tests of reliability do to the full with CHAOS=full what they otherwise do in seconds. */
const isFault = (file: string) => /\/(reliability\/|r\d+-)/.test(file) || suiteOf(file) === 'chaos';

/** The run does not begin. */
function giveUp(problems: readonly string[]): never {
  for (const problem of problems) print(problem);
  process.exit(2);
}

/** Ends the process where there is nothing to run. */
function planSince(commit: string, found: readonly string[]): RunPlan {
  try {
    const plan = readPlan(commit, found, print);
    if (plan) return plan;
  } catch (error) {
    if (error instanceof UnknownCommit) giveUp([error.message]);
    throw error;
  }
  process.exit(0);
}

const found = findSpecs(positionals[0]);
if (found.length === 0) giveUp([`There is no test at ${positionals[0]}.`]);
const plan = values.since === undefined ? undefined : planSince(values.since, found);
const isPart = plan !== undefined && !plan.isWhole;

function wantedFiles(): readonly string[] {
  if (isPart) return plan.files;
  if (values.chaos) return found.filter(isFault);
  return values.all ? found : found.filter((file) => suiteOf(file) !== 'chaos' || file === positionals[0]);
}

const specs = wantedFiles();
if (specs.length === 0) {
  print('There is no test for that.');
  process.exit(isPart ? 0 : 2);
}
/** `make test` has built before, unless it was asked for a change. */
let isBuilt = plan === undefined;
const unbuilt = isBuilt ? problemOfBuild(specs) : undefined;
if (unbuilt) giveUp([unbuilt]);

function build(): void {
  if (isBuilt) return;
  isBuilt = true;
  const { status } = spawnSync('make', ['build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the front ends could not be built');
}

const began = performance.now();
const signal = interruptible();

async function serversOfRun(): Promise<Servers> {
  try {
    return await startServers({ needed: neededServers(specs), print, signal });
  } catch (error) {
    if (error instanceof ServersMissing) giveUp(error.problems);
    if (signal.aborted) process.exit(INTERRUPTED);
    throw error;
  }
}

/** @returns whether everything passed */
async function runAll(env: NodeJS.ProcessEnv, folder: string): Promise<boolean> {
  const reports: RunReport[] = [];
  const options = { env, folder, signal };
  for (const together of values.chaos ? [[FAULTS]] : runs()) {
    const wanted = together
      .filter((run) => !isPart || run.env?.SET_UP !== 'separate')
      .map((run) => ({ run, files: specs.filter((file) => run.suites.includes(suiteOf(file) as Suite)) }))
      .filter(({ files }) => files.length > 0);
    if (wanted.some(({ run }) => run.needsBrowser)) {
      build();
      await ensureChromium(print);
    }
    if (wanted.length > 0) print(`\n${wanted.map(({ run }) => run.title).join('; ')}`);
    const running = wanted.map(async ({ run, files }) => ({ run, report: await runFiles(run, files, options) }));
    // Nothing stops before all have ended, also when one of them is interrupted.
    await Promise.allSettled(running);
    reports.push(...(await Promise.all(running)));
  }
  const runAlone = (run: RunReport['run'], file: string) => runFiles(run, [file], { ...options, isAlone: true });
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
  const passed = report.failed === 0 && report.passed > 0;
  if (passed && !values.chaos && !isPart && positionals.length === 0) noteGreenRun();
  printSummary(report, performance.now() - began, print);
  return passed;
}

const folder = makeTemporaryFolder();
const servers = await serversOfRun();
// For what is decided here, and for every process of the tests.
Object.assign(process.env, servers.env);
let exitCode = 1;
try {
  const env = {
    ...(values.all ? { JOURNEYS: 'all' } : {}),
    ...(values.chaos ? { CHAOS: 'full' } : {}),
    ...(isPart ? { ONLY_JOURNEYS: plan.journeys } : {}),
  };
  exitCode = (await runAll(env, folder)) ? 0 : 1;
} catch (error) {
  if (!signal.aborted) throw error;
  print('\nInterrupted.');
  exitCode = INTERRUPTED;
} finally {
  await servers.stop();
  removeRooms();
}
process.exitCode = exitCode;
