import { runProgram } from '../programs/run-program.js';
import type { Check } from './check.js';
import { chromiumPath } from './chromium.js';

/** Runs a program of `bench/src`, which prints what it measures. Throws if a target is missed. */
export async function runBenchmark(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const command = ['--import', 'tsx', `bench/src/${program}.ts`, ...args];
  await runProgram(process.execPath, command, { env, show: true });
}

/** Returns the check that runs a program of `bench/src` with the arguments of the command. */
const benchmark = (title: string, program: string): Check => ({
  title,
  run: async ({ progress, args }) => {
    await runBenchmark(program, args, { CHROMIUM_PATH: await chromiumPath(progress) });
    return undefined;
  },
});

/** What drives the whole system from outside, by command of package.json. */
export const BENCHMARKS: Readonly<Record<string, Check>> = {
  bench: benchmark('Benchmarks', 'main'),
  'bench:scale': benchmark('Few products and many', 'scale'),
  'bench:config': benchmark('The config service', 'config'),
  'bench:search': benchmark('The search', 'search'),
  'bench:commerce': benchmark('The commerce backend', 'commerce'),
  'bench:live-cart': benchmark('The live cart channel', 'live-cart'),
  'bench:live-flood': benchmark('Floods of the live cart port', 'live-flood'),
  'bench:checkout': benchmark('50 shoppers in the checkout', 'checkout'),
  // An argument limits the run to the kinds that have it in their name.
  'bench:abuse': benchmark('Hostile requests', 'abuse'),
  // The argument `services` or `sandbox` limits the run to that process.
  'bench:memory': benchmark('Memory after load', 'memory'),
  // Prints the effect of each fault.
  'prove:faults': benchmark('Faults around the services', 'faults'),
  'prove:sign-in': benchmark('An attack on sign-ins', 'sign-in-attack'),
};
