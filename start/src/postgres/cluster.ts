import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.js';
import { commandLine, isAlive, waitForExit } from './processes.js';
import type { ServerUser } from './server-user.js';

/** A data directory, with the programs and the user of its server. */
export interface Cluster {
  folder: string;
  binaries: PostgresBinaries;
  user: ServerUser | undefined;
}

/** Returns options of child_process that run a Postgres program as the cluster's user, with English messages. */
export function asServer({ user }: Cluster) {
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  return { ...identity, env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }, cwd: '/' };
}

/** Creates the data directory with its superuser unless it exists. Replaces an incomplete one. */
export function createCluster(
  cluster: Cluster,
  superuser: { name: string; password: string },
  volatile: boolean,
): void {
  const { folder, binaries, user } = cluster;
  const complete = path.join(folder, 'manifold.complete');
  if (existsSync(complete)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, `${superuser.password}\n`, { mode: 0o600 });
  if (user) for (const file of [folder, passwordFile]) chownSync(file, user.uid, user.gid);
  const identity = ['-D', folder, '-U', superuser.name, '--pwfile', passwordFile, '--auth=scram-sha-256'];
  const text = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    execFileSync(binaries.program('initdb'), [...identity, ...text, ...(volatile ? ['--no-sync'] : [])], {
      ...asServer(cluster),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(complete, '');
}

/**
 * Stops a server whose parent was killed, so that the data directory is free. If its process id belongs to another program by
 * now, only the stale file is removed.
 */
export async function stopOrphan(cluster: Pick<Cluster, 'folder'>): Promise<boolean> {
  const file = path.join(cluster.folder, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isAlive(pid) || !commandLine(pid).includes(cluster.folder)) {
    rmSync(file, { force: true });
    return false;
  }
  process.kill(pid, 'SIGINT'); // "fast": rolls open transactions back and writes a checkpoint
  if (!(await waitForExit(pid, 15_000))) {
    process.kill(pid, 'SIGQUIT');
    await waitForExit(pid, 5_000);
  }
  return true;
}
