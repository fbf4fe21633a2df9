import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildChanged } from '../build/build.js';
import type { Progress } from '../progress.js';
import { proveRecipe } from '../new-section/recipe/prove.js';
import { runProgram, runTool } from '../run-program.js';
import { startSystem } from '../testing/system.js';
import { chromiumPath } from './chromium.js';
import { contractProject } from './contract.js';
import { requireQuickOrders } from './order-report.js';
import { jestTotals, playwrightTotals, type Totals } from './totals.js';

/** One thing that must hold; tests also count. */
export interface Check {
  title: string;
  /** `words` are what was typed after the command. */
  run(progress: Progress, words: readonly string[]): Promise<Totals | undefined>;
}

const COMPARE = [
  'migrate',
  'diff',
  '--from-migrations',
  'prisma/migrations',
  '--to-schema',
  'prisma/schema',
  '--exit-code',
];

/** Checks that have nothing to do with each other, in the order in which they are begun: the longest first. */
export type Together = readonly Check[];

const script = (title: string, name: string): Check => ({
  title,
  run: async () => void (await runProgram('npm', ['run', '--silent', name], { shell: process.platform === 'win32' })),
});

const build: Check = { title: 'Build', run: async (progress) => void (await buildChanged(progress)) };
const migrations: Check = {
  title: 'Migrations lead to the schema',
  run: async () => void (await runProgram(process.execPath, ['start/prisma.mjs', ...COMPARE])),
};
const unit = jest('Unit tests', 'unit', { workers: '1' });
const int = jest('Integration tests', 'integration', { workers: '100%' });
const MANY_INPUTS = 1000;
/** Another seed each time: what it finds is found again with `FUZZ_SEED`. */
const fuzz: Check = {
  title: `${MANY_INPUTS} inputs to every operation of the shop`,
  run: (progress) => {
    const seed = process.env['FUZZ_SEED'] ?? String(Date.now() % 2 ** 31);
    progress.line(`FUZZ_SEED=${seed}`);
    const env = { FUZZ_INPUTS: process.env['FUZZ_INPUTS'] ?? String(MANY_INPUTS), FUZZ_SEED: seed };
    const words = ['--testPathPatterns', 'commerce/fuzz'];
    return jest('Fuzz', 'integration', { workers: '1', words, env }).run(progress, []);
  },
};
/** The console counts orders of the last 30 days; three times as many would be loaded for nobody to look at. */
const LAST_MONTH = { DEMO_ORDER_DAYS: '31' };
/** The same tests that `int` runs against the embedded backend in their own process, against any project. */
const contract: Check = {
  title: 'The contract with commercetools',
  run: async (progress) => {
    const project = await contractProject();
    const words = ['--testPathPatterns', 'sandbox/commercetools/contract'];
    return jest('Contract', 'integration', { workers: '1', words, env: { ...project.env } })
      .run(progress, [])
      .finally(() => project.close());
  },
};
const SIMULTANEOUS_ORDERS = 100;
const orders: Check = {
  title: `${SIMULTANEOUS_ORDERS} orders at the same moment`,
  run: (progress) =>
    withReport(async (report) => {
      const env = { ORDERS: process.env['ORDERS'] ?? String(SIMULTANEOUS_ORDERS), ORDERS_REPORT: report };
      const words = ['--testPathPatterns', 'commerce/orders/simultaneous-orders'];
      const totals = await jest('Orders', 'integration', { workers: '1', words, env }).run(progress, []);
      requireQuickOrders(report, progress);
      return totals ?? { passed: 0, failed: 0 };
    }),
};
const patterns: Check = {
  title: 'Hostile patterns are refused or matched in under a millisecond',
  run: async () => void (await runProgram(process.execPath, ['domain/prove-patterns.mjs'])),
};
const recipe: Check = {
  title: 'The recipe for a per-country table, followed word for word',
  run: async (progress) => void (await proveRecipe(progress)),
};
const browser: Check = {
  title: 'Browser tests',
  run: (progress) => withReport((file) => browserTests('e2e', { file, progress })),
};
const screens: Check = {
  title: 'Pictures of the shop in test-results/screens',
  run: (progress) => withReport((file) => browserTests('e2e/screens.config.ts', { file, progress })),
};
const benchmarks: Check = { title: 'Benchmarks', run: (progress) => runBenchmark('main', progress) };
const scale: Check = { title: 'Few products and many', run: (progress) => runBenchmark('scale', progress) };
const config: Check = { title: 'The config service', run: (progress) => runBenchmark('config', progress) };
const search: Check = { title: 'The search', run: (progress) => runBenchmark('search', progress) };
const commerce: Check = { title: 'The commerce backend', run: (progress) => runBenchmark('commerce', progress) };
/** A word measures the kinds alone that have it in their name. */
const abuse: Check = {
  title: 'Hostile requests',
  run: (progress, words) => runBenchmark('abuse', progress, words),
};

/** Drives the system from outside as a benchmark does; tells which fault did what. */
const faults: Check = { title: 'Faults around the services', run: (progress) => runBenchmark('faults', progress) };
/** `services` or `sandbox` measures that process alone. */
const memory: Check = {
  title: 'Memory after load',
  run: (progress, words) => runBenchmark('memory', progress, words),
};

const fast: readonly (Check | Together)[] = [
  build,
  [
    unit,
    script('Types', 'types'),
    script('Lint', 'lint'),
    script('Format', 'format:check'),
    script('Boundaries', 'boundaries'),
    script('Slices', 'slices'),
    script('Dead code', 'dead'),
    script('Page weight', 'size'),
    script('Compose file', 'compose'),
    script('Lock file', 'lockfile'),
    script('Names and commit subjects', 'language'),
  ],
];

/** What each command of package.json checks, in order. */
export const SUITES: Record<string, readonly (Check | Together)[]> = {
  check: fast,
  int: [build, migrations, int],
  e2e: [build, browser],
  screens: [build, screens],
  bench: [build, benchmarks],
  'bench:scale': [build, scale],
  'bench:config': [build, config],
  'bench:search': [build, search],
  'bench:commerce': [build, commerce],
  'bench:abuse': [build, abuse],
  'bench:memory': [build, memory],
  'prove:fuzz': [build, fuzz],
  'prove:patterns': [build, patterns],
  'prove:recipe': [build, recipe],
  'prove:contract': [build, contract],
  'prove:orders': [build, orders],
  'prove:faults': [build, faults],
  test: [...fast, migrations, int, browser],
};

interface JestOptions {
  workers: string;
  words?: string[];
  env?: Record<string, string>;
}

function jest(title: string, project: string, options: JestOptions): Check {
  return {
    title,
    run: () =>
      withReport(async (file) => {
        const words = ['--selectProjects', project, '--maxWorkers', options.workers, ...(options.words ?? [])];
        const report = ['--json', `--outputFile=${file}`, '--silent'];
        const env = {
          NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-vm-modules`,
          NODE_NO_WARNINGS: '1',
          ...options.env,
        };
        await runTool('jest', [...words, ...report], { env, show: true }).catch(ignoreFailedTests);
        return jestTotals(file);
      }),
  };
}

async function browserTests(config: string, { file, progress }: { file: string; progress: Progress }): Promise<Totals> {
  const chromium = await chromiumPath(progress);
  const system = await progress.step('System for the browser tests running', () => startSystem({ env: LAST_MONTH }));
  const env = {
    CHROMIUM_PATH: chromium,
    E2E_PORT: String(system.ports.web),
    E2E_DATA_DIR: system.dataDir,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  try {
    await runTool('playwright', ['test', '--config', config, '--reporter=list,json'], { env, show: true }).catch(
      ignoreFailedTests,
    );
  } finally {
    await system.stop();
  }
  return playwrightTotals(file);
}

type BenchmarkName = 'main' | 'scale' | 'config' | 'search' | 'commerce' | 'abuse' | 'memory' | 'faults';

async function runBenchmark(
  name: BenchmarkName,
  progress: Progress,
  words: readonly string[] = [],
): Promise<undefined> {
  const env = { CHROMIUM_PATH: await chromiumPath(progress) };
  await runProgram(process.execPath, ['--import', 'tsx', `bench/src/${name}.ts`, ...words], { env, show: true });
}

/** The report says which tests failed and how many; the exit code adds nothing. */
function ignoreFailedTests(): void {}

async function withReport(work: (file: string) => Promise<Totals>): Promise<Totals> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-report-'));
  return work(path.join(folder, 'report.json')).finally(() => rmSync(folder, { recursive: true, force: true }));
}
