import { describe, expect, it } from '@jest/globals';
import type { CartAction } from '@manifold/domain/cart/contract';
import { money } from '@manifold/domain/money/money';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { LineItemRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { refuseTooMany, skusToCheck } from './quantity-limits.js';

const line = (sku: string, quantity: number): LineItemRecord => ({
  id: `line-${sku}`,
  productId: `product-${sku}`,
  sku,
  name: sku,
  slug: sku.toLowerCase(),
  productTypeKey: 'standard_product',
  image: null,
  quantity,
  price: { value: money(100, 'EUR'), discounted: null },
  totalPrice: money(100 * quantity, 'EUR'),
  savings: [],
  isFreight: false,
  tax: null,
});

const add = (sku: string, quantity: number): CartAction => ({ action: 'addLineItem', sku, quantity });
const change = (sku: string, quantity: number): CartAction => ({
  action: 'changeLineItemQuantity',
  lineItemId: `line-${sku}`,
  quantity,
});

function refusal(actions: CartAction[], lines: LineItemRecord[], stock: Record<string, number>, maximum = 1000) {
  try {
    refuseTooMany(actions, lines, { maximum, stock: new Map(Object.entries(stock)) });
    return undefined;
  } catch (error) {
    return error instanceof ShopError ? error.code : error;
  }
}

describe('the quantity limit of a cart', () => {
  it('allows all pieces in stock', () => {
    expect(refusal([add('EX10000001', 3)], [line('EX10000001', 2)], { EX10000001: 5 })).toBeUndefined();
  });

  it('refuses one more than the stock', () => {
    expect(refusal([add('EX10000001', 4)], [line('EX10000001', 2)], { EX10000001: 5 })).toBe('out-of-stock');
  });

  it('refuses one more than the store allows of a product', () => {
    expect(refusal([change('EX10000001', 1001)], [line('EX10000001', 1)], { EX10000001: 5000 })).toBe(
      'maximum-quantity',
    );
  });

  it('adds up quantities that one request adds twice', () => {
    const twice = [add('EX10000001', 3), add('EX10000001', 3)];
    expect(refusal(twice, [], { EX10000001: 5 })).toBe('out-of-stock');
  });

  it('lets a shopper reduce a quantity even if the stock is lower', () => {
    expect(refusal([change('EX10000001', 3)], [line('EX10000001', 5)], { EX10000001: 1 })).toBeUndefined();
  });

  it('subtracts what the same request removed before', () => {
    const swapped: CartAction[] = [{ action: 'removeLineItem', lineItemId: 'line-EX10000001' }, add('EX10000001', 5)];
    expect(refusal(swapped, [line('EX10000001', 5)], { EX10000001: 5 })).toBeUndefined();
  });

  it('never limits a virtual product by stock', () => {
    expect(refusal([add('4100010', 999)], [], {})).toBeUndefined();
    expect(refusal([add('4100010', 1001)], [], {})).toBe('maximum-quantity');
  });

  it('refuses a product without stock', () => {
    expect(refusal([add('EX10000009', 1)], [], {})).toBe('out-of-stock');
  });

  it('checks the stock of each product once, and never of virtual ones', () => {
    const actions = [add('EX10000001', 1), add('4100010', 1), change('EX10000002', 2), change('EX10000001', 2)];
    expect(skusToCheck(actions, [line('EX10000001', 1), line('EX10000002', 1)])).toEqual(['EX10000001', 'EX10000002']);
  });
});
