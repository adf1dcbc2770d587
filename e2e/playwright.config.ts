import { defineConfig } from '@playwright/test';
import { canRunSeparately } from './src/can-run-separately.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './src/ensure-chromium.ts';
import { ONLY_EMBEDDED, REPLICAS } from './src/journeys/tags.ts';

/** `embedded`, as `make start` runs the product, or `separate`: a process for each service, on real servers. */
const setUp = process.env.SET_UP === 'separate' ? 'separate' : 'embedded';
/** Every journey in both languages and in both set-ups, rather than each once, where it is nearest to production. */
const isThorough = process.env.JOURNEYS === 'all';
/** A pattern for the few that a change asks for, of names of files and of tags: `make test since=`. */
const only = process.env.ONLY_JOURNEYS;
const isTraced = process.env.TRACE === '1';

/** Above what several slow waits in a row may take. */
const JOURNEY_MS = 300_000;
/** A page may be slow on a busy machine; one that is broken stays broken. */
const WAIT_MS = 60_000;

const PER_SET_UP = {
  embedded: only ? { grep: new RegExp(only) } : isThorough || !canRunSeparately() ? {} : { grepInvert: new RegExp(REPLICAS) },
  separate: isThorough ? { grepInvert: new RegExp(ONLY_EMBEDDED) } : { grep: new RegExp(REPLICAS) },
};

export default defineConfig({
  testDir: './src/journeys',
  testMatch: '**/*.journey.spec.ts',
  outputDir: `./.results/${setUp}`,
  globalSetup: './src/start-set-up.ts',
  reporter: [['./src/reporting/playwright-reporter.ts']],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: JOURNEY_MS,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS, intervals: [100] } },
  projects: [{ name: setUp, ...PER_SET_UP[setUp] }],
  use: {
    launchOptions: { executablePath: await ensureChromium((line) => process.stdout.write(`${line}\n`)), args: [...CHROMIUM_FLAGS] },
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    screenshot: 'only-on-failure',
    trace: isTraced ? 'retain-on-failure' : 'off',
  },
});
