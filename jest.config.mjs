import { COMPILER_OPTIONS } from './start/src/testing/shared-modules/compiler-options.mjs';

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // TypeScript sources name their imports by the emitted file (`./x.js`).
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.tsx?$': ['@swc/jest', COMPILER_OPTIONS] },
  modulePathIgnorePatterns: ['/dist/'],
};
/** Test files of one worker share their modules. */
const sharing = {
  ...common,
  testRunner: '<rootDir>/start/src/testing/shared-modules/runner.mjs',
  testEnvironment: '<rootDir>/start/src/testing/shared-modules/environment.mjs',
};
/** Their tests replace the globals of a browser, so each test file has modules of its own. */
const PAGES = ['storefront', 'admin'];
const NO_TESTS = ['/node_modules/', '/dist/', '<rootDir>/e2e/'];
const unitTests = (folder) => [`${folder}/**/*.spec.ts`, `${folder}/**/*.spec.tsx`];
// Kills processes again and again while many shoppers order: only `npm run prove:orders` has the time. `kill-9` is its short form.
const PROOFS = process.env['KILLS_PER_POINT'] === undefined ? ['/killed-orders\\.int'] : [];
export default {
  testTimeout: 30000,
  // Modules of finished test files stay in memory. A full heap collects for seconds, which tests take for an outage.
  workerIdleMemoryLimit: '1.5GB',
  testSequencer: '<rootDir>/start/src/testing/longest-first.mjs',
  projects: [
    {
      ...sharing,
      displayName: 'unit',
      testMatch: unitTests('<rootDir>'),
      testPathIgnorePatterns: [...NO_TESTS, '\\.int\\.spec\\.ts$', ...PAGES.map((folder) => `<rootDir>/${folder}/`)],
    },
    {
      ...common,
      displayName: 'pages',
      testEnvironment: 'node',
      testMatch: PAGES.flatMap((folder) => unitTests(`<rootDir>/${folder}`)),
      testPathIgnorePatterns: NO_TESTS,
    },
    {
      ...sharing,
      displayName: 'integration',
      testMatch: ['<rootDir>/**/*.int.spec.ts'],
      testPathIgnorePatterns: [...NO_TESTS, ...PROOFS],
      globalSetup: '<rootDir>/start/src/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/start/src/testing/global-teardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/start/src/testing/patience.mjs'],
    },
  ],
};
