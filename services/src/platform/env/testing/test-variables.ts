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

/** The variables that every deployment must set; only the embedded start works without them. */
export const DEPLOYMENT = {
  DATABASE_URL: 'postgresql://a:b@127.0.0.1/c',
  SESSION_KEY: Buffer.alloc(32, 1).toString('base64url'),
  COMMERCETOOLS_CLIENT_SECRET: 'of-the-services',
  COMMERCETOOLS_STOREFRONT_CLIENT_SECRET: 'of-the-storefront',
} as const;
