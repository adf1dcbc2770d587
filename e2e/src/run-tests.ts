/**
 * Runs every test and ends on `N passed, N failed`: units and integrations beside each other, then measurements and browser journeys one at a time.
 * `node e2e/src/run-tests.ts [unit|int|web|alone|e2e ...]` runs only those.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { announceServers } from './servers.ts';

type Counts = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numRuntimeErrorTestSuites: number };

const GROUPS = [['unit', 'int', 'web'], ['alone'], ['e2e']] as const;
/** One file at a time. */
const IN_BAND: ReadonlySet<string> = new Set(['alone', 'e2e']);
const wanted = new Set(process.argv.slice(2));
const print = (line: string) => process.stdout.write(`${line}\n`);

async function runJest(projects: readonly string[], folder: string): Promise<Counts> {
  const report = join(folder, `${projects.join('-')}.json`);
  const jest = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      ...(projects.some((project) => IN_BAND.has(project)) ? ['--runInBand'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: process.stderr.isTTY ? '1' : '0' } },
  );
  await new Promise((resolve) => jest.once('close', resolve));
  return JSON.parse(await readFile(report, 'utf8')) as Counts;
}

const folder = await mkdtemp(join(tmpdir(), 'pusula-tests-'));
let passed = 0;
let failed = 0;
let skipped = 0;
try {
  await announceServers(print);
  for (const group of GROUPS) {
    const projects = group.filter((project) => wanted.size === 0 || wanted.has(project));
    if (projects.length === 0) continue;
    if (projects.includes('e2e')) await ensureChromium(print);
    const counts = await runJest(projects, folder);
    passed += counts.numPassedTests;
    // A file that could not even be read counts as one failed test.
    failed += counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    skipped += counts.numPendingTests;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
print(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
