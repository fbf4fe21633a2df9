import { describe, expect, it } from '@jest/globals';
import { Env } from './env.js';
import { DEPLOYMENT } from './testing/test-variables.js';

const OIDC = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'console' };

describe('a deployment', () => {
  it('starts with its own secrets', () => {
    expect(Env.parse(DEPLOYMENT).embedded).toBe(false);
  });

  it.each([
    ['COMMERCETOOLS_CLIENT_SECRET', { COMMERCETOOLS_CLIENT_SECRET: 'sandbox-services' }],
    ['COMMERCETOOLS_CLIENT_SECRET', { COMMERCETOOLS_CLIENT_SECRET: '' }],
    ['COMMERCETOOLS_STOREFRONT_CLIENT_SECRET', { COMMERCETOOLS_STOREFRONT_CLIENT_SECRET: 'sandbox-storefront' }],
    ['COMMERCETOOLS_STOREFRONT_CLIENT_SECRET', { COMMERCETOOLS_STOREFRONT_CLIENT_SECRET: '' }],
    ['OIDC_CLIENT_SECRET', { ...OIDC, OIDC_CLIENT_SECRET: 'sandbox-console' }],
  ])('does not start with a published %s, and names the variable: %j', (name, variables) => {
    expect(() => Env.parse({ ...DEPLOYMENT, ...variables })).toThrow(
      new RegExp(`^${name} is not set, or is a published secret`),
    );
  });
});

it('the embedded start needs no secret', () => {
  const { DATABASE_URL } = DEPLOYMENT;
  expect(Env.parse({ DATABASE_URL, EMBEDDED: 'true' }).commercetools.service.clientSecret).toBe('sandbox-services');
});
