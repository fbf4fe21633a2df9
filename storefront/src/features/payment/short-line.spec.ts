import { describe, expect, it } from '@jest/globals';
import type { LineItem } from '@manifold/domain/cart/contract';
import { money } from '@manifold/domain/money/money';
import { shortLine } from './short-line.js';

const line = (sku: string, name: string, quantity: number): LineItem => ({
  id: sku,
  productId: sku,
  sku,
  name,
  path: '/',
  productTypeKey: 'standard_product',
  image: null,
  quantity,
  price: { value: money(100, 'EUR'), discounted: null },
  totalPrice: money(100, 'EUR'),
  savings: [],
  isFreight: false,
});

describe('an order refused for lack of stock', () => {
  it('names the product and how many are left', () => {
    const lines = [line('EX1', 'Fryer', 1), line('EX2', 'Grinder', 3)];
    const stock = [
      { sku: 'EX1', availableQuantity: 5 },
      { sku: 'EX2', availableQuantity: 2 },
    ];
    expect(shortLine(lines, stock)).toEqual({ product: 'Grinder', pieces: 2 });
  });

  it('counts a product without an entry as sold out', () => {
    expect(shortLine([line('EX1', 'Fryer', 1)], [])).toEqual({ product: 'Fryer', pieces: 0 });
  });

  it('never blames a guarantee, which is no thing', () => {
    expect(shortLine([line('4100010', 'Guarantee', 1)], [])).toBeUndefined();
  });
});
