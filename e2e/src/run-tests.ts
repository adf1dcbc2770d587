/**
 * Runs the tests, prints a line for each part and what failed, and ends on `N passed, N failed`.
 * `node e2e/src/run-tests.ts [--all | --chaos] [path]`: only those below a path; `--all` adds both languages and set-ups for every journey and what
 * measures by the clock; `--chaos` runs the faults alone, at their full length.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSharedPostgres } from '@pusula/service-kit/testing';
import { ensureChromium } from './ensure-chromium.ts';
import { findSpecs, type Suite, suiteOf } from './find-specs.ts';
import { printSummary } from './reporting/print-summary.ts';
import { mergeReports, REPORT_VARIABLE, type Report } from './reporting/report.ts';
import { announceServers, canRunSeparately } from './servers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, chaos: { type: 'boolean', default: false } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

type Run = {
  readonly title: string;
  readonly suites: readonly Suite[];
  readonly env?: Readonly<Record<string, string>>;
  readonly command: (files: readonly string[]) => readonly string[];
};

/** Many tests wait for a database, a broker or a timer: one process more than there are cores keeps those busy. */
const WORKERS = Math.max(2, availableParallelism()) + 1;

/** What the many processes of the tests have compiled, of one run for the others. */
const COMPILE_CACHE = join(process.cwd(), '.cache/node');

/** Which of its projects a file belongs to, jest knows by its name. */
const jest = (...options: string[]): Run['command'] => {
  const reporting = [
    '--reporters=<rootDir>/e2e/src/reporting/jest-reporter.ts',
    '--testSequencer=<rootDir>/e2e/src/reporting/test-sequencer.ts',
  ];
  return (files) => [
    // Each file loads its modules anew, which a small nursery would collect again and again.
    '--max-semi-space-size=64',
    '--disable-warning=ExperimentalWarning',
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    ...reporting,
    ...options,
    '--runTestsByPath',
    ...files,
  ];
};
const playwright =
  (config: string): Run['command'] =>
  (files) => [
    'node_modules/@playwright/test/cli.js',
    'test',
    `--config=e2e/${config}`,
    // Of the files asked for, none may have a journey for this set-up.
    '--pass-with-no-tests',
    ...files,
  ];
const journeys = playwright('playwright.config.ts');
const pictures = playwright('pictures.config.ts');

/** What breaks things for minutes or measures by the clock has the machine to itself. */
const FAULTS: Run = { title: 'Faults and measurements', suites: ['server', 'chaos'], command: jest('--runInBand') };
const RUNS: readonly Run[] = [
  { title: 'Units and integrations', suites: ['server', 'web'], command: jest(`--maxWorkers=${WORKERS}`) },
  { title: 'Journeys in the browser', suites: ['journeys'], env: { SET_UP: 'embedded' }, command: journeys },
  // Of a product of their own, also where the journeys are to try one that runs already.
  { title: 'Pictures of the screens', suites: ['pictures'], env: { SET_UP: 'embedded', PRODUCT_URL: '' }, command: pictures },
  ...(canRunSeparately()
    ? [{ title: 'Journeys on separate processes', suites: ['journeys'], env: { SET_UP: 'separate' }, command: journeys } as const]
    : []),
  { ...FAULTS, suites: ['chaos'] },
];

/** Tests of reliability do to the full with CHAOS=full what they otherwise do in seconds. */
const isFault = (file: string) => /\/(reliability\/|r\d+-)/.test(file) || suiteOf(file) === 'chaos';

function wantedFiles(): readonly string[] {
  const found = findSpecs(positionals[0]);
  if (values.chaos) return found.filter(isFault);
  return values.all ? found : found.filter((file) => suiteOf(file) !== 'chaos' || file === positionals[0]);
}

async function runTests(
  { command, suites, env: own }: Run,
  files: readonly string[],
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<Report> {
  const path = join(folder, `${randomUUID()}.json`);
  const child = spawn(process.execPath, [...command(files)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, ...own, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILE_CACHE, [REPORT_VARIABLE]: path },
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (existsSync(path)) return JSON.parse(await readFile(path, 'utf8')) as Report;
  const failure = {
    name: `ended with ${code} before it could report`,
    file: suites.join(', '),
    line: null,
    message: 'See the output above.',
  };
  return { passed: 0, failed: 1, skipped: 0, failures: [failure] };
}

const specs = wantedFiles();
if (specs.length === 0) {
  print(`There is no test at ${positionals[0]}.`);
  process.exit(2);
}
const began = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'pusula-tests-'));
const reports: Report[] = [];
await announceServers(print);
const postgres = await startSharedPostgres();
try {
  for (const run of values.chaos ? [FAULTS] : RUNS) {
    const files = specs.filter((file) => run.suites.includes(suiteOf(file) as Suite));
    if (files.length === 0) continue;
    if (run.command === journeys || run.command === pictures) await ensureChromium(print);
    print(`\n${run.title}`);
    const env = { ...postgres.env, ...(values.all ? { JOURNEYS: 'all' } : {}), ...(values.chaos ? { CHAOS: 'full' } : {}) };
    reports.push(await runTests(run, files, env, folder));
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
const report = mergeReports(reports);
printSummary(report, performance.now() - began, print);
process.exitCode = report.failed > 0 || report.passed === 0 ? 1 : 0;
