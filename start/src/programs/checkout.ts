import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDotEnv } from '../environment/dot-env.js';
import type { Variables } from '../environment/settings.js';

/** The folder that holds this repository. */
export const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[/\\]$/, '');

/** Returns the environment variables, completed from the checkout's `.env`. The environment wins. */
export function checkoutVariables(): Variables {
  const file = path.join(CHECKOUT, '.env');
  const fromFile = existsSync(file) ? parseDotEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}
