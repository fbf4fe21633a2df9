import { describe, expect, it } from '@jest/globals';
import { trackingUrl } from './tracking-url.js';

describe('the page about a parcel', () => {
  it.each([
    ['DHL', '0034 1', 'https://www.dhl.com/en/home/tracking.html?tracking-id=0034%201'],
    ['DHL Freight', '7', 'https://www.dhl.com/en/home/tracking.html?tracking-id=7'],
    ['gls', 'AB&x=1', 'https://gls-group.com/track/AB%26x%3D1'],
    ['Own van', '1', null],
    ['constructor', '1', null],
    ['UPS', null, null],
    [null, '1', null],
  ])('of %s with number %s is %s', (carrier, number, expected) => {
    expect(trackingUrl(carrier, number)).toBe(expected);
  });
});
