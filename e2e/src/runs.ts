import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { TEST_TIMEOUT_SCALE } from '@pusula/service-kit/testing';
import { canRunSeparately } from './can-run-separately.ts';
import type { Suite } from './find-specs.ts';

/** Some suites of tests that one runner runs in one go. */
export type Run = {
  readonly title: string;
  readonly suites: readonly Suite[];
  readonly env?: Readonly<Record<string, string>>;
  readonly needsBrowser?: boolean;
  /** Whether its specs share what they load. */
  readonly inRooms?: boolean;
  /** What Node runs: the runner's script and its arguments. */
  readonly command: (files: readonly string[]) => readonly string[];
  /** The same for one file that has the machine to itself. */
  readonly commandAlone: (file: string) => readonly string[];
};

/** Many tests wait for a database, a broker or a timer: one process more than there are cores keeps those busy. */
const WORKERS = Math.max(2, availableParallelism()) + 1;

/** Tests share a machine with other tests: what claims nothing about time waits longer before it gives up. */
const PATIENT = { TIMEOUT_SCALE: String(TEST_TIMEOUT_SCALE) };

const jestCommand = (files: readonly string[], ...options: readonly string[]): readonly string[] => [
  // Each file loads its modules anew, which a small nursery would collect again and again.
  '--max-semi-space-size=64',
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
  '--reporters=<rootDir>/e2e/src/reporting/jest-reporter.ts',
  '--testSequencer=<rootDir>/e2e/src/reporting/test-sequencer.ts',
  ...options,
  '--runTestsByPath',
  ...files,
];
const jest = (...options: readonly string[]): Pick<Run, 'command' | 'commandAlone'> => ({
  command: (files) => jestCommand(files, ...options),
  // What has failed may have left something open that nobody is to wait for.
  commandAlone: (file) => jestCommand([file], '--runInBand', '--forceExit'),
});

const playwrightCommand = (config: string, files: readonly string[], ...options: readonly string[]): readonly string[] => [
  'node_modules/@playwright/test/cli.js',
  'test',
  `--config=e2e/${config}`,
  // Of the files asked for, none may have a journey for this set-up.
  '--pass-with-no-tests',
  ...options,
  ...files,
];
const playwright = (config: string): Pick<Run, 'command' | 'commandAlone' | 'needsBrowser'> => ({
  needsBrowser: true,
  command: (files) => playwrightCommand(config, files),
  // The pictures of the first look stay.
  commandAlone: (file) => playwrightCommand(config, [file], '--workers=1', `--output=e2e/.results/second-look/${basename(file)}`),
});
const journeys = playwright('playwright.config.ts');
const pictures = playwright('pictures.config.ts');

/**
 * What starts brokers, TLS servers or processes of its own: one file after the other. It mostly waits, for what it has killed to come back, and measures
 * nothing by the clock (`make chaos` does): the machine has time for the others meanwhile.
 */
const SERIAL: Run = {
  title: 'Brokers and processes of their own',
  suites: ['serial'],
  env: PATIENT,
  inRooms: true,
  ...jest('--runInBand'),
};

/** What breaks things for minutes or measures by the clock has the machine to itself, too. */
export const FAULTS: Run = { title: 'Faults and measurements', suites: ['node', 'serial', 'chaos'], ...jest('--runInBand') };

/** Asked once the servers are there. @returns one after the other what runs side by side */
export const runs = (): readonly (readonly Run[])[] => [
  [{ title: 'Units and integrations', suites: ['node', 'dom'], env: PATIENT, inRooms: true, ...jest(`--maxWorkers=${WORKERS}`) }, SERIAL],
  [{ title: 'Journeys in the browser', suites: ['journeys'], env: { ...PATIENT, SET_UP: 'embedded' }, ...journeys }],
  // Of a product of their own, also where the journeys are to try one that runs already.
  [{ title: 'Pictures of the screens', suites: ['pictures'], env: { ...PATIENT, SET_UP: 'embedded', PRODUCT_URL: '' }, ...pictures }],
  ...(canRunSeparately()
    ? [[{ title: 'Journeys on separate processes', suites: ['journeys'], env: { ...PATIENT, SET_UP: 'separate' }, ...journeys } as const]]
    : []),
  [{ ...FAULTS, suites: ['chaos'] }],
];
