import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { postgresBinaries } from './binaries.js';
import { takenPortMessage } from '../environment/port-check.js';
import { isPortTaken } from '../network/ports.js';
import { StartProblem } from '../terminal/start-problem.js';
import { asServer, createCluster, stopOrphan, type Cluster } from './cluster.js';
import { closedFolder, serverUser } from './server-user.js';

export interface PostgresOptions {
  /** Data directory; made on first use. Its parents must be open to the user `postgres` when we are root. */
  folder: string;
  port: number;
  superuser: { name: string; password: string };
  logFile: string;
  /** For tests: no fsync, data is worth nothing after the run. */
  volatile?: boolean;
}

export interface RunningPostgres {
  pid: number;
  port: number;
  /** Settles when the server ends, wished for or not. */
  ended: Promise<void>;
  /** Connection string of the superuser for one database. */
  url(database: string): string;
  stop(): Promise<void>;
}

const VOLATILE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const ALWAYS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];

/** Starts the embedded Postgres on a data directory, making it first if need be, and waits until it takes connections. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const cluster = prepareCluster(options);
  await stopOrphan(cluster);
  if (await isPortTaken(options.port)) throw new StartProblem(takenPortMessage('postgres', options.port));
  createCluster(cluster, options.superuser, options.volatile ?? false);
  for (let attempt = 1; ; attempt++) {
    const server = launch(cluster, options);
    if (await becameReady(server, cluster.folder)) return running(server, options);
    const reason = tail(options.logFile, 15);
    // The children of a killed postmaster need a moment to notice; only this failure is worth waiting for.
    if (attempt > 40 || !reason.includes('shared memory block')) throw new Error(`Postgres did not start:\n${reason}`);
    await pause(250);
  }
}

/** Ends the server that a killed start left on a checkout's data folder, if there is one. */
export async function stopOrphanPostgres(dataFolder: string): Promise<void> {
  await stopOrphan({ folder: path.join(dataFolder, 'postgres') });
}

function prepareCluster({ folder, logFile }: PostgresOptions): Cluster {
  const user = serverUser();
  const parent = path.dirname(path.resolve(folder));
  mkdirSync(parent, { recursive: true });
  mkdirSync(path.dirname(logFile), { recursive: true });
  const closed = user && closedFolder(parent, user);
  if (closed) {
    throw new Error(
      `Postgres runs as user ${user.name}, who may not enter ${closed}. Set DATA_DIR to a folder that is open to it.`,
    );
  }
  return { folder: path.resolve(folder), binaries: postgresBinaries(user), user };
}

function launch(cluster: Cluster, { port, logFile, volatile }: PostgresOptions): ChildProcess {
  const settings = [...ALWAYS, ...(volatile ? VOLATILE : [])].flatMap((setting) => ['-c', setting]);
  const log = openSync(logFile, 'a');
  // Detached: Ctrl-C in the terminal must reach the supervisor only, which stops Postgres last.
  const server = spawn(cluster.binaries.program('postgres'), ['-D', cluster.folder, '-p', String(port), ...settings], {
    ...asServer(cluster),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  server.on('error', () => undefined); // reported through the exit code below
  return server;
}

/** Watches the status line of postmaster.pid, as pg_ctl does. False when the server ended instead. */
async function becameReady(server: ChildProcess, folder: string): Promise<boolean> {
  const file = path.join(folder, 'postmaster.pid');
  while (server.pid !== undefined && server.exitCode === null && server.signalCode === null) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') return true;
    await pause(15);
  }
  return false;
}

function running(server: ChildProcess, { port, superuser }: PostgresOptions): RunningPostgres {
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const login = `${encodeURIComponent(superuser.name)}:${encodeURIComponent(superuser.password)}`;
  return {
    pid: server.pid ?? 0,
    port,
    ended,
    url: (database) => `postgresql://${login}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
      await ended;
    },
  };
}

function tail(file: string, lines: number): string {
  if (!existsSync(file) || statSync(file).size === 0) return '(nothing in the log)';
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
