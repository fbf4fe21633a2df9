import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { inputHash } from './build/input-hash.js';
import { CHECKOUT } from './checkout.js';
import { commerceEnvironment, type Surroundings } from './children.js';
import type { Progress } from './progress.js';
import { runProgram } from './run-program.js';

const SOURCES = ['demo/src', 'config-seeds/src', 'domain/src', 'package-lock.json'];

/**
 * Loads the demo catalogue unless this very one is in this very database. The loader would find that out by itself;
 * asking a file instead of it saves a second of every later start.
 */
export async function fillCommerceBackend(around: Surroundings, progress: Progress): Promise<void> {
  const stamp = path.join(around.folder, 'catalogue.loaded');
  const database = createHash('sha256').update(around.databases.sandbox).digest('hex');
  const loaded = `${inputHash(CHECKOUT, SOURCES)} ${database}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === loaded) return;
  await progress.step('Demo catalogue loaded', () =>
    runProgram(process.execPath, [path.join('demo', 'dist', 'main.js')], { env: commerceEnvironment(around) }),
  );
  writeFileSync(stamp, loaded);
}
