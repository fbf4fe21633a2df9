import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { inputHash } from './build/input-hash.js';
import { CHECKOUT } from './programs/checkout.js';
import { commerceEnvironment, type ChildContext } from './children.js';
import type { Progress } from './terminal/progress.js';
import { runProgram } from './programs/run-program.js';

const SOURCES = [
  'demo/src',
  'demo/data',
  'demo/pictures/list.json',
  'config-seeds/src',
  'domain/src',
  'package-lock.json',
];

/** Options of the loader, and the variables that set them. */
const LOADER_OPTIONS = { '--products': 'DEMO_PRODUCTS', '--orders': 'DEMO_ORDER_DAYS' } as const;

const DAY_LENGTH = '2026-11-21'.length;

/**
 * Loads the demo catalogue and its past orders unless this database has them. The loader would find that out too, but reading a
 * stamp file saves a second of every later start. Orders are loaded again each day.
 */
export async function fillCommerceBackend(around: ChildContext, progress: Progress): Promise<void> {
  const stamp = path.join(around.folder, 'catalogue.loaded');
  const { sandbox: url = '' } = around.databases;
  const database = createHash('sha256').update(url).digest('hex');
  const words = Object.entries(LOADER_OPTIONS).flatMap(([word, variable]) => {
    const value = around.variables[variable]?.trim();
    return value ? [word, value] : [];
  });
  const today = new Date().toISOString().slice(0, DAY_LENGTH);
  const loaded = [inputHash(CHECKOUT, SOURCES), database, today, ...words].join(' ');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === loaded) return;
  await progress.step('Demo catalogue loaded', () =>
    runProgram(process.execPath, [path.join('demo', 'dist', 'main.js'), ...words], {
      env: commerceEnvironment(around),
    }),
  );
  writeFileSync(stamp, loaded);
}
