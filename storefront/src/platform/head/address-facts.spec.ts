import { describe, expect, it } from '@jest/globals';
import { addressFacts } from './address-facts.js';

const origin = 'https://shop.example';
const of = (pathname: string, search = '', prefix = '') => addressFacts({ origin, pathname, search }, prefix);

describe('what search engines are told of an address', () => {
  it.each([
    ['/gastronomie', '', '/gastronomie'],
    ['/', '?utm_source=mail', '/'],
    ['/gastronomie', '?sort=newest&page=3', '/gastronomie?page=3'],
  ])('%s%s is to be kept as %s', (pathname, search, canonical) => {
    expect(of(pathname, search)).toEqual({ canonical: origin + canonical, isIndexed: true });
  });

  it('a part of a listing stands for the whole one', () => {
    const whole = { canonical: `${origin}/gastronomie`, isIndexed: false };
    expect(of('/gastronomie', '?tags=bware&page=2')).toEqual(whole);
  });

  it.each([
    ['/search', '?query=Mixer&page=2', ''],
    ['/fr/search', '?query=Four', '/fr'],
  ])('what somebody searched for is not kept: %s%s', (pathname, search, prefix) => {
    expect(of(pathname, search, prefix)).toEqual({ canonical: origin + pathname, isIndexed: false });
  });

  it.each([
    ['/checkout/cart', ''],
    ['/fr/checkout/payment', '/fr'],
  ])('%s is nobody’s business but the visitor’s', (pathname, prefix) => {
    expect(of(pathname, '', prefix)).toEqual({ canonical: null, isIndexed: false });
  });
});
