import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The operating-system identity Postgres runs under when it may not be ours. */
export interface ServerUser {
  uid: number;
  gid: number;
  name: string;
}

/**
 * Who must own the Postgres processes: `undefined` means ourselves. Postgres refuses to run as root, so root hands it
 * to `postgres`, or to `nobody` where no such user exists. No user is ever created.
 */
export function serverUser(): ServerUser | undefined {
  return process.getuid?.() === 0 ? parseServerUser(readFileSync('/etc/passwd', 'utf8')) : undefined;
}

/** The first suitable user of a passwd file. */
export function parseServerUser(passwd: string): ServerUser {
  const rows = passwd.split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const row = rows.find(([login]) => login === name);
    if (row) return { name, uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new Error('Postgres refuses to run as root, and there is neither a user "postgres" nor a user "nobody" here.');
}

/** The first folder on the way to `target` that `user` may not pass through, or undefined when the way is free. */
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
