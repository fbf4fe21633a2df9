import { describe, expect, it } from '@jest/globals';
import type { ProductDiscount } from '@commercetools/platform-sdk';
import { centPrecision } from '../amounts/money.js';
import { currentProductDiscounts, withProductDiscount } from './product-discount.js';
import {
  NOW,
  priced,
  sampleCart,
  sampleContext,
  sampleLine,
  samplePrice,
  sampleProduct,
} from './testing/sample-cart.js';
import { centsOff, sampleProductDiscount } from './testing/sample-discount.js';

const product = sampleProduct('oven', [], {
  categories: [{ id: 'kitchen', key: 'kitchen-key', ancestors: ['all'] }],
  variants: [{ id: 1, sku: 'OVEN', attributes: [{ name: 'brand', value: { key: 'ferrum', label: 'Ferrum' } }] }],
});

function discountedCents(cents: number, ...discounts: ProductDiscount[]): number | undefined {
  const current = currentProductDiscounts(discounts, NOW);
  const variant = product.variants[0] ?? { id: 1 };
  return withProductDiscount(samplePrice(cents), { product, variant }, current).discounted?.value.centAmount;
}

describe('product discounts', () => {
  it('round half a cent in favour of the shopper', () => {
    expect(discountedCents(1005, sampleProductDiscount('ten'))).toBe(904);
    expect(discountedCents(15, sampleProductDiscount('ten'))).toBe(13);
    expect(discountedCents(1999, sampleProductDiscount('ten'))).toBe(1799);
  });

  it('apply the one with the highest sort order, not the largest one', () => {
    const half = sampleProductDiscount('half', { value: { type: 'relative', permyriad: 5000 }, sortOrder: '0.45' });
    expect(discountedCents(1000, half, sampleProductDiscount('ten', { sortOrder: '0.5' }))).toBe(900);
  });

  it('skip an amount in another currency and apply the next discount', () => {
    const inCrowns = sampleProductDiscount('crowns', { value: centsOff(100, 'CZK'), sortOrder: '0.9' });
    expect(discountedCents(1000, inCrowns, sampleProductDiscount('ten'))).toBe(900);
    expect(discountedCents(1000, sampleProductDiscount('euros', { value: centsOff(150) }))).toBe(850);
  });

  it('do not apply if they are inactive, ended or not started', () => {
    expect(discountedCents(1000, sampleProductDiscount('off', { isActive: false }))).toBeUndefined();
    expect(discountedCents(1000, sampleProductDiscount('over', { validUntil: NOW.toISOString() }))).toBeUndefined();
    expect(discountedCents(1000, sampleProductDiscount('soon', { validFrom: '2026-12-01T00:00:00Z' }))).toBeUndefined();
  });

  it.each([
    'sku = "OVEN"',
    'product.key = "key-oven"',
    'product.id in ("x", "oven")',
    'categories.key = "kitchen-key"',
    'categories.id contains "kitchen"',
    'categories.id contains any ("garden", "kitchen")',
    'categories.id = ("kitchen")',
    'categoriesWithAncestors.id contains "all"',
    'productType.id = "machine" and currency = "EUR"',
    'attributes.brand = "ferrum"',
    'attributes.brand.label = "Ferrum"',
    'attributes.`brand`.key != "other"',
    'not (sku = "OTHER") or false',
    'price >= "10.00 EUR" and centAmount < 1001',
    'attributes.weight is not defined',
    '1 = 1',
    'true',
  ])('match the product when %s', (predicate) => {
    expect(discountedCents(1000, sampleProductDiscount('ten', { predicate }))).toBe(900);
  });

  it.each([
    'sku = "OTHER"',
    'categories.id contains all ("garden", "kitchen")',
    'categories.id contains "all"',
    'attributes.weight > 3',
    'price > "9.00 CZK"',
    'country = "SK"',
    'sku not in ("OVEN")',
    'sku =',
    '',
  ])('do not match the product when %s', (predicate) => {
    expect(discountedCents(1000, sampleProductDiscount('ten', { predicate }))).toBeUndefined();
  });

  it('keep an externally discounted price only while its discount is active', () => {
    const discount = sampleProductDiscount('partner', { value: { type: 'external' } });
    const discounted = {
      value: centPrecision(777, 'EUR'),
      discount: { typeId: 'product-discount' as const, id: 'partner' },
    };
    const withPrice = (isActive: boolean) => {
      const oven = sampleProduct('oven', [samplePrice(1000, 'EUR', { discounted })]);
      const context = sampleContext([oven], { productDiscounts: [{ ...discount, isActive }] });
      return priced(sampleCart([sampleLine('oven', 2)]), context).totalPrice.centAmount;
    };
    expect([withPrice(true), withPrice(false)]).toEqual([1554, 2000]);
  });
});
