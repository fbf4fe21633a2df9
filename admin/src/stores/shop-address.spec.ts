import { describe, expect, it } from '@jest/globals';
import { shopAddress } from './shop-address.js';

const slovakia = { countryCode: 'SK', productionHost: 'www.ferrum-machines.sk' };

describe('the address of a shop', () => {
  it.each([
    ['admin.localhost', 'admin.localhost:3000', 'http:', 'http://sk.localhost:3000/'],
    ['console.manifold.example', 'console.manifold.example', 'https:', 'https://www.ferrum-machines.sk/'],
  ])('seen from %s', (hostname, host, protocol, address) => {
    expect(shopAddress(slovakia, { hostname, host, protocol })).toBe(address);
  });
});
