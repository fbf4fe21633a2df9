import { defineConfig } from '@playwright/test';
import base from './playwright.config.js';

const TIMEOUT_MS = 180_000;

/** `npm run screens`: takes pictures of the shop; not tests. */
export default defineConfig({
  ...base,
  testDir: 'screens',
  testIgnore: [],
  timeout: TIMEOUT_MS,
  fullyParallel: true,
});
