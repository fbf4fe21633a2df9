import { rmSync } from 'node:fs';
import path from 'node:path';
import { bringUp } from './bring-up.js';
import { buildChanged } from './build/build.js';
import { CHECKOUT, checkoutVariables } from './programs/checkout.js';
import { isDemo, type ChildContext } from './children.js';
import { migrateConfiguredDatabase } from './databases.js';
import { watchSources } from './dev.js';
import { dataFolder } from './environment/data-folder.js';
import { readSettings } from './environment/settings.js';
import { stopOrphanPostgres } from './postgres/launcher.js';
import { Progress } from './terminal/progress.js';
import { ProgramFailure } from './programs/run-program.js';
import { StartProblem } from './terminal/start-problem.js';
import { takeOver } from './supervisor/run-record.js';
import type { Supervisor } from './supervisor/supervisor.js';

/** Runs `npm start`, or `--dev`, `--build`, `--migrate` or `--reset`. Foreseen problems are one line; other errors keep their stack. */
export async function main(args: readonly string[]): Promise<void> {
  const progress = new Progress();
  // The terminal or pipe may close while the shop keeps running (EPIPE).
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    if (args.includes('--build')) await buildChanged(progress);
    else if (args.includes('--migrate')) await migrateConfiguredDatabase(progress);
    else if (args.includes('--reset')) await reset(progress);
    else await run(progress, args.includes('--dev'));
  } catch (error) {
    console.error(error instanceof StartProblem || error instanceof ProgramFailure ? error.message : error);
    process.exitCode = 1;
  }
}

async function run(progress: Progress, dev: boolean): Promise<void> {
  let supervisor: Supervisor | undefined;
  const stopOnSignals = (started: Supervisor) => {
    supervisor = started;
    let isStopRequested = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (isStopRequested) started.kill();
        else progress.line('Stopping …');
        isStopRequested = true;
        void started.stop().then(() => process.exit(0));
      });
    }
  };
  try {
    const around = await bringUp({ variables: checkoutVariables(), progress, dev, onSupervisor: stopOnSignals });
    if (dev && supervisor) watchSources(supervisor, progress);
    announce(around, progress);
  } catch (error) {
    if (supervisor?.isEnding) return; // Ctrl-C during the start: failures are expected then
    await supervisor?.stop();
    throw error;
  }
}

function announce({ settings, folder }: ChildContext, progress: Progress): void {
  const { web, outsideWorld } = settings.ports;
  progress.line(`  Data and logs: ${folder}`);
  if (isDemo(settings))
    progress.line('  Console: admin@manifold.test, password manifold-demo-1 (embedded default only)');
  else
    progress.line(`  Console: the first admin is made with the token in ${path.join(folder, 'logs', 'services.log')}`);
  const sandbox = settings.commerce ? '' : ` · sandbox http://localhost:${outsideWorld}`;
  progress.line(`Manifold is ready: shop http://localhost:${web} · console http://admin.localhost:${web}${sandbox}`);
}

async function reset(progress: Progress): Promise<void> {
  const folder = dataFolder(CHECKOUT, readSettings(checkoutVariables()).dataDir);
  await takeOver(folder);
  await stopOrphanPostgres(folder);
  rmSync(folder, { recursive: true, force: true });
  progress.line(`Removed ${folder}. The next npm start begins with empty data.`);
}
