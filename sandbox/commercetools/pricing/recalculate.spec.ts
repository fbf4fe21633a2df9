import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CartState, PricingContext } from './types.js';
import { centPrecision } from '../amounts/money.js';
import { samplePrice, priced, sampleCart, sampleContext, sampleLine, sampleProduct } from './testing/sample-cart.js';
import { sampleTaxCategory, sampleTaxRate } from './testing/sample-cart.js';
import { sampleCartDiscount, sampleProductDiscount } from './testing/sample-discount.js';
import { chosenShippingInfo, sampleMethod, sampleRate, sampleZone } from './testing/sample-shipping.js';

/*
 * An independent calculation, deliberately written differently from the engine: every amount is a decimal string
 * scaled to 10^-12 cents and rounded by looking at its digits, one line after the other, with no shared code.
 */
const SCALE = 12;

/** Rounds numerator/denominator by long division to 12 decimal places. */
function nearest(numerator: bigint, denominator: bigint, onHalf: 'even' | 'down'): bigint {
  const whole = numerator / denominator;
  const places = (((numerator % denominator) * 10n ** BigInt(SCALE)) / denominator).toString().padStart(SCALE, '0');
  const isExact = (numerator * 10n ** BigInt(SCALE)) % denominator === 0n;
  if (places < '5'.padEnd(SCALE, '0')) return whole;
  if (places > '5'.padEnd(SCALE, '0') || !isExact) return whole + 1n;
  return onHalf === 'down' || whole % 2n === 0n ? whole : whole + 1n;
}

interface RandomLine {
  readonly price: number;
  readonly quantity: number;
  readonly productPermyriad: number | undefined;
}

interface RandomCart {
  readonly currency: string;
  readonly lines: readonly RandomLine[];
  /** In ten-thousandths: 810 is 8.1 %. */
  readonly rate: number;
  readonly includedInPrice: boolean;
  readonly cartPermyriads: readonly number[];
  /** The number of pieces from which a volume discount of 5 % applies to everything. */
  readonly volumeFrom: number | undefined;
  readonly shippingPrice: number;
  /** freeAbove in cents relative to the sum of lines; undefined when shipping is never free. */
  readonly freeAboveOffset: number | undefined;
}

const randomCart: fc.Arbitrary<RandomCart> = fc.record({
  currency: fc.constantFrom('EUR', 'GBP', 'CHF', 'CZK', 'PLN', 'HUF', 'DKK', 'SEK', 'NOK', 'RON', 'BGN', 'JPY'),
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 5_000_000 }),
      quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1000 })),
      productPermyriad: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
    }),
    { maxLength: 6 },
  ),
  rate: fc.constantFrom(2000, 2100, 810, 2550, 2700, 0, 1900, 2500, 2300, 2200, 1700, 2400, 260, 1234),
  includedInPrice: fc.boolean(),
  cartPermyriads: fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 3 }),
  volumeFrom: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
  shippingPrice: fc.integer({ min: 0, max: 20_000 }),
  freeAboveOffset: fc.option(fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -5000, max: 5000 })), {
    nil: undefined,
  }),
});

interface Expected {
  readonly lineTotals: readonly bigint[];
  readonly shipping: bigint;
  readonly net: bigint;
  readonly gross: bigint;
  readonly freeAbove: number | undefined;
}

function calculateIndependently(random: RandomCart): Expected {
  const pieces = random.lines.reduce((all, { quantity }) => all + quantity, 0);
  const hasVolume = random.volumeFrom !== undefined && pieces >= random.volumeFrom;
  const percents = [...random.cartPermyriads, ...(hasVolume ? [500] : [])];
  const lineTotals = random.lines.map(({ price, quantity, productPermyriad }) => {
    let unit = BigInt(price);
    if (productPermyriad !== undefined) unit = nearest(unit * (10_000n - BigInt(productPermyriad)), 10_000n, 'down');
    for (const permyriad of percents) unit = nearest(unit * (10_000n - BigInt(permyriad)), 10_000n, 'even');
    return unit * BigInt(quantity);
  });
  const items = lineTotals.reduce((all, one) => all + one, 0n);
  const offset = random.freeAboveOffset;
  const freeAbove = offset === undefined ? undefined : Math.max(0, Number(items) + offset);
  const shipping = freeAbove !== undefined && Number(items) >= freeAbove ? 0n : BigInt(random.shippingPrice);
  const rate = BigInt(random.rate);
  const nets = [...lineTotals, shipping].map((amount) =>
    random.includedInPrice ? nearest(amount * 10_000n, 10_000n + rate, 'even') : amount,
  );
  const grosses = [...lineTotals, shipping].map((amount) =>
    random.includedInPrice ? amount : nearest(amount * (10_000n + rate), 10_000n, 'even'),
  );
  const add = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);
  return { lineTotals, shipping, net: add(nets), gross: add(grosses), freeAbove };
}

function asCart(random: RandomCart, freeAbove: number | undefined): { cart: CartState; context: PricingContext } {
  const { currency } = random;
  const method = sampleMethod({ 'zone-SK': [sampleRate(random.shippingPrice, freeAbove, currency)] });
  const cart = sampleCart(
    random.lines.map(({ quantity }, index) => sampleLine(`p${index}`, quantity)),
    {
      totalPrice: centPrecision(0, currency),
      country: 'SK',
      shippingAddress: { country: 'SK' },
      shippingInfo: chosenShippingInfo(method, currency),
    },
  );
  const products = random.lines.map(({ price }, index) => sampleProduct(`p${index}`, [samplePrice(price, currency)]));
  const context = sampleContext(products, {
    productDiscounts: random.lines.flatMap(({ productPermyriad }, index) =>
      productPermyriad === undefined
        ? []
        : sampleProductDiscount(`d${index}`, {
            predicate: `sku = "P${index}"`,
            sortOrder: `0.${index + 1}`,
            value: { type: 'relative', permyriad: productPermyriad },
          }),
    ),
    cartDiscounts: [
      sampleCartDiscount('volume', {
        value: { type: 'relative', permyriad: 500 },
        cartPredicate: `lineItemCount(true) >= ${random.volumeFrom ?? 1_000_000}`,
        sortOrder: '0.1',
      }),
      ...random.cartPermyriads.map((permyriad, index) =>
        sampleCartDiscount(`c${index}`, { value: { type: 'relative', permyriad }, sortOrder: `0.${9 - index}` }),
      ),
    ],
    shippingMethods: [method],
    zones: [sampleZone('SK')],
    taxCategories: [
      sampleTaxCategory([
        sampleTaxRate('SK', random.rate / 10_000, { includedInPrice: random.includedInPrice }),
        sampleTaxRate('DE', 0.19),
      ]),
    ],
  });
  return { cart, context };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

describe('totals of a cart against an independent calculation', () => {
  it('agree to the cent for 2000 random carts', () => {
    fc.assert(
      fc.property(randomCart, (random) => {
        const expected = calculateIndependently(random);
        const { cart, context } = asCart(random, expected.freeAbove);
        const result = priced(cart, context);
        expect(result.lineItems.map((line) => BigInt(line.totalPrice.centAmount))).toEqual(expected.lineTotals);
        expect(BigInt(result.shippingInfo?.price.centAmount ?? -1)).toBe(expected.shipping);
        expect(BigInt(result.taxedPrice?.totalNet.centAmount ?? -1)).toBe(expected.net);
        expect(BigInt(result.taxedPrice?.totalGross.centAmount ?? -1)).toBe(expected.gross);
      }),
      { numRuns: 2000 },
    );
  });

  it('add up: total = lines + shipping, gross = net + tax portions, pieces = quantities', () => {
    fc.assert(
      fc.property(randomCart, (random) => {
        const { cart, context } = asCart(random, calculateIndependently(random).freeAbove);
        const result = priced(cart, context);
        const lines = sumOf(result.lineItems.map((line) => line.totalPrice.centAmount));
        expect(result.totalPrice.centAmount).toBe(lines + (result.shippingInfo?.price.centAmount ?? 0));
        for (const taxed of [result.taxedPrice, ...result.lineItems.map((line) => line.taxedPrice)]) {
          const tax = sumOf(taxed?.taxPortions.map(({ amount }) => amount.centAmount) ?? []);
          expect((taxed?.totalNet.centAmount ?? 0) + tax).toBe(taxed?.totalGross.centAmount);
          expect(taxed?.totalTax?.centAmount).toBe(tax);
        }
        for (const line of result.lineItems.filter((one) => one.discountedPricePerQuantity.length > 0)) {
          expect(sumOf(line.discountedPricePerQuantity.map(({ quantity }) => quantity))).toBe(line.quantity);
        }
        expect(result.totalPrice.currencyCode).toBe(random.currency);
        expect(result.totalPrice.fractionDigits).toBe(random.currency === 'JPY' ? 0 : 2);
      }),
      { numRuns: 1000 },
    );
  });

  it('stay the same when a cart is recalculated without a change', () => {
    fc.assert(
      fc.property(randomCart, (random) => {
        const { cart, context } = asCart(random, calculateIndependently(random).freeAbove);
        const once = priced(cart, context);
        expect(priced(once, context)).toEqual(once);
      }),
      { numRuns: 300 },
    );
  });
});
