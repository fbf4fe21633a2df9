import { buildChanged, buildAsFarAsPossible } from './build/build.js';
import { fillCommerceBackend } from './catalogue.js';
import { CHECKOUT } from './programs/checkout.js';
import { commerceBackend, outsideWorld, services, type ChildContext } from './children.js';
import { migrate, openDatabases } from './databases.js';
import { openDataFolder, dataFolder } from './environment/data-folder.js';
import { checkoutSecrets } from './environment/secrets.js';
import { readSettings, type Ports, type Settings, type Variables } from './environment/settings.js';
import { refuseTakenPorts } from './environment/port-check.js';
import type { Progress } from './terminal/progress.js';
import { probe, type Probe } from './network/ready.js';
import type { ChildDefinition } from './supervisor/child.js';
import { takeOver } from './supervisor/run-record.js';
import { Supervisor } from './supervisor/supervisor.js';

export interface BringUpOptions {
  variables: Variables;
  progress: Progress;
  dev: boolean;
  /** Called as soon as a process may need stopping. */
  onSupervisor: (supervisor: Supervisor) => void;
}

/** Runs all steps of `npm start`; resolves when the shop answers. Throws a `StartProblem` if a step cannot be done. */
export async function bringUp({ variables, progress, dev, onSupervisor }: BringUpOptions): Promise<ChildContext> {
  const settings = readSettings(variables);
  const folder = openDataFolder(dataFolder(CHECKOUT, settings.dataDir));
  await takeOver(folder);
  await refuseTakenPorts(settings.ports, portsWithoutPostgres(settings));
  const secrets = checkoutSecrets(folder);
  const supervisor = new Supervisor(folder, settings.ports, (line) => progress.line(`  ! ${line}`));
  onSupervisor(supervisor);
  const opening = progress.step('Postgres running', () => openDatabases({ settings, folder, secrets }, supervisor));
  const building = dev ? buildAsFarAsPossible(progress) : buildChanged(progress);
  const [databases] = await allOrFirstFailure([opening, building] as const);
  const around: ChildContext = { settings, variables, folder, secrets, databases, dev };
  await migrate(databases, progress);
  await runAll(around, supervisor, progress);
  return around;
}

async function runAll(around: ChildContext, supervisor: Supervisor, progress: Progress): Promise<void> {
  const { ports, commerce } = around.settings;
  const local = (port: number, at = '/') => `http://127.0.0.1:${port}${at}`;
  const run = (title: string, child: ChildDefinition, isReady: () => Promise<Probe>) =>
    progress.step(title, () => supervisor.run(child, isReady));
  const runServices = () =>
    run('Services running', services(around), () => probe(local(ports.web, '/api/health/ready')));
  if (commerce) return void (await runServices());
  await run('Commerce backend running', commerceBackend(around), () =>
    probe(local(ports.commerce), { anyAnswer: true }),
  );
  await fillCommerceBackend(around, progress);
  await Promise.all([
    run('Sandbox page running', outsideWorld(around), () => probe(local(ports.outsideWorld), { anyAnswer: true })),
    runServices(),
  ]);
}

function portsWithoutPostgres({ commerce }: Settings): (keyof Ports)[] {
  return commerce ? ['web', 'liveCart'] : ['web', 'liveCart', 'outsideWorld', 'commerce'];
}

/** As `Promise.all`, but waits for both to finish, so that nothing is still starting after a failure. */
async function allOrFirstFailure<A, B>(pair: readonly [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(pair);
  return Promise.all(pair);
}
