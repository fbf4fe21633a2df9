import { describe, expect, it } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import type { CartChange } from '../ports/cart-backend.js';
import type { CartRecord, LineItemRecord } from '../ports/cart-records.js';
import { isApplied } from './is-applied.js';

const line = (id: string, sku: string, quantity: number): LineItemRecord => ({
  id,
  sku,
  quantity,
  productId: `product of ${sku}`,
  name: sku,
  slug: sku,
  productTypeKey: 'standard_product',
  image: null,
  price: { value: money(100, 'EUR'), discounted: null },
  totalPrice: money(100 * quantity, 'EUR'),
  savings: [],
  isFreight: false,
  tax: null,
});

type Lines = Pick<CartRecord, 'lineItems' | 'discountCodes'>;

const cart = (lineItems: LineItemRecord[], codes: string[] = []): Lines => ({
  lineItems,
  discountCodes: codes.map((code) => ({ id: `id of ${code}`, code, state: 'MatchesCart' })),
});

const adds = (sku: string, quantity: number): CartChange => ({
  change: 'add-line-item',
  sku,
  quantity,
  supplyChannelId: undefined,
  distributionChannelId: undefined,
});

const one = cart([line('1', 'EX10010001', 1)]);
const three = cart([line('1', 'EX10010001', 3)]);

describe('a change whose answer got lost', () => {
  it.each<[string, Lines, Lines, CartChange[], boolean]>([
    ['two pieces more are in the cart', one, three, [adds('EX10010001', 2)], true],
    ['nothing more is in the cart', one, one, [adds('EX10010001', 2)], false],
    ['another tab added another number of pieces', one, three, [adds('EX10010001', 1)], false],
    [
      'a new product is in the cart',
      one,
      cart([...one.lineItems, line('2', 'EX10010002', 1)]),
      [adds('EX10010002', 1)],
      true,
    ],
    ['only one of two products is there', one, three, [adds('EX10010001', 2), adds('EX10010002', 1)], false],
    ['the quantity is as wanted', one, three, [{ change: 'change-quantity', lineItemId: '1', quantity: 3 }], true],
    ['the line is gone', one, cart([]), [{ change: 'remove-line-item', lineItemId: '1' }], true],
    ['a line is replaced', one, one, [{ change: 'remove-line-item', lineItemId: '1' }, adds('EX10010001', 1)], false],
    [
      'the voucher is on the cart',
      one,
      cart([], ['WELCOME5']),
      [{ change: 'add-discount-code', code: 'WELCOME5' }],
      true,
    ],
    [
      'the voucher is still on it',
      cart([], ['A']),
      cart([], ['A']),
      [{ change: 'remove-discount-code', discountCodeId: 'id of A' }],
      false,
    ],
    ['nothing can be seen of it', one, one, [{ change: 'recalculate' }], false],
  ])('where %s', (_, before, after, changes, applied) => {
    expect(isApplied(before, after, changes)).toBe(applied);
  });
});
