import { describe, expect, it } from '@jest/globals';
import { brandSlug, slugOfBrandLink } from './brand-slug.js';

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
