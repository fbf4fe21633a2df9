import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../programs/checkout.js';

const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/;

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

/** Checks that every package of package-lock.json has an integrity hash; prints those without one and fails. */
export function checkLockFile(): void {
  const { packages } = JSON.parse(readFileSync(path.join(CHECKOUT, 'package-lock.json'), 'utf8')) as LockFile;
  const installed = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);
  const unverified = installed.filter(([, { integrity }]) => !INTEGRITY.test(integrity ?? ''));
  if (unverified.length === 0) {
    console.log(`package-lock.json: all ${installed.length} packages have an integrity hash`);
    return;
  }
  for (const [name, { version }] of unverified) console.error(`${name} ${version} has no sha512 integrity`);
  console.error('Pin a version that is in the registry, and install again.');
  process.exitCode = 1;
}
