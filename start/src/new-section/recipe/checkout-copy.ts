import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHECKOUT } from '../../programs/checkout.js';

/** Workspaces that a section changes, and those needed to compile them. */
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

/** A copy of the checkout with its build; its packages are links to this checkout's. */
export interface CheckoutCopy {
  readonly folder: string;
  remove(): void;
}

/** Copies the files that a new section needs, without git and without packages. */
export function copyCheckout(): CheckoutCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-recipe-'));
  const isSource = (file: string) => path.basename(file) !== 'node_modules';
  for (const name of [...WORKSPACES, 'prisma', ...FILES]) {
    const source = path.join(CHECKOUT, name);
    // Keeps file times, so that the compiler rebuilds only what changes.
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

/** Links all packages except our own, which must point into the copy. */
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
