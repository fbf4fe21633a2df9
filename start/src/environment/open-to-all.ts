import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Creates a folder that every user may enter, regardless of our umask; leaves an existing one unchanged. */
export function makeOpenFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755);
}

/** Lets every user read a tree and run its programs. An install under a strict umask does not allow that. */
export function makeReadableForAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) makeReadableForAll(file);
    else if (entry.isFile()) chmodSync(file, (lstatSync(file).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
  chmodSync(folder, 0o755);
}
