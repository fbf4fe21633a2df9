import { describe, expect, it } from '@jest/globals';
import { centPrecision } from '../amounts/money.js';
import { recalculate } from './recalculate.js';
import { priced, sampleCart, sampleContext, sampleLine, samplePrice, sampleProduct } from './testing/sample-cart.js';

describe('the price of a line', () => {
  const product = sampleProduct('oven', [samplePrice(1000, 'EUR', { country: 'DE' })]);

  it('is refused with the name of the product that has no price here', () => {
    const result = recalculate(sampleCart([sampleLine('oven')], { country: 'SK' }), sampleContext([product]));
    expect(result.error).toMatchObject({
      code: 'MatchingPriceNotFound',
      productId: 'oven',
      variantId: 1,
      country: 'SK',
    });
  });

  it('is refused if an amount exceeds the largest exact number', () => {
    const oven = sampleProduct('oven', [samplePrice(900_000_000)]);
    expect(recalculate(sampleCart([sampleLine('oven', 1_000_000_000)]), sampleContext([oven])).error).toEqual({
      code: 'MoneyOverflow',
    });
  });

  it('does not change when the product no longer exists', () => {
    const known = priced(sampleCart([sampleLine('oven', 2)], { country: 'DE' }), sampleContext([product]));
    expect(priced(known, sampleContext([])).totalPrice.centAmount).toBe(2000);
  });

  it('is that of the price tier that the quantity reaches', () => {
    const tiers = [
      { minimumQuantity: 10, value: centPrecision(800, 'EUR') },
      { minimumQuantity: 5, value: centPrecision(900, 'EUR') },
    ];
    const oven = sampleProduct('oven', [samplePrice(1000, 'EUR', { tiers })]);
    const totalOf = (quantity: number) =>
      priced(sampleCart([sampleLine('oven', quantity)]), sampleContext([oven])).totalPrice.centAmount;
    expect([totalOf(4), totalOf(5), totalOf(12)]).toEqual([4000, 4500, 9600]);
  });
});
