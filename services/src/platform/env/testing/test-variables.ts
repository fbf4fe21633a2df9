import type { Variables } from '../env.js';

/**
 * Variables for services that a test starts on this machine. Deadlines are long, because a busy machine may pause a process
 * for seconds. Tests of outages set their own.
 */
export const TEST_VARIABLES = {
  EMBEDDED: 'true',
  LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  DEADLINE_SCALE: '5',
} satisfies Variables;

/** An address where no commerce backend answers, for tests that must not use another test's backend. */
export const NO_BACKEND = {
  COMMERCETOOLS_API_URL: 'http://127.0.0.1:9',
  COMMERCETOOLS_AUTH_URL: 'http://127.0.0.1:9',
} satisfies Variables;
