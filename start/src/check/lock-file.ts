import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../programs/checkout.js';
import { excludedNodeVersions, type PackageWithEngines } from './node-versions.js';

const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/;

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage extends PackageWithEngines {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** Whether npm runs the install scripts of a package, by the package's name. */
type ReviewedScripts = Readonly<Record<string, boolean>>;

const read = <Content>(file: string): Content => JSON.parse(readFileSync(path.join(CHECKOUT, file), 'utf8')) as Content;

const nameIn = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Checks that every package of package-lock.json has an integrity hash and runs on the versions of Node that README.md names, and
 * that package.json allows or forbids its install script. Prints the others and fails.
 */
export function checkLockFile(): void {
  const { packages } = read<LockFile>('package-lock.json');
  const { allowScripts = {} } = read<{ readonly allowScripts?: ReviewedScripts }>('package.json');
  const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  const unverified = installed.filter(([, { integrity }]) => !INTEGRITY.test(integrity ?? ''));
  const unreviewed = installed.filter(
    ([place, { hasInstallScript }]) => hasInstallScript && !(nameIn(place) in allowScripts),
  );
  for (const [place, { version }] of unverified) console.error(`${place} ${version} has no sha512 integrity`);
  if (unverified.length > 0) console.error('Pin a version that is in the registry, and install again.');
  for (const [place] of unreviewed) console.error(`${place} has an install script that nobody has reviewed`);
  if (unreviewed.length > 0)
    console.error('Read it, then run npm install-scripts deny <package>, or approve if nothing works without it.');
  const excluding = excludedNodeVersions(packages);
  for (const line of excluding) console.error(line);
  if (excluding.length > 0) console.error('Use a version of it that runs on all of them.');
  if (unverified.length + unreviewed.length + excluding.length > 0) process.exitCode = 1;
  else
    console.log(
      `package-lock.json: all ${installed.length} packages have an integrity hash and run on our versions of Node, without unknown install scripts`,
    );
}
