// Refuses a package-lock.json with a package that is installed unverified: `node start/lockfile.mjs`.
import { readFileSync } from 'node:fs';

const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/;
const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const installed = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);
const unverified = installed.filter(([, { integrity }]) => !INTEGRITY.test(integrity ?? ''));

if (unverified.length === 0) {
  console.log(`package-lock.json: the integrity of all ${installed.length} packages is known`);
} else {
  for (const [name, { version }] of unverified) console.error(`${name} ${version} has no sha512 integrity`);
  console.error('A version whose packages are all in the registry has one: pin that, and install again.');
  process.exitCode = 1;
}
