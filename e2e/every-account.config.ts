import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { EVERY_ACCOUNT_SHOP } from './account-holder.js';
import base from './playwright.config.js';

// Inherited by the workers.
process.env[EVERY_ACCOUNT_SHOP] = 'true';

const FOLDER = import.meta.dirname;

/** Whether a file has tests in every shop of `account-holder.ts`. */
const hasShops = (file: string): boolean =>
  /\b(?:ACCOUNT_SHOPS|shopsOf)\b/.test(readFileSync(path.join(FOLDER, file), 'utf8'));

/** `npm run prove:accounts`: accounts in every shop that differs. `npm test` has a part of it. */
export default defineConfig({
  ...base,
  testMatch: readdirSync(FOLDER).filter((file) => file.endsWith('.spec.ts') && hasShops(file)),
});
