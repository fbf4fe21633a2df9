import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHECKOUT } from '../../programs/checkout.js';

/** What a section touches and what that needs to compile. */
const WORKSPACES = ['domain', 'config-seeds', 'services', 'storefront', 'admin', 'start', 'sandbox'];
const FILES = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'jest.config.mjs',
  'prisma.config.ts',
  '.prettierrc.json',
  '.prettierrc',
  '.editorconfig',
];

/** A copy of the checkout with its build, whose packages are this checkout's. */
export interface CheckoutCopy {
  readonly folder: string;
  remove(): void;
}

/** Copies what is needed to make a section, without git and without what only runs. */
export function copyCheckout(): CheckoutCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-recipe-'));
  const isSource = (file: string) => path.basename(file) !== 'node_modules';
  for (const name of [...WORKSPACES, 'prisma', ...FILES]) {
    const source = path.join(CHECKOUT, name);
    // Times stay, so that the compiler takes the build that is there for what did not change.
    if (existsSync(source)) {
      cpSync(source, path.join(folder, name), { recursive: true, preserveTimestamps: true, filter: isSource });
    }
  }
  for (const place of ['', ...WORKSPACES]) linkPackages(path.join(CHECKOUT, place), path.join(folder, place));
  const own = path.join(folder, 'node_modules', '@manifold');
  mkdirSync(own);
  for (const name of WORKSPACES) symlinkSync(path.join(folder, name), path.join(own, name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links every package but our own, which must lead into the copy. */
function linkPackages(from: string, to: string): void {
  const packages = path.join(from, 'node_modules');
  if (!existsSync(packages)) return;
  mkdirSync(path.join(to, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name !== '@manifold' && name !== '.cache') {
      symlinkSync(path.join(packages, name), path.join(to, 'node_modules', name));
    }
  }
}
