import { describe, expect, it } from '@jest/globals';
import { shopAddress } from './shop-address.js';

const ferrum = { productionHost: 'www.ferrum-machines.sk', hosts: ['www.ferrum-machines.sk', 'sk.localhost'] };
const halden = { productionHost: 'halden.se', hosts: ['halden.se', 'se.halden.localhost'] };
const here = { hostname: 'admin.localhost', host: 'admin.localhost:3000', protocol: 'http:' };
const far = { hostname: 'console.manifold.example', host: 'console.manifold.example', protocol: 'https:' };

describe('the URL of a shop', () => {
  it.each([
    [ferrum, here, 'http://sk.localhost:3000/'],
    [halden, here, 'http://se.halden.localhost:3000/'],
    [ferrum, far, 'https://www.ferrum-machines.sk/'],
    [halden, far, 'https://halden.se/'],
  ])('of %o seen from %o is %s', (store, location, address) => {
    expect(shopAddress(store, location)).toBe(address);
  });
});
