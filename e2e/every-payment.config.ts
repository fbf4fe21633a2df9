import { defineConfig } from '@playwright/test';
import base from './playwright.config.js';

const TIMEOUT_MS = 120_000;

/** `npm run prove:checkout`: every method of the payment provider in every country, to its end. `npm test` has a part of it. */
export default defineConfig({
  ...base,
  testDir: 'every-payment',
  testIgnore: [],
  timeout: TIMEOUT_MS,
  fullyParallel: true,
});
