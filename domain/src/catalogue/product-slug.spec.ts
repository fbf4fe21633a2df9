import { describe, expect, it } from '@jest/globals';
import { skuOfSlug } from './product-slug.js';

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
