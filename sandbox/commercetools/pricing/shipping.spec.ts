import { describe, expect, it } from '@jest/globals';
import type { ShippingMethod } from '@commercetools/platform-sdk';
import type { CartState, PricingContext } from './types.js';
import { methodsForCart, methodsForLocation } from './matching-methods.js';
import { centPrecision } from '../amounts/money.js';
import { priced, sampleCart, sampleContext, sampleLine, samplePrice, sampleProduct } from './testing/sample-cart.js';
import { centsOff, sampleCartDiscount } from './testing/sample-discount.js';
import { chosenShippingInfo, sampleMethod, sampleRate, sampleZone } from './testing/sample-shipping.js';

const products = [sampleProduct('oven', [samplePrice(1000)]), sampleProduct('saw', [samplePrice(1)])];
const parcel = sampleMethod({ 'zone-SK': [sampleRate(195, 5900)], 'zone-DE': [sampleRate(495)] });
const zones = [sampleZone('SK'), sampleZone('DE'), sampleZone('AT')];

function shipped(
  quantities: Readonly<Record<string, number>>,
  country: string | undefined = 'SK',
  more: { method?: ShippingMethod; context?: Partial<PricingContext>; cart?: Partial<CartState> } = {},
): CartState {
  const method = more.method ?? parcel;
  const lines = Object.entries(quantities).map(([id, quantity]) => sampleLine(id, quantity));
  const address = country === '' ? undefined : { country };
  const cart = sampleCart(lines, {
    taxMode: 'Disabled',
    shippingAddress: address,
    shippingInfo: chosenShippingInfo(method),
    ...more.cart,
  });
  return priced(cart, sampleContext(products, { shippingMethods: [method], zones, ...more.context }));
}

const shippingOf = ({ shippingInfo }: CartState) => [shippingInfo?.price.centAmount, shippingInfo?.shippingMethodState];

describe('shipping', () => {
  it.each([
    [5, 899, 5899, 195],
    [5, 900, 5900, 0],
    [5, 901, 5901, 0],
  ])('is free when the lines reach the threshold: %d ovens and %d screws', (oven, saw, lines, price) => {
    const cart = shipped({ oven, saw });
    expect(cart.shippingInfo?.price.centAmount).toBe(price);
    expect(cart.totalPrice.centAmount).toBe(lines + price);
  });

  it('costs again when the lines fall below the threshold', () => {
    const free = shipped({ oven: 6 });
    const [line] = free.lineItems;
    const smaller = { ...free, lineItems: line ? [{ ...line, quantity: 1 }] : [] };
    const cart = priced(smaller, sampleContext(products, { shippingMethods: [parcel], zones }));
    expect([free.shippingInfo?.price.centAmount, cart.shippingInfo?.price.centAmount]).toEqual([0, 195]);
    expect(cart.totalPrice.centAmount).toBe(1195);
  });

  it('compares the threshold with the lines after their cart discounts', () => {
    const context = { cartDiscounts: [sampleCartDiscount('off', { value: centsOff(101) })] };
    expect(shippingOf(shipped({ oven: 6 }, 'SK', { context }))).toEqual([195, 'MatchesCart']);
  });

  it('has the price of the new zone when the address changes to another country', () => {
    expect(shippingOf(shipped({ oven: 6 }, 'DE'))).toEqual([495, 'MatchesCart']);
  });

  it('does not match a country that the method does not ship to, and matches again when the address changes back', () => {
    const home = shipped({ oven: 1 });
    const context = sampleContext(products, { shippingMethods: [parcel], zones });
    const abroad = priced({ ...home, shippingAddress: { country: 'AT' } }, context);
    expect(shippingOf(abroad)).toEqual([195, 'DoesNotMatchCart']);
    expect(shippingOf(priced({ ...abroad, shippingAddress: { country: 'SK' } }, context))).toEqual([
      195,
      'MatchesCart',
    ]);
  });

  it('does not match if the cart violates the condition of the method, or if the method is inactive', () => {
    const upTo = sampleMethod({ 'zone-SK': [sampleRate(195)] }, { predicate: 'totalPrice <= "15.00 EUR"' });
    expect(shippingOf(shipped({ oven: 1 }, 'SK', { method: upTo }))).toEqual([195, 'MatchesCart']);
    expect(shippingOf(shipped({ oven: 2 }, 'SK', { method: upTo }))).toEqual([195, 'DoesNotMatchCart']);
    const off = { ...parcel, active: false };
    expect(shippingOf(shipped({ oven: 1 }, 'SK', { method: off }))).toEqual([195, 'DoesNotMatchCart']);
  });

  it('is removed with the shipping address', () => {
    const cart = shipped({ oven: 1 }, '');
    expect([cart.shippingInfo, cart.totalPrice.centAmount]).toEqual([undefined, 1000]);
  });

  it('takes the rate of the state before the rate of the country', () => {
    const tenerife = { ...sampleZone('ES'), id: 'zone-TF', locations: [{ country: 'ES', state: 'TF' }] };
    const method = sampleMethod({ 'zone-ES': [sampleRate(195)], 'zone-TF': [sampleRate(1995)] });
    const cart = { shippingAddress: { country: 'ES', state: 'TF' } };
    const context = { zones: [sampleZone('ES'), tenerife] };
    expect(shippingOf(shipped({ oven: 1 }, 'ES', { method, cart, context }))).toEqual([1995, 'MatchesCart']);
    expect(shippingOf(shipped({ oven: 1 }, 'ES', { method, context }))).toEqual([195, 'MatchesCart']);
  });

  it('takes the highest tier that the lines reach', () => {
    const tier = (minimumCentAmount: number, centAmount: number) => ({
      type: 'CartValue' as const,
      minimumCentAmount,
      price: { centAmount, currencyCode: 'EUR' },
    });
    const method = sampleMethod({ 'zone-SK': [{ ...sampleRate(900), tiers: [tier(3000, 300), tier(2000, 500)] }] });
    const priceOf = (oven: number) => shipped({ oven }, 'SK', { method }).shippingInfo?.price.centAmount;
    expect([priceOf(1), priceOf(2), priceOf(3)]).toEqual([900, 500, 300]);
  });

  it('can be discounted, and the total holds the discounted price', () => {
    const half = sampleCartDiscount('half', {
      target: { type: 'shipping' },
      value: { type: 'relative', permyriad: 5000 },
    });
    const cart = shipped({ oven: 1 }, 'SK', { context: { cartDiscounts: [half] } });
    expect(cart.shippingInfo?.price.centAmount).toBe(195);
    // 97.5 is rounded to the even cent.
    expect(cart.shippingInfo?.discountedPrice?.value).toEqual(centPrecision(98, 'EUR'));
    expect(cart.totalPrice.centAmount).toBe(1098);
  });
});

describe('shipping methods on offer', () => {
  const freight = sampleMethod({ 'zone-DE': [sampleRate(995)] }, { id: 'freight', isDefault: false });
  const rates = (methods: readonly ShippingMethod[]) =>
    methods.flatMap((method) =>
      method.zoneRates.flatMap(({ shippingRates }) => shippingRates.map(({ isMatching }) => [method.id, isMatching])),
    );

  it('mark exactly one rate per method although two zones have the same currency', () => {
    const cart = shipped({ oven: 1 }, 'DE');
    const context = sampleContext(products, { shippingMethods: [freight, parcel], zones });
    expect(rates(methodsForCart(cart, context))).toEqual([
      ['parcel', false],
      ['parcel', true],
      ['freight', true],
    ]);
  });

  it('leave out methods that do not ship to the address, and all without an address', () => {
    const context = sampleContext(products, { shippingMethods: [freight, parcel], zones });
    expect(methodsForCart(shipped({ oven: 1 }), context).map(({ id }) => id)).toEqual(['parcel']);
    expect(methodsForCart(sampleCart([]), context)).toEqual([]);
  });

  it('can be listed by country', () => {
    const offer = { shippingMethods: [freight, parcel], zones };
    expect(methodsForLocation({ country: 'DE', currency: 'EUR' }, offer).map(({ id }) => id)).toEqual([
      'parcel',
      'freight',
    ]);
    expect(methodsForLocation({ country: 'DE', currency: 'CZK' }, offer)).toEqual([]);
  });
});
