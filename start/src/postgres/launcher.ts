import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postgresBinaries } from './binaries.js';
import { takenPortMessage } from '../environment/port-check.js';
import { isPortTaken } from '../network/ports.js';
import { StartProblem } from '../terminal/start-problem.js';
import { asServer, createCluster, stopOrphan, type Cluster } from './cluster.js';
import { closedFolder, serverUser } from './server-user.js';

export interface PostgresOptions {
  /** Data directory; created on first use. If we are root, the user `postgres` must be able to enter it. */
  folder: string;
  port: number;
  superuser: { name: string; password: string };
  logFile: string;
  /** For tests: no fsync, because the data is not needed after the run. */
  volatile?: boolean;
}

export interface RunningPostgres {
  pid: number;
  port: number;
  /** Settles when the server ends for any reason. */
  ended: Promise<void>;
  /** Returns the superuser's connection string of a database. */
  url(database: string): string;
  stop(): Promise<void>;
}

const VOLATILE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const ALWAYS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];

/** Starts the embedded Postgres, creates its data directory if needed, and waits until it accepts connections. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const cluster = prepareCluster(options);
  await stopOrphan(cluster);
  if (await isPortTaken(options.port)) throw new StartProblem(takenPortMessage('postgres', options.port));
  createCluster(cluster, options.superuser, options.volatile ?? false);
  for (let attempt = 1; ; attempt++) {
    const server = launch(cluster, options);
    if (await becameReady(server, cluster.folder)) return running(server, options);
    const reason = tail(options.logFile, 15);
    // The children of a killed postmaster need a moment to end; only this failure is retried.
    if (attempt > 40 || !reason.includes('shared memory block')) throw new Error(`Postgres did not start:\n${reason}`);
    await pause(250);
  }
}

/** Stops the server that a killed start left on a data folder, if any. */
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
      `Postgres runs as user ${user.name}, who may not enter ${closed}. Set DATA_DIR to a folder that this user may enter.`,
    );
  }
  return { folder: path.resolve(folder), binaries: postgresBinaries(user), user };
}

function launch(cluster: Cluster, { port, logFile, volatile }: PostgresOptions): ChildProcess {
  const settings = [...ALWAYS, ...(volatile ? VOLATILE : [])].flatMap((setting) => ['-c', setting]);
  const log = openSync(logFile, 'a');
  // Detached: Ctrl-C must reach only the supervisor, which stops Postgres last.
  const server = spawn(cluster.binaries.program('postgres'), ['-D', cluster.folder, '-p', String(port), ...settings], {
    ...asServer(cluster),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  server.on('error', () => undefined); // becameReady returns false then
  return server;
}

/** Watches the status line of postmaster.pid, as pg_ctl does. Returns false if the server ends instead. */
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
