import { defineConfig } from '@playwright/test';
import { ANSWERED } from './answered-consent.js';

const TEST_TIMEOUT_MS = 60_000;
const EXPECT_TIMEOUT_MS = 10_000;

/** Root has no user namespace for Chromium's sandbox. */
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: ['every-payment/**', 'screens/**'],
  outputDir: '../test-results',
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  // One system serves all tests; two workers use two cores.
  workers: 2,
  // A shared machine may stall for seconds: a test that passes only on a retry is printed as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    storageState: ANSWERED,
    viewport: { width: 1440, height: 900 },
    // Actions, requests and the final page; pictures of every step would take a third more time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args },
  },
});
