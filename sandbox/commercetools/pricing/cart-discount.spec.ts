import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CartDiscount } from '@commercetools/platform-sdk';
import type { CartState, PricingContext } from './types.js';
import { centPrecision } from '../amounts/money.js';
import { priced, sampleCart, sampleContext, sampleLine, samplePrice, sampleProduct } from './testing/sample-cart.js';
import { centsOff, sampleCartDiscount } from './testing/sample-discount.js';

const products = [
  sampleProduct('oven', [samplePrice(1000)], {
    variants: [
      { id: 1, sku: 'OVEN', prices: [samplePrice(1000)], attributes: [{ name: 'volumeDiscountGroup', value: 'a' }] },
    ],
  }),
  sampleProduct('saw', [samplePrice(333)]),
];
function pricedWith(
  quantities: Readonly<Record<string, number>>,
  cartDiscounts: CartDiscount[],
  cart: Partial<CartState> = {},
  context: Partial<PricingContext> = {},
): CartState {
  const lines = Object.entries(quantities).map(([id, quantity]) => sampleLine(id, quantity));
  return priced(sampleCart(lines, cart), sampleContext(products, { cartDiscounts, ...context }));
}

const lineTotals = (cart: CartState) => cart.lineItems.map((line) => line.totalPrice.centAmount);

describe('cart discounts', () => {
  it('are applied one after the other, the highest sort order first, and rounded each time', () => {
    const cart = pricedWith({ saw: 1 }, [
      sampleCartDiscount('second', { sortOrder: '0.3', value: centsOff(10) }),
      sampleCartDiscount('first', { sortOrder: '0.8' }),
    ]);
    // 333 less 10 % is 299.7, so 300; less 10 is 290. The other way round it would be 291.
    expect(lineTotals(cart)).toEqual([290]);
    expect(cart.lineItems[0]?.discountedPricePerQuantity[0]?.discountedPrice.includedDiscounts).toEqual([
      { discount: { typeId: 'cart-discount', id: 'first' }, discountedAmount: centPrecision(33, 'EUR') },
      { discount: { typeId: 'cart-discount', id: 'second' }, discountedAmount: centPrecision(10, 'EUR') },
    ]);
  });

  it('reduce only the lines that their target names', () => {
    const target = { type: 'lineItems' as const, predicate: 'sku = "OVEN" and price >= "5.00 EUR"' };
    expect(lineTotals(pricedWith({ oven: 2, saw: 2 }, [sampleCartDiscount('ten', { target })]))).toEqual([1800, 666]);
  });

  it.each([
    [2, 2000],
    [3, 2850],
    [5, 4500],
    [9, 8100],
    [10, 8500],
  ])('give the volume discount of 3, 5 or 10 pieces: %d pieces cost %d', (quantity, total) => {
    const step = (from: number, percent: number, sortOrder: string) =>
      sampleCartDiscount(`volume-${from}`, {
        cartPredicate: `lineItemCount(attributes.volumeDiscountGroup = "a") >= ${from}`,
        value: { type: 'relative', permyriad: percent * 100 },
        target: { type: 'lineItems', predicate: 'attributes.volumeDiscountGroup = "a"' },
        stackingMode: 'StopAfterThisDiscount',
        sortOrder,
      });
    const cart = pricedWith({ oven: quantity, saw: 20 }, [step(3, 5, '0.1'), step(5, 10, '0.2'), step(10, 15, '0.3')]);
    expect(lineTotals(cart)).toEqual([total, 6660]);
  });

  it('spread an amount over the pieces in proportion to their price, to the last cent', () => {
    const cart = pricedWith({ oven: 2, saw: 3 }, [sampleCartDiscount('ten-euros', { value: centsOff(1000) })]);
    expect(cart.totalPrice.centAmount).toBe(2 * 1000 + 3 * 333 - 1000);
    expect(lineTotals(cart)).toEqual([1333, 666]);
  });

  it('spread an amount evenly if configured, and never below zero', () => {
    const even = { ...centsOff(1500), applicationMode: 'EvenDistribution' as const };
    expect(lineTotals(pricedWith({ oven: 2, saw: 2 }, [sampleCartDiscount('even', { value: even })]))).toEqual([
      1166, 0,
    ]);
  });

  it('subtract the amount from every piece if configured', () => {
    const each = { ...centsOff(400), applicationMode: 'IndividualApplication' as const };
    expect(lineTotals(pricedWith({ oven: 2, saw: 2 }, [sampleCartDiscount('each', { value: each })]))).toEqual([
      1200, 0,
    ]);
  });

  it('set a fixed price only if it is lower', () => {
    const fixed = { type: 'fixed' as const, money: [centPrecision(500, 'EUR')] };
    expect(lineTotals(pricedWith({ oven: 2, saw: 2 }, [sampleCartDiscount('fixed', { value: fixed })]))).toEqual([
      1000, 666,
    ]);
  });

  it('never change a sum by more than the amount and never push a line below zero', () => {
    const mode = fc.constantFrom('ProportionateDistribution', 'EvenDistribution', 'IndividualApplication');
    const quantity = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(
        quantity,
        quantity,
        fc.integer({ min: 0, max: 90_000 }),
        mode,
        (oven, saw, cents, applicationMode) => {
          const value = { ...centsOff(cents), applicationMode };
          const cart = pricedWith({ oven, saw }, [sampleCartDiscount('off', { value })]);
          const before = oven * 1000 + saw * 333;
          const individually = oven * Math.min(1000, cents) + saw * Math.min(333, cents);
          const off = applicationMode === 'IndividualApplication' ? individually : Math.min(cents, before);
          expect(cart.totalPrice.centAmount).toBe(before - off);
          for (const group of cart.lineItems.flatMap((line) => line.discountedPricePerQuantity)) {
            expect(group.discountedPrice.value.centAmount).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('do not change a line with an external total', () => {
    const line = sampleLine('oven', 3, {
      priceMode: 'ExternalTotal',
      price: samplePrice(500),
      totalPrice: centPrecision(1234, 'EUR'),
    });
    const context = sampleContext(products, { cartDiscounts: [sampleCartDiscount('ten')] });
    const cart = priced(sampleCart([line]), context);
    expect([cart.totalPrice.centAmount, cart.lineItems[0]?.discountedPricePerQuantity]).toEqual([1234, []]);
  });

  const PRESENCES: readonly (readonly [string, Partial<CartState>, Partial<CartState>])[] = [
    ['shippingAddress is defined', { shippingAddress: { country: 'DE' } }, {}],
    ['customer is defined', { customerId: 'anna' }, { customerEmail: 'guest@example.com' }],
    [
      'discountCodes is not empty',
      { discountCodes: [{ discountCode: { typeId: 'discount-code', id: 'x' }, state: 'MatchesCart' }] },
      {},
    ],
  ];
  it.each(PRESENCES)('apply only if the cart satisfies the predicate: %s', (cartPredicate, having, lacking) => {
    const totalsOf = (cart: Partial<CartState>) =>
      lineTotals(pricedWith({ oven: 1 }, [sampleCartDiscount('ten', { cartPredicate })], cart));
    expect([totalsOf(having), totalsOf(lacking)]).toEqual([[900], [1000]]);
  });

  it('apply only in the stores that they name', () => {
    const discount = sampleCartDiscount('slovak', { stores: [{ typeId: 'store', key: 'sk' }] });
    const inStore = (key: string) => pricedWith({ oven: 1 }, [discount], { store: { typeId: 'store', key } });
    expect([inStore('sk'), inStore('de')].flatMap(lineTotals)).toEqual([900, 1000]);
  });

  it('on the total price are applied last and reduce net, gross and every portion', () => {
    const discount = sampleCartDiscount('total', { target: { type: 'totalPrice' }, value: centsOff(100) });
    const cart = pricedWith({ oven: 1 }, [discount], { country: 'SK', shippingAddress: { country: 'SK' } });
    expect(cart.totalPrice.centAmount).toBe(900);
    expect(cart.discountOnTotalPrice?.discountedAmount.centAmount).toBe(100);
    expect(cart.taxedPrice?.totalGross.centAmount).toBe(900);
    expect(cart.taxedPrice?.totalNet.centAmount).toBe(750);
    expect(cart.taxedPrice?.taxPortions[0]?.amount.centAmount).toBe(150);
    expect(lineTotals(cart)).toEqual([1000]);
  });
});
