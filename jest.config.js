/** Unit and integration tests of every workspace; browser journeys live in e2e/. */
const swc = [
  '@swc/jest',
  {
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

const shared = {
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  // Packages published as ES modules only are compiled as well; everything else is left as it is.
  transformIgnorePatterns: [
    '/node_modules/(?!(jose|lucide-react|ulid|i18next|react-i18next|@dicebear|@reduxjs|axios|nodemailer|openai|undici)/)',
  ],
  extensionsToTreatAsEsm: [],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

const project = (displayName, pattern, roots, more = {}) => ({ ...shared, displayName, testMatch: [pattern], roots, ...more });
const server = ['<rootDir>/contracts', '<rootDir>/gateway', '<rootDir>/services'];

export default {
  projects: [
    project('unit', '**/*.unit.spec.ts', server),
    project('int', '**/*.int.spec.ts', [...server, '<rootDir>/k8s']),
    // Measurements: a neighbour on the same two cores would be measured with them.
    project('alone', '**/*.alone.spec.ts', server),
    project('e2e', '**/*.journey.spec.ts', ['<rootDir>/e2e']),
    project('web', '**/*.unit.spec.ts?(x)', ['<rootDir>/frontends'], {
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/frontends/kit/src/testing/jsdom-gaps.ts'],
      // webpack hands pages the addresses of these files; here the name of any file will do.
      moduleNameMapper: { '\\.(woff2|svg|png|webp|avif)$': '<rootDir>/frontends/kit/src/testing/asset.ts' },
    }),
  ],
  testTimeout: 30_000,
  maxWorkers: 2,
};
