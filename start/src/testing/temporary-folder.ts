import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync, readFileSync, existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeOpenFolder } from '../environment/open-to-all.js';
import { commandLine, isAlive } from '../postgres/processes.js';
import { closedFolder, serverUser } from '../postgres/server-user.js';

const PREFIX = 'manifold-run-';

/**
 * Creates a folder for the data of one test run, which the user of Postgres can enter. Also removes the folders and servers of
 * earlier runs that were killed.
 */
export function temporaryRunFolder(name: string): string {
  const base = reachableBase();
  for (const entry of readdirSync(base)) if (entry.startsWith(PREFIX)) removeAbandoned(path.join(base, entry));
  const folder = path.join(base, `${PREFIX}${name}-${process.pid}-${Date.now().toString(36)}`);
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'owner.pid'), String(process.pid));
  return folder;
}

function reachableBase(): string {
  const user = serverUser();
  if (!user || !closedFolder(os.tmpdir(), user)) return os.tmpdir();
  const shared = '/var/lib/manifold/runs';
  makeOpenFolder('/var/lib/manifold');
  makeOpenFolder(shared);
  return shared;
}

function removeAbandoned(folder: string): void {
  const owner = path.join(folder, 'owner.pid');
  if (!existsSync(owner) || isAlive(Number(readFileSync(owner, 'utf8')))) return;
  for (const cluster of ['postgres', 'data/postgres']) killServer(path.join(folder, cluster));
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    // A process that outlived its run still writes there. The next run removes the rest.
    if (!isNotEmpty(error)) throw error;
  }
}

const isNotEmpty = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY';

/** Kills the server without a checkpoint: its data is removed anyway. */
function killServer(cluster: string): void {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (isAlive(pid) && commandLine(pid).includes(cluster)) process.kill(pid, 'SIGQUIT');
}
