import { mkdirSync } from 'node:fs';

/** Unit and integration tests of every workspace; browser journeys have e2e/playwright.config.ts. */
const swc = [
  '@swc/jest',
  {
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

const shared = {
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: { '/node_modules/snowball-stemmers/': '<rootDir>/e2e/src/local-globals.ts', '^.+\\.(t|j|mj)sx?$': swc },
  // Packages published as ES modules only are compiled as well; everything else is left as it is.
  transformIgnorePatterns: [
    '/node_modules/(?!(jose|lucide-react|ulid|i18next|react-i18next|@dicebear|axios|nanoid|nodemailer|openai|undici|snowball-stemmers)/)',
  ],
  extensionsToTreatAsEsm: [],
  // webpack hands pages the addresses of these files; here the name of any file will do.
  moduleNameMapper: { '\\.(woff2|svg|png|webp|avif)$': '<rootDir>/frontends/kit/src/testing/asset.ts' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

const project = (displayName, pattern, roots, more = {}) => ({ ...shared, displayName, testMatch: [pattern], roots, ...more });
// Specs that are run together (e2e/src/rooms.ts); jest insists that folders are there.
mkdirSync('.cache/rooms', { recursive: true });
const server = ['<rootDir>/contracts', '<rootDir>/gateway', '<rootDir>/services', '<rootDir>/.cache/rooms'];

export default {
  projects: [
    project('unit', '**/*.unit.spec.ts', [...server, '<rootDir>/e2e', '<rootDir>/frontends']),
    project('int', '**/*.int.spec.ts', [...server, '<rootDir>/k8s']),
    // These start brokers, TLS servers or whole processes: one file after the other, so that no two of them take the machine from each other.
    project('serial', '**/*.serial.spec.ts', [...server, '<rootDir>/k8s']),
    // These measure by the clock, which only tells the truth on a machine that does nothing else: `make chaos`.
    project('chaos', '**/*.chaos.spec.ts', [...server, '<rootDir>/k8s', '<rootDir>/frontends']),
    // These need a document, which is slow to make.
    project('dom', '**/*.unit.spec.tsx', ['<rootDir>/frontends', '<rootDir>/.cache/rooms'], {
      testEnvironment: '<rootDir>/frontends/kit/src/testing/quick-jsdom.ts',
      setupFilesAfterEnv: ['<rootDir>/frontends/kit/src/testing/clean-up.ts'],
      restoreMocks: true,
      setupFiles: [
        '<rootDir>/frontends/kit/src/testing/jsdom-gaps.ts',
        '<rootDir>/frontends/kit/src/testing/no-owner-stacks.ts',
        '<rootDir>/frontends/kit/src/testing/quick-styles.ts',
      ],
    }),
  ],
  // What a test waits for gives up earlier, and says what it waited for.
  testTimeout: 240_000,
  // What a worker has compiled is written down when it ends, which takes a busy machine longer than half a second, the default.
  workerGracefulExitTimeout: 15_000,
};
