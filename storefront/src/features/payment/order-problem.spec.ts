import { describe, expect, it } from '@jest/globals';
import type { Cart, LineItem } from '@manifold/domain/cart/contract';
import { money } from '@manifold/domain/money/money';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { createIntl } from 'react-intl';
import { orderProblem, refusedVouchers, understockedProduct } from './order-problem.js';

const line: LineItem = {
  id: 'l1',
  productId: 'p1',
  sku: 'EX1',
  name: 'Fryer',
  path: '/',
  productTypeKey: 'standard_product',
  image: null,
  quantity: 3,
  price: { value: money(100, 'EUR'), discounted: null },
  totalPrice: money(300, 'EUR'),
  savings: [],
  isFreight: false,
};
const cart: Cart = {
  id: 'c1',
  version: 1,
  customerEmail: null,
  lineItems: [line],
  customLineItems: [],
  itemCount: 3,
  subtotal: money(300, 'EUR'),
  shippingInfo: null,
  discountCodes: [],
  refusedGifts: [],
  totalPrice: money(300, 'EUR'),
  taxedPrice: null,
  billingAddress: null,
  shippingAddress: null,
  clientType: 'private',
  cartState: 'Active',
};
const intl = createIntl({ locale: 'en' });

describe('an order that is refused because something is out of stock', () => {
  it.each([
    [0, 'Fryer: out of stock. Please change your cart.'],
    [2, 'Fryer: only 2 in stock. Please change your cart.'],
  ])('says what is left if there are %d pieces', async (availableQuantity, text) => {
    const results = [{ sku: 'EX1', availableQuantity }];
    const api: ShopApi = { commerce: async () => ({ inventoryEntries: { results } }) as never };
    const problem = await orderProblem(new ShopError('out-of-stock'), { cart, api, intl });
    expect(problem).toEqual({ text, vouchers: [] });
  });
});

describe('an order that is refused because of its payment method', () => {
  const api: ShopApi = { commerce: async () => Promise.reject(new Error('not called')) };
  const refused = (details: ShopError['details']) =>
    orderProblem(new ShopError('payment-method-refused', { details }), { cart, api, intl });

  it.each([
    [{ refusal: 'over-price-limit', limit: 50_000 }, 'Only for orders up to €500.00.'],
    [{ refusal: 'too-many-items', limit: 1 }, 'Only for orders of up to 1 machine.'],
    [{ refusal: 'freight-not-allowed' }, 'Not available for goods that are sent by freight.'],
  ])('says why and names the limit: %j', async (details, reason) => {
    const text = `Cash on delivery: ${reason} Please choose another payment method.`;
    expect(await refused({ method: 'cash-on-delivery', ...details })).toEqual({ text, vouchers: [] });
  });

  it('has a general text if the reason is unknown', async () => {
    const { text } = await refused({ method: 'cash-on-delivery', refusal: 'something-new' });
    expect(text).toBe('This payment method is not available for this order. Please choose another one.');
  });
});

describe('the vouchers of a refused order', () => {
  it('are named if they caused the refusal', () => {
    const fields = [
      { field: 'discountCodes.WELCOME5', reason: 'MaxApplicationReached' },
      { field: 'discountCodes.A.B', reason: 'DoesNotMatchCart' },
    ];
    expect(refusedVouchers(new ShopError('discount-code-not-applicable', { fields }))).toEqual(['WELCOME5', 'A.B']);
  });

  it('are not named if the order was refused for another reason', () => {
    expect(refusedVouchers(new ShopError('out-of-stock'))).toEqual([]);
    expect(refusedVouchers(new Error('discount-code-not-applicable'))).toEqual([]);
  });
});

const lineOf = (sku: string, name: string, quantity: number): LineItem => ({ ...line, id: sku, sku, name, quantity });

describe('an order that is refused for lack of stock', () => {
  it('names the product and how many are left', () => {
    const lines = [lineOf('EX1', 'Fryer', 1), lineOf('EX2', 'Grinder', 3)];
    const stock = [
      { sku: 'EX1', availableQuantity: 5 },
      { sku: 'EX2', availableQuantity: 2 },
    ];
    expect(understockedProduct(lines, stock)).toEqual({ product: 'Grinder', pieces: 2 });
  });

  it('counts a product without an entry as sold out', () => {
    expect(understockedProduct([lineOf('EX1', 'Fryer', 1)], [])).toEqual({ product: 'Fryer', pieces: 0 });
  });

  it('names no guarantee, because a guarantee has no stock', () => {
    expect(understockedProduct([lineOf('4100010', 'Guarantee', 1)], [])).toBeUndefined();
  });
});
