const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'es6' },
  },
];
const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // TypeScript sources name their imports by the emitted file (`./x.js`).
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.tsx?$': swc },
  modulePathIgnorePatterns: ['/dist/'],
};
// Kills a process again and again while 20 shoppers order: only `npm run prove:orders` has the time. `kill-9` is its short form.
const PROOFS = process.env['KILLS_PER_POINT'] === undefined ? ['/killed-orders\\.int'] : [];
export default {
  testTimeout: 30000,
  // Modules of finished test files stay in memory. A full heap collects for seconds, which tests take for an outage.
  workerIdleMemoryLimit: '1.5GB',
  testSequencer: '<rootDir>/start/src/testing/longest-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.int\\.spec\\.ts$', '<rootDir>/e2e/'],
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/**/*.int.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/', ...PROOFS],
      globalSetup: '<rootDir>/start/src/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/start/src/testing/global-teardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/start/src/testing/patience.mjs'],
    },
  ],
};
