import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder that every user may pass through, whatever our umask; an existing one is left as it is. */
export function makeOpenFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755);
}

/** Lets every user read a tree, and run what its owner may run. An install under a strict umask closes it to others. */
export function makeReadableForAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) makeReadableForAll(file);
    else if (entry.isFile()) chmodSync(file, (lstatSync(file).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
  chmodSync(folder, 0o755);
}
