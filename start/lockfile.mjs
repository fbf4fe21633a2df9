// `npm run lockfile`: fails if package-lock.json has a package without an integrity hash.
import { readFileSync } from 'node:fs';

const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/;
const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const installed = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);
const unverified = installed.filter(([, { integrity }]) => !INTEGRITY.test(integrity ?? ''));

if (unverified.length === 0) {
  console.log(`package-lock.json: all ${installed.length} packages have an integrity hash`);
} else {
  for (const [name, { version }] of unverified) console.error(`${name} ${version} has no sha512 integrity`);
  console.error('Pin a version that is in the registry, and install again.');
  process.exitCode = 1;
}
