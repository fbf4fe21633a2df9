import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The operating-system user of Postgres if it cannot be ours. */
export interface ServerUser {
  uid: number;
  gid: number;
  name: string;
}

/**
 * Returns the user of the Postgres processes; undefined means our own. Postgres refuses to run as root: root uses `postgres`,
 * or `nobody` if that user does not exist. Creates no user.
 */
export function serverUser(): ServerUser | undefined {
  return process.getuid?.() === 0 ? parseServerUser(readFileSync('/etc/passwd', 'utf8')) : undefined;
}

/** Returns the first suitable user of a passwd file. Throws if there is none. */
export function parseServerUser(passwd: string): ServerUser {
  const rows = passwd.split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const row = rows.find(([login]) => login === name);
    if (row) return { name, uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new Error('Postgres refuses to run as root, and there is neither a user "postgres" nor a user "nobody" here.');
}

/** Returns the first folder above `target` that `user` may not enter, or undefined. */
export function closedFolder(target: string, user: ServerUser): string | undefined {
  const steps: string[] = [];
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    steps.unshift(at);
    if (at === path.dirname(at)) break;
  }
  return steps.find((step) => exists(step) && !mayEnter(step, user));
}

function exists(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false }) !== undefined;
}

function mayEnter(folder: string, user: ServerUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
