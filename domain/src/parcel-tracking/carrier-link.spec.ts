import { describe, expect, it } from '@jest/globals';
import { carrierLink } from './carrier-link.js';

describe('the link to a parcel', () => {
  it.each([
    ['DHL', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=0034'],
    ['DHL Parcel', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=0034'],
    ['Zásilkovna', 'https://tracking.packeta.com/en/?id=0034'],
    ['gls_austria', 'https://gls-group.eu/EU/en/parcel-tracking?match=0034'],
  ])('leads to the page of %s', (carrier, link) => {
    expect(carrierLink(carrier, '0034')).toBe(link);
  });

  it('does not exist for an unknown carrier or without a number', () => {
    expect(carrierLink('UPS', null)).toBeNull();
    expect(carrierLink('Our own van', '0034')).toBeNull();
    expect(carrierLink('constructor', '0034')).toBeNull();
    expect(carrierLink(null, '0034')).toBeNull();
  });

  it('escapes the characters of a number that are special in an address', () => {
    expect(carrierLink('UPS', '1Z&x=https://evil.example')).toBe(
      'https://www.ups.com/track?tracknum=1Z%26x%3Dhttps%3A%2F%2Fevil.example',
    );
  });
});
