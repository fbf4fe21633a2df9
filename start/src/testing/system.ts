import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { embeddedUrls, type DatabaseUrls } from '../database/embedded.js';
import { checkoutSecrets } from '../environment/secrets.js';
import { PORT_VARIABLES, type Ports } from '../environment/settings.js';
import { freePort } from './free-port.js';
import { isAlive, waitForExit } from '../postgres/processes.js';
import { readRunRecord } from '../supervisor/run-record.js';
import { temporaryRunFolder } from './temporary-folder.js';

const START = fileURLToPath(new URL('../../start.mjs', import.meta.url));
const READY = 'Manifold is ready';

export interface SystemOptions {
  /** Fixed ports; the others are chosen among the free ones. */
  ports?: Partial<Ports>;
  /** An existing data folder; without it the system begins empty. */
  dataDir?: string;
  /** Keeps the data folder after a stop. */
  keepData?: boolean;
  /** More environment variables, for example HTML_CACHE=off. */
  env?: Record<string, string>;
}

/** Empty means not set: a test must not use a database or project that this checkout's `.env` names. */
const EMBEDDED_ONLY = Object.fromEntries(
  ['DATABASE_URL', 'DATABASE_OWNER_URL', 'SANDBOX_DATABASE_URL', 'SESSION_KEY', 'ADMIN_HOST', 'SEED_PROFILE']
    .concat(['API_URL', 'AUTH_URL', 'PROJECT_KEY', 'CLIENT_ID', 'CLIENT_SECRET'].map((name) => `COMMERCETOOLS_${name}`))
    .concat(
      ['STOREFRONT', 'SEEDER'].flatMap((who) => [
        `COMMERCETOOLS_${who}_CLIENT_ID`,
        `COMMERCETOOLS_${who}_CLIENT_SECRET`,
      ]),
    )
    .map((name) => [name, '']),
);

/** Tests and benchmarks send everything from one address. */
const ONE_SENDER = { RATE_LIMIT_FACTOR: '1000' };

/** All of Manifold as `npm start` runs it, on its own ports and data. */
export interface RunningSystem {
  ports: Ports;
  /** The default store. Other hosts: `http://de.localhost:${ports.web}`. */
  url: string;
  dataDir: string;
  /** Returns the output of the start so far. */
  printed(): string;
  /** Process ids by name: services, commerce backend, outside world, postgres, and the supervisor as `start`. */
  processes(): Record<string, number>;
  /** Connection strings of its databases. */
  databases(): DatabaseUrls;
  /** Stops it as Ctrl-C does. */
  stop(): Promise<void>;
  /** Kills every process at once, the database included, as a power cut does. The data folder stays. */
  kill9(): Promise<void>;
  /** Starts again on the same data and ports, after `kill9` or `stop` with `keepData`. */
  restart(): Promise<RunningSystem>;
}

/** Starts the system on free ports with its own data folder and waits until it is ready. */
export async function startSystem(options: SystemOptions = {}): Promise<RunningSystem> {
  const ports = await completePorts(options.ports ?? {});
  const dataDir = options.dataDir ?? path.join(temporaryRunFolder('system'), 'data');
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      ...EMBEDDED_ONLY,
      ...ONE_SENDER,
      ...options.env,
      ...portVariables(ports),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = await untilReady(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const processes = () => ({ ...readRunRecord(dataDir)?.children, start: child.pid ?? 0 });
  return {
    ports,
    url: `http://localhost:${ports.web}`,
    dataDir,
    printed,
    processes,
    databases: () => embeddedUrls(ports.postgres, checkoutSecrets(dataDir)),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await exited;
      if (!options.keepData) rmSync(options.dataDir ?? path.dirname(dataDir), { recursive: true, force: true });
    },
    kill9: () => killAll(Object.values(processes())),
    restart: () => startSystem({ ...options, ports, dataDir }),
  };
}

/**
 * Returns the system that `npm run e2e` started for the browser tests. To run one test against `npm start`, set E2E_DATA_DIR
 * to the data folder that it prints.
 */
export function systemUnderTest(): Pick<RunningSystem, 'ports' | 'url' | 'dataDir' | 'processes'> {
  const dataDir = process.env['E2E_DATA_DIR'];
  const record = dataDir ? readRunRecord(dataDir) : undefined;
  if (!dataDir || !record) throw new Error('Nothing runs in E2E_DATA_DIR. Use npm run e2e.');
  return {
    ports: record.ports,
    url: `http://localhost:${record.ports.web}`,
    dataDir,
    processes: () => ({ ...readRunRecord(dataDir)?.children, start: record.pid }),
  };
}

async function completePorts(fixed: Partial<Ports>): Promise<Ports> {
  const pick = async (name: keyof Ports) => fixed[name] ?? (await freePort());
  return {
    web: await pick('web'),
    liveCart: await pick('liveCart'),
    outsideWorld: await pick('outsideWorld'),
    commerce: await pick('commerce'),
    postgres: await pick('postgres'),
  };
}

function portVariables(ports: Ports): Record<string, string> {
  const names = Object.entries(PORT_VARIABLES) as [keyof Ports, readonly [string, number]][];
  return Object.fromEntries(names.map(([key, [variable]]) => [variable, String(ports[key])]));
}

function untilReady(child: ChildProcess): Promise<() => string> {
  let text = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (text.includes(READY)) resolve(() => text);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The system did not start:\n${text}`)));
  });
}

async function killAll(pids: number[]): Promise<void> {
  for (const pid of pids) if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGKILL');
  await Promise.all(pids.map((pid) => waitForExit(pid, 5000)));
}
