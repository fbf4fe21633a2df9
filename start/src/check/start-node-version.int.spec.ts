import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import semver from 'semver';
import { CHECKOUT } from '../programs/checkout.js';

interface Package {
  readonly engines: { readonly node: string };
}

const read = <Content>(file: string): Content => JSON.parse(readFileSync(path.join(CHECKOUT, file), 'utf8')) as Content;

const { engines } = read<Package>('package.json');

describe('npm start', () => {
  let folder: string;

  // A copy without node_modules, so that an accepted version ends at the next check.
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'manifold-node-version-'));
    mkdirSync(path.join(folder, 'start'));
    copyFileSync(path.join(CHECKOUT, 'start/start.mjs'), path.join(folder, 'start/start.mjs'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  /** Returns the message of `start.mjs` in a Node that says it has this version. */
  function messageOn(version: string): string {
    const versions = `{ value: { ...process.versions, node: '${version}' } }`;
    const disguise = `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`;
    const { stderr } = spawnSync(process.execPath, ['--import', disguise, path.join(folder, 'start/start.mjs')]);
    return String(stderr);
  }

  it.each(['20.19.0', '20.20.1', '22.13.0', '22.21.0', '24.0.0', '25.1.0', '26.0.0'])('accepts Node %s', (version) => {
    expect(messageOn(version)).toContain('Nothing is installed yet');
    expect(semver.satisfies(version, engines.node)).toBe(true);
  });

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.0.0', '22.12.0', '23.11.0'])(
    'refuses Node %s with a reason',
    (version) => {
      expect(messageOn(version)).toContain(`Manifold needs Node 20.19, 22.13, 24 or newer; this is ${version}.`);
      expect(semver.satisfies(version, engines.node)).toBe(false);
    },
  );

  it('needs the same versions in the lock file', () => {
    const { packages } = read<{ readonly packages: Readonly<Record<string, Partial<Package>>> }>('package-lock.json');
    expect(packages['']?.engines).toEqual(engines);
  });
});
