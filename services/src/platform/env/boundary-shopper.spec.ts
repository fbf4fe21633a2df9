import { describe, expect, it } from '@jest/globals';
import { Env } from './env.js';

const parsed = (variables: Readonly<Record<string, string>>) =>
  Env.parse({ DATABASE_URL: 'postgresql://a:b@127.0.0.1/c', EMBEDDED: 'true', ...variables }).boundaryShopper;

describe('whether test carts may be created', () => {
  it.each([
    ['in the sandbox of this machine', {}, true],
    ['in a project of the vendor', { COMMERCETOOLS_API_URL: 'https://api.europe-west1.gcp.commercetools.com' }, false],
    [
      'on a host whose name begins like this machine',
      { COMMERCETOOLS_API_URL: 'https://localhost.example.com' },
      false,
    ],
    ['if it is switched on', { COMMERCETOOLS_API_URL: 'https://api.example.com', BOUNDARY_SHOPPER: 'on' }, true],
    ['if it is switched off', { BOUNDARY_SHOPPER: 'off' }, false],
  ])('%s', (_where, variables, isAllowed) => {
    expect(parsed(variables)).toBe(isAllowed);
  });
});
