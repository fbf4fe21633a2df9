import { describe, expect, it } from '@jest/globals';
import { addressFacts } from './address-facts.js';

const origin = 'https://shop.example';
const factsOf = (pathname: string, search = '', prefix = '') => addressFacts({ origin, pathname, search }, prefix);

describe('what search engines read about an address', () => {
  it.each([
    ['/gastronomie', '', '/gastronomie'],
    ['/', '?utm_source=mail', '/'],
    ['/gastronomie', '?sort=newest&page=3', '/gastronomie?page=3'],
  ])('the canonical address of %s%s is %s', (pathname, search, canonical) => {
    expect(factsOf(pathname, search)).toEqual({ canonical: origin + canonical, isIndexed: true });
  });

  it('a filtered listing is not indexed; its canonical address is the whole listing', () => {
    const whole = { canonical: `${origin}/gastronomie`, isIndexed: false };
    expect(factsOf('/gastronomie', '?tags=bware&page=2')).toEqual(whole);
  });

  it.each([
    ['/search', '?query=Mixer&page=2', ''],
    ['/fr/search', '?query=Four', '/fr'],
  ])('searches are not indexed: %s%s', (pathname, search, prefix) => {
    expect(factsOf(pathname, search, prefix)).toEqual({ canonical: origin + pathname, isIndexed: false });
  });

  it.each([
    ['/checkout/cart', ''],
    ['/fr/checkout/payment', '/fr'],
  ])('%s is personal and has no canonical address', (pathname, prefix) => {
    expect(factsOf(pathname, '', prefix)).toEqual({ canonical: null, isIndexed: false });
  });
});
