import type { Variables } from '../env.js';

/**
 * The variables of services that a test starts on this machine. Deadlines are long: a machine that runs other work at the
 * same time may stand still for seconds, and a test of an outage sets its own.
 */
export const TEST_VARIABLES = {
  EMBEDDED: 'true',
  LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  DEADLINE_SCALE: '5',
} satisfies Variables;

/** Where no commerce backend answers, for tests that need none and must not find another test's. */
export const NO_BACKEND = {
  COMMERCETOOLS_API_URL: 'http://127.0.0.1:9',
  COMMERCETOOLS_AUTH_URL: 'http://127.0.0.1:9',
} satisfies Variables;
