import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { money } from '@manifold/domain/money/money';
import { cartShippingFee, goodsWithTax, totalWithTax } from './cart-shipping-fee.js';
import { productShippingFee } from './product-shipping-fee.js';

const COST = { freeShippingThresholdCentAmount: 5900, parcelFeeCentAmount: 195, freightFeeCentAmount: 995 };
const line = { isFreight: false } as Cart['lineItems'][number];

const cartFee = (cents: number, { isFreight = false, shippingInfo = null as Cart['shippingInfo'] } = {}) =>
  cartShippingFee({ lineItems: [line, { ...line, isFreight }], subtotal: money(cents, 'EUR'), shippingInfo }, COST)
    .centAmount;

describe('shipping in the cart', () => {
  it.each([
    [5899, false, 195],
    [5899, true, 995],
    [5900, false, 0],
    [5900, true, 0],
  ])('of goods for %s cents (freight: %s) costs %s cents', (cents, isFreight, expected) => {
    expect(cartFee(cents, { isFreight })).toBe(expected);
  });

  it('costs what the backend says as soon as it has a shipping price', () => {
    const shippingInfo = { methodKey: 'parcel', methodName: 'Parcel', price: money(250, 'EUR'), isFree: false };
    expect(cartFee(9000, { shippingInfo })).toBe(250);
  });
});

describe('a cart with the net prices of a company', () => {
  const net = {
    lineItems: [line],
    subtotal: money(5000, 'EUR'),
    grossSubtotalBeforeNet: money(6150, 'EUR'),
    grossBeforeNet: money(6150, 'EUR'),
    shippingInfo: null,
  };

  it('is compared with the threshold and the limits as before the switch to net prices', () => {
    expect(goodsWithTax(net)).toEqual(money(6150, 'EUR'));
    expect(cartShippingFee(net, COST).centAmount).toBe(0);
    expect(totalWithTax(net, COST)).toEqual(money(6150, 'EUR'));
  });

  it('is compared by its own sums once it has gross prices again', () => {
    const gross = { ...net, grossSubtotalBeforeNet: null, grossBeforeNet: null };
    expect(goodsWithTax(gross)).toEqual(money(5000, 'EUR'));
    expect(totalWithTax(gross, COST)).toEqual(money(5195, 'EUR'));
  });
});

const product = (cents: number, isFreight = false, discounted?: number) => ({
  price: { value: money(cents, 'EUR'), discounted: discounted === undefined ? null : money(discounted, 'EUR') },
  isFreight,
});

describe('the shipping fee beside the price of a product', () => {
  it.each([
    ['is the parcel fee one cent below the threshold', product(5899), 195],
    ['is free at the threshold', product(5900), 0],
    ['is the freight fee for a large item', product(5899, true), 995],
    ['depends on the discounted price', product(6000, false, 5000), 195],
  ])('%s', (_title, item, fee) => {
    expect(productShippingFee(item, COST)).toBe(fee);
  });
});
