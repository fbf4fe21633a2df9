import { describe, expect, it } from '@jest/globals';
import type { ListedProduct } from '../catalogue/listed-product.js';
import { suggestedProduct } from './suggested-product.js';

const fryer: ListedProduct = {
  id: 'fryer',
  sku: 'EX10010001',
  brand: undefined,
  categoryIds: [],
  centAmount: 11_900,
  fullCentAmount: 14_900,
  createdAt: '2026-01-01',
  tags: [],
  campaigns: [],
  family: null,
  comparisonScore: 0,
  rating: 4,
  summary: {
    names: { de: 'Fritteuse 8 l', en: 'Fryer 8 l' },
    slugs: { de: 'fritteuse-8-l', en: 'fryer-8-l' },
    image: { url: '/pictures/fryer.svg', label: null },
  },
};
const austria = {
  storeKey: 'ferrum_at',
  countryCode: 'AT',
  currencyCode: 'EUR',
  languages: ['de-AT', 'de', 'en'],
};

describe('a suggested product', () => {
  it('has texts in the reader’s language, full price and discounted price', () => {
    expect(suggestedProduct(fryer, austria)).toEqual({
      sku: 'EX10010001',
      name: 'Fritteuse 8 l',
      path: '/fritteuse-8-l',
      image: { url: '/pictures/fryer.svg', alt: 'Fritteuse 8 l' },
      price: {
        value: { centAmount: 14_900, currencyCode: 'EUR', fractionDigits: 2 },
        discounted: { centAmount: 11_900, currencyCode: 'EUR', fractionDigits: 2 },
      },
    });
  });

  it('falls back to English, and has no discounted price without a discount', () => {
    const hungary = { ...austria, languages: ['hu-HU', 'hu', 'en'], currencyCode: 'HUF' };
    const { name, path, price } = suggestedProduct({ ...fryer, centAmount: 14_900 }, hungary);
    expect([name, path]).toEqual(['Fryer 8 l', '/fryer-8-l']);
    expect(price).toEqual({
      value: { centAmount: 14_900, currencyCode: 'HUF', fractionDigits: 2 },
      discounted: null,
    });
  });

  it('has no image if the catalogue has none', () => {
    expect(suggestedProduct({ ...fryer, summary: { ...fryer.summary, image: null } }, austria).image).toBeNull();
  });
});
