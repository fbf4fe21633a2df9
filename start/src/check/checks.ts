import os from 'node:os';
import { buildChanged } from '../build/build.js';
import type { Progress } from '../terminal/progress.js';
import { proveRecipe } from '../new-section/recipe/prove.js';
import { runProgram, runTool } from '../programs/run-program.js';
import { startSystem } from '../testing/system.js';
import { appleWalletKeys, googleWalletKeys } from '../testing/wallet-keys.js';
import { BENCHMARKS } from './benchmark-checks.js';
import type { Check, CheckGroup } from './check.js';
import { testBrowserPath } from './chromium.js';
import { contractProject } from './contract.js';
import { runChangedTests, runJest, withReport, type JestOptions } from './jest-run.js';
import { ORDER_CHECKS } from './order-checks.js';
import { picturesCheck } from './pictures-check.js';
import { playwrightTotals, type Totals } from './totals.js';
import { EVERYWHERE, integrationInputs, testFolder, unitInputs, WORKSPACES } from './workspaces.js';

const COMPARE = [
  'migrate',
  'diff',
  '--from-migrations',
  'prisma/migrations',
  '--to-schema',
  'prisma/schema',
  '--exit-code',
];

/** Runs a script of package.json. It is skipped if it has inputs and passed on the same ones before. */
const script = (title: string, name: string, inputs?: readonly string[]): Check => ({
  title,
  ...(inputs && { inputs: [...EVERYWHERE, ...inputs] }),
  run: async () => void (await runProgram('npm', ['run', '--silent', name], { shell: process.platform === 'win32' })),
});

const build: Check = { title: 'Build', run: async ({ progress }) => void (await buildChanged(progress)) };
const migrations: Check = {
  title: 'Migrations lead to the schema',
  inputs: [...EVERYWHERE, 'prisma', 'prisma.config.ts', 'start/src'],
  run: async () => void (await runProgram(process.execPath, ['start/run.mjs', 'prisma', ...COMPARE])),
};
const unit = tests('Unit tests', { kind: 'unit', workers: '1' }, unitInputs);
const INTEGRATION = 'Integration tests';
/** The sandbox tests its payment form in a browser. */
const int: Check = {
  title: INTEGRATION,
  run: async (context) => {
    const env = { CHROMIUM_PATH: await testBrowserPath(context.progress) };
    // Many tests wait for times to pass, so some of the workers are idle.
    const workers = String(Math.ceil(os.availableParallelism() * 1.5));
    return tests(INTEGRATION, { kind: 'integration', workers, env }, integrationInputs).run(context);
  },
};
const MANY_INPUTS = 1000;
/** Uses a new seed each time; `FUZZ_SEED` repeats a run. */
const fuzz: Check = {
  title: `${MANY_INPUTS} inputs to every operation of the shop`,
  run: ({ progress }) => {
    const seed = process.env['FUZZ_SEED'] ?? String(Date.now() % 2 ** 31);
    progress.line(`FUZZ_SEED=${seed}`);
    const env = { FUZZ_INPUTS: process.env['FUZZ_INPUTS'] ?? String(MANY_INPUTS), FUZZ_SEED: seed };
    const args = ['--testPathPatterns', 'commerce/fuzz'];
    return runJest({ kind: 'integration', workers: '1', args, env });
  },
};
const BROWSER_TESTS = {
  VERIFY_CACHED_MARKUP: 'on',
  // The console counts orders of the last 30 days; more would be loaded for nothing.
  DEMO_ORDER_DAYS: '31',
  // Two browsers, two services and Postgres share the machine's cores: a slow answer is not an outage.
  DEADLINE_SCALE: '2',
  // Staff find a payment difference at once, not after a minute without changes.
  RECONCILIATION_QUIET_MINUTES: '0',
};
/** Cards for wallets, which no phone accepts. Made only for a system that starts, because keys take a moment. */
const walletKeys = () => ({ ...appleWalletKeys(), ...googleWalletKeys() });

/** Runs the contract tests, which `int` runs in its own process, against any commerce project. */
const contract: Check = {
  title: 'The contract with commercetools',
  run: async () => {
    const project = await contractProject();
    const args = ['--testPathPatterns', 'sandbox/commercetools/contract'];
    const env = { ...project.env };
    return runJest({ kind: 'integration', workers: '1', args, env }).finally(() => project.close());
  },
};
const patterns: Check = {
  title: 'Hostile patterns are refused or matched in under a millisecond',
  run: async () => void (await runProgram(process.execPath, ['domain/prove-patterns.mjs'])),
};
const recipe: Check = {
  title: 'The recipe for a per-country table, followed word for word',
  run: async ({ progress }) => void (await proveRecipe(progress)),
};
const browser: Check = {
  title: 'Browser tests',
  run: ({ progress }) => withReport((file) => browserTests('e2e', { file, progress })),
};
/** Takes half an hour; `browser` has a part of it. */
const checkout: Check = {
  title: 'Every payment method, outcome and country rule',
  run: ({ progress }) => withReport((file) => browserTests('e2e/every-payment.config.ts', { file, progress })),
};
/** Takes a quarter of an hour; `browser` has a part of it. */
const accounts: Check = {
  title: 'Accounts in every shop that differs',
  run: ({ progress }) => withReport((file) => browserTests('e2e/every-account.config.ts', { file, progress })),
};
const screens: Check = {
  title: 'Pictures of the shop in test-results/screens',
  run: ({ progress }) => withReport((file) => browserTests('e2e/screens.config.ts', { file, progress })),
};

const SOURCES = [...WORKSPACES, 'e2e', 'prisma', 'prisma.config.ts'];

const fast: readonly (Check | CheckGroup)[] = [
  build,
  [
    unit,
    script('Types', 'types', SOURCES),
    script('Lint', 'lint', [...SOURCES, 'eslint.config.mjs']),
    script('Format', 'format:check', ['.']),
    script('Boundaries', 'boundaries', [...SOURCES, '.dependency-cruiser.cjs', '.dependency-cruiser.folders.mjs']),
    script('Slices', 'slices', SOURCES),
    script('Short files and imports', 'crumbs', SOURCES),
    script('Dead code', 'dead', [...SOURCES, 'knip.json']),
    script('Page weight', 'size', ['storefront', 'domain', '.size-limit.mjs']),
    script('Compose file', 'compose', [...SOURCES, 'Dockerfile', 'docker-compose.yml']),
    migrations,
    script('Lock file', 'lockfile', ['start/src/check/lock-file.ts', 'start/src/check/node-versions.ts']),
    // Commits are not files, so this check runs each time.
    script('Names and commit subjects', 'language'),
    picturesCheck,
  ],
];

/** The checks of each command of package.json, in order. */
export const SUITES: Record<string, readonly (Check | CheckGroup)[]> = {
  check: fast,
  int: [build, migrations, int],
  e2e: [build, browser],
  screens: [build, screens],
  ...Object.fromEntries(Object.entries(BENCHMARKS).map(([command, check]) => [command, [build, check]])),
  'prove:fuzz': [build, fuzz],
  'prove:patterns': [build, patterns],
  'prove:recipe': [build, recipe],
  'prove:contract': [build, contract],
  'prove:orders': [build, ...ORDER_CHECKS],
  'prove:checkout': [build, checkout],
  'prove:accounts': [build, accounts],
  test: [...fast, int, browser],
};

/** Returns a check that runs the tests of all workspaces, except those that passed on the same inputs before. */
function tests(title: string, options: JestOptions, inputsOf: (workspace: string) => readonly string[]): Check {
  const workspaces = WORKSPACES.map((workspace) => ({
    name: workspace,
    folder: testFolder(workspace),
    inputs: inputsOf(workspace),
  }));
  return { title, run: ({ passedRuns }) => runChangedTests(options, { title, passedRuns, workspaces }) };
}

async function browserTests(config: string, { file, progress }: { file: string; progress: Progress }): Promise<Totals> {
  const browserPath = await testBrowserPath(progress);
  const system = await progress.step('System for the browser tests running', () =>
    startSystem({ env: { ...BROWSER_TESTS, ...walletKeys() } }),
  );
  const env = {
    CHROMIUM_PATH: browserPath,
    E2E_PORT: String(system.ports.web),
    E2E_OUTSIDE_WORLD_PORT: String(system.ports.outsideWorld),
    E2E_DATA_DIR: system.dataDir,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  try {
    await runTool('playwright', ['test', '--config', config, '--reporter=list,json'], { env, show: true }).catch(
      () => undefined,
    );
  } finally {
    await system.stop();
  }
  return playwrightTotals(file);
}
