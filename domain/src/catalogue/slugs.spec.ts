import { describe, expect, it } from '@jest/globals';
import { brandSlug, slugOfBrandLink, skuOfSlug } from './slugs.js';

describe('the slug of a brand', () => {
  it.each([
    ['Royal Catering', 'royal-catering'],
    ['MSW', 'msw'],
    ['Wiesenfield', 'wiesenfield'],
    ['Lund & Åkesson', 'lund-akesson'],
  ])('%s is written %s', (name, slug) => {
    expect(brandSlug(name)).toBe(slug);
  });

  it.each([
    ['/royal-catering/', 'royal-catering'],
    ['/msw', 'msw'],
    ['https://elsewhere.example/msw/', undefined],
    ['//elsewhere.example', undefined],
    ['/', undefined],
  ])('its link %s names %s', (url, slug) => {
    expect(slugOfBrandLink(url)).toBe(slug);
  });
});

describe('the slug of a page', () => {
  it.each([
    ['electric-fryer-2-x-10-l-ex10000123', 'EX10000123'],
    ['electric-fryers', undefined],
    ['ex10000123', undefined],
    ['fryer-ex1000012', undefined],
    ['fryer-ex10000123-old', undefined],
  ])('%s names the product %s', (slug, sku) => {
    expect(skuOfSlug(slug)).toBe(sku);
  });
});
