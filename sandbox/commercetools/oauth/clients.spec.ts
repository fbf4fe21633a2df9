import { describe, expect, it } from '@jest/globals';
import { sandboxClients } from './clients.js';

const OWN = {
  COMMERCETOOLS_CLIENT_SECRET: 'a',
  COMMERCETOOLS_STOREFRONT_CLIENT_SECRET: 'b',
  COMMERCETOOLS_SEEDER_CLIENT_SECRET: 'c',
};
const secrets = (env: Record<string, string>) => sandboxClients('manifold', env).map(({ secret }) => secret);

describe('the clients of the sandbox', () => {
  it('have published secrets on this machine alone', () => {
    expect(secrets({})).toEqual(['sandbox-services', 'sandbox-storefront', 'sandbox-seeder']);
    expect(secrets({ COMMERCETOOLS_HOST: '0.0.0.0', ...OWN })).toEqual(['a', 'b', 'c']);
  });

  it.each(Object.keys(OWN))('need %s where others can reach the sandbox', (name) => {
    expect(() => secrets({ COMMERCETOOLS_HOST: '0.0.0.0', ...OWN, [name]: '' })).toThrow(
      new RegExp(`^${name} is not set`),
    );
  });
});
