import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priced, sampleCart, sampleContext, sampleLine, samplePrice, sampleProduct } from './testing/sample-cart.js';
import { centsOff, sampleCartDiscount } from './testing/sample-discount.js';
import type { CartState } from './types.js';

/*
 * The rules as the platform words them, deliberately calculated differently from the engine: with whole numbers that
 * are multiplied out instead of divided, and piece by piece instead of line by line.
 */
const line = fc.record({ price: fc.integer({ min: 1, max: 500_000 }), quantity: fc.integer({ min: 1, max: 9 }) });
const someLines = fc.array(line, { minLength: 1, maxLength: 6 });
type Lines = readonly { readonly price: number; readonly quantity: number }[];

function cartOf(lines: Lines, discounts: Parameters<typeof sampleContext>[1]): CartState {
  const products = lines.map(({ price }, index) => sampleProduct(`p${index}`, [samplePrice(price)]));
  const cart = sampleCart(lines.map(({ quantity }, index) => sampleLine(`p${index}`, quantity)));
  return priced(cart, sampleContext(products, discounts));
}

const totalOf = (lines: Lines): number => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
const totals = ({ lineItems }: CartState): number[] => lineItems.map(({ totalPrice }) => totalPrice.centAmount);
const together = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

describe('an amount off several lines', () => {
  it('is applied exactly to the cent, and never exceeds the lines’ total', () => {
    fc.assert(
      fc.property(someLines, fc.integer({ min: 1, max: 3_000_000 }), (lines, off) => {
        const cart = cartOf(lines, { cartDiscounts: [sampleCartDiscount('off', { value: centsOff(off) })] });
        expect(together(totals(cart))).toBe(Math.max(0, totalOf(lines) - off));
        expect(cart.totalPrice.centAmount).toBe(together(totals(cart)));
      }),
    );
  });

  it('reduces each piece in proportion to its price, to within a cent', () => {
    fc.assert(
      fc.property(someLines, fc.integer({ min: 1, max: 3_000_000 }), (lines, off) => {
        const all = BigInt(totalOf(lines));
        const given = BigInt(Math.min(off, totalOf(lines)));
        const cart = cartOf(lines, { cartDiscounts: [sampleCartDiscount('off', { value: centsOff(off) })] });
        for (const [index, { price }] of lines.entries())
          for (const { discountedPrice } of cart.lineItems[index]?.discountedPricePerQuantity ?? []) {
            const reduction = BigInt(price - discountedPrice.value.centAmount);
            const deviation = reduction * all - given * BigInt(price);
            expect(deviation < all && -deviation < all).toBe(true);
          }
      }),
    );
  });

  it('has a price for every piece, and the pieces add up to the line', () => {
    fc.assert(
      fc.property(someLines, fc.integer({ min: 1, max: 3_000_000 }), (lines, off) => {
        const cart = cartOf(lines, { cartDiscounts: [sampleCartDiscount('off', { value: centsOff(off) })] });
        for (const { quantity, price, totalPrice, discountedPricePerQuantity: parts } of cart.lineItems) {
          // Pieces with a share of 0 cents have no entry.
          const undiscounted = quantity - together(parts.map((part) => part.quantity));
          const cents = parts.map((part) => part.quantity * part.discountedPrice.value.centAmount);
          expect(undiscounted).toBeGreaterThanOrEqual(0);
          expect(together(cents) + undiscounted * price.value.centAmount).toBe(totalPrice.centAmount);
        }
      }),
    );
  });
});

const STEPS = [
  { from: 3, percent: 5, sortOrder: '0.1' },
  { from: 5, percent: 10, sortOrder: '0.2' },
  { from: 10, percent: 15, sortOrder: '0.3' },
] as const;

describe('a discount in steps: 5 % from 3 pieces, 10 % from 5, 15 % from 10', () => {
  const cartDiscounts = STEPS.map(({ from, percent, sortOrder }) =>
    sampleCartDiscount(`from-${from}`, {
      value: { type: 'relative', permyriad: percent * 100 },
      cartPredicate: `lineItemCount(sku is defined) >= ${from}`,
      sortOrder,
      stackingMode: 'StopAfterThisDiscount',
    }),
  );

  /** Returns the price of a piece less a percentage, rounded half to even, by trial instead of division. */
  function reduced(price: number, percent: number): number {
    const wanted = BigInt(price) * BigInt(100 - percent);
    const below = BigInt(Math.trunc((price * (100 - percent)) / 100));
    const candidates = [below - 1n, below, below + 1n];
    const distance = (cents: bigint): bigint => (cents * 100n > wanted ? cents * 100n - wanted : wanted - cents * 100n);
    const nearest = candidates.filter((one) => candidates.every((other) => distance(one) <= distance(other)));
    return Number(nearest.find((one) => nearest.length === 1 || one % 2n === 0n));
  }

  it('applies exactly one step, the highest that the cart reaches', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const pieces = together(lines.map(({ quantity }) => quantity));
        const percent = STEPS.filter(({ from }) => pieces >= from).at(-1)?.percent ?? 0;
        const cart = cartOf(lines, { cartDiscounts });
        expect(totals(cart)).toEqual(lines.map(({ price, quantity }) => quantity * reduced(price, percent)));
      }),
    );
  });
});
