import { describe, expect, it } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { needsShippingMethod, selectShippingMethod } from './shipping-method.js';

const price = money(100, 'EUR');
const method = (key: string, isDefault = false) => ({ id: key, key, name: key, isDefault, deliveryTime: null });

function cart(facts: {
  isFreight?: boolean;
  methodKey?: string;
  matchesCart?: boolean;
  address?: boolean;
}): CartRecord {
  const { isFreight = false, methodKey, matchesCart = true, address = true } = facts;
  const line = {
    id: 'l',
    productId: 'p',
    sku: 'EX10000001',
    name: 'n',
    slug: 's',
    productTypeKey: 'standard_product',
    image: null,
    quantity: 1,
    price: { value: price, discounted: null },
    totalPrice: price,
    savings: [],
    isFreight,
    tax: null,
  };
  return {
    id: 'c',
    version: 1,
    anonymousId: 'a',
    customerEmail: null,
    locale: null,
    customLineItems: [],
    lineItems: [line],
    shippingInfo: methodKey ? { methodKey, methodName: methodKey, price, matchesCart, tax: null } : null,
    totalPrice: price,
    taxedPrice: null,
    billingAddress: null,
    shippingAddress: address ? { country: 'SK' } : null,
    cashOnDeliveryFeeCentAmount: null,
    cashRoundingCentAmount: null,
    grossBeforeNetCentAmount: null,
    grossSubtotalBeforeNetCentAmount: null,
    cartState: 'Active',
    discountCodes: [],
    refusedGifts: [],
    paymentIds: [],
    hasCustomType: true,
    isNetDue: false,
    hasAgreedToEmail: false,
  };
}

describe('the shipping method of a cart', () => {
  it('waits for an address', () => {
    expect(needsShippingMethod(cart({ address: false }))).toBe(false);
  });

  it('is selected again when it is missing or does not match, and when freight is added or removed', () => {
    expect(needsShippingMethod(cart({}))).toBe(true);
    expect(needsShippingMethod(cart({ methodKey: 'parcel', matchesCart: false }))).toBe(true);
    expect(needsShippingMethod(cart({ methodKey: 'parcel', isFreight: true }))).toBe(true);
    expect(needsShippingMethod(cart({ methodKey: 'freight' }))).toBe(true);
    expect(needsShippingMethod(cart({ methodKey: 'parcel' }))).toBe(false);
    expect(needsShippingMethod(cart({ methodKey: 'freight', isFreight: true }))).toBe(false);
  });

  it('is the default method, or the first available one', () => {
    expect(selectShippingMethod(cart({}), [method('express'), method('parcel', true)])?.key).toBe('parcel');
    expect(selectShippingMethod(cart({}), [method('express'), method('parcel')])?.key).toBe('express');
    expect(selectShippingMethod(cart({}), [])).toBeUndefined();
  });

  it('is freight for a heavy machine if available', () => {
    const offered = [method('parcel', true), method('freight')];
    expect(selectShippingMethod(cart({ isFreight: true }), offered)?.key).toBe('freight');
    expect(selectShippingMethod(cart({ isFreight: true }), [method('parcel', true)])?.key).toBe('parcel');
  });
});
