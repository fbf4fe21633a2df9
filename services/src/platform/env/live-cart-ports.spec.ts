import { describe, expect, it } from '@jest/globals';
import { Env } from './env.js';
import { DEPLOYMENT } from './testing/test-variables.js';

const portsOf = (variables: Readonly<Record<string, string>>) => Env.parse({ ...DEPLOYMENT, ...variables }).liveCart;

describe('the port of the live cart channel', () => {
  it.each([
    ['is 2087 by default', {}, { port: 2087, publicPort: 2087 }],
    ['is the same for browsers', { LIVE_CART_PORT: '9000' }, { port: 9000, publicPort: 9000 }],
    ['may be another one at the proxy', { LIVE_CART_PUBLIC_PORT: '443' }, { port: 2087, publicPort: 443 }],
  ])('%s', (_what, variables, expected) => {
    expect(portsOf(variables)).toEqual(expected);
  });
});
