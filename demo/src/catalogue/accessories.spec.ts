import { describe, expect, it } from '@jest/globals';
import { catalogueCategories, relatedCategoriesOf } from './categories.js';
import { catalogueProducts } from './products.js';

const products = catalogueProducts({ count: 600, seed: 'ferrum' });
const accessories = products.filter(({ productType }) => productType === 'accessory');
const machines = products.filter(({ productType }) => productType === 'standard_product');
const bySku = new Map(products.map((product) => [product.sku, product]));

describe('an accessory', () => {
  it('exists in twelve kinds of three, however large the catalogue is', () => {
    expect(new Set(accessories.map(({ family }) => family)).size).toBe(12);
    expect(accessories).toHaveLength(36);
  });

  it('ships as a parcel and costs less than every machine that it fits', () => {
    for (const { isFreight, parentProducts, prices } of accessories) {
      expect([isFreight, parentProducts.length > 0]).toEqual([false, true]);
      for (const sku of parentProducts)
        expect(prices[0]?.centAmount).toBeLessThan(bySku.get(sku)?.prices[0]?.centAmount ?? 0);
    }
  });

  it('is listed by every machine that it fits', () => {
    for (const { sku, parentProducts } of accessories)
      for (const parent of parentProducts) expect(bySku.get(parent)?.relatedAccessories).toContain(sku);
  });

  it.each([
    ['EX10010001', ['EX10300002']],
    ['EX10010002', ['EX10300002']],
    ['EX10740003', ['EX10390002']],
    ['EX10560002', ['EX10410001', 'EX10410002', 'EX10410003']],
    ['EX10560004', []],
  ])('fits a machine of its size alone: %s takes %j', (sku, skus) => {
    expect(bySku.get(sku)?.relatedAccessories).toEqual(skus);
  });

  it('is listed by returned machines too, but by no accessory', () => {
    expect(machines.find(({ sku }) => sku === 'EX20010002')?.relatedAccessories).toEqual(['EX10300002']);
    for (const { relatedAccessories } of accessories) expect(relatedAccessories).toEqual([]);
  });
});

describe('the categories that complement another', () => {
  it('begin with its accessories and are at most three', () => {
    expect(relatedCategoriesOf('fryer')).toEqual(['fryer-basket', 'griddle', 'ice-machine']);
    expect(relatedCategoriesOf('round-sling')).toEqual(['engine-crane', 'crane-scale', 'winch']);
  });

  it('exist for every kind of product and differ from its own category', () => {
    const categories = catalogueCategories();
    const keys = new Set(categories.map(({ key }) => key));
    for (const product of products) expect(relatedCategoriesOf(product.categoryKey).length).toBeGreaterThan(0);
    for (const { key, related } of categories) {
      expect(related.filter((other) => other === key || !keys.has(other))).toEqual([]);
      expect(new Set(related).size).toBe(related.length);
    }
  });
});
