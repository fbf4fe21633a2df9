import type { CartDiscount, CartDiscountTarget, DiscountCode, ProductDiscount } from '@commercetools/platform-sdk';
import { centPrecision } from '../../amounts/money.js';

const RESOURCE = {
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  lastModifiedAt: '2026-11-01T00:00:00.000Z',
  references: [],
};

/** All line items, the most common target. */
export const EVERY_LINE: CartDiscountTarget = { type: 'lineItems', predicate: '1 = 1' };

/** An active product discount, by default of 10 % on everything. */
export function sampleProductDiscount(id: string, more: Partial<ProductDiscount> = {}): ProductDiscount {
  return {
    ...RESOURCE,
    id,
    name: { en: id },
    value: { type: 'relative', permyriad: 1000 },
    predicate: '1 = 1',
    sortOrder: '0.5',
    isActive: true,
    ...more,
  };
}

/** An active cart discount, by default of 10 % on every line, without a code. */
export function sampleCartDiscount(id: string, more: Partial<CartDiscount> = {}): CartDiscount {
  return {
    ...RESOURCE,
    id,
    name: { en: id },
    value: { type: 'relative', permyriad: 1000 },
    cartPredicate: '1 = 1',
    target: EVERY_LINE,
    sortOrder: '0.5',
    stores: [],
    isActive: true,
    requiresDiscountCode: false,
    stackingMode: 'Stacking',
    recurringOrderScope: { type: 'NonRecurringOrdersOnly' },
    ...more,
  };
}

/** An active code for the discounts with these ids. */
export function sampleCode(id: string, discountIds: string[], more: Partial<DiscountCode> = {}): DiscountCode {
  return {
    ...RESOURCE,
    id,
    code: id.toUpperCase(),
    cartDiscounts: discountIds.map((discountId) => ({ typeId: 'cart-discount', id: discountId })),
    isActive: true,
    groups: [],
    ...more,
  };
}

/** Returns an absolute value in cents. */
export function centsOff(centAmount: number, currency = 'EUR') {
  return { type: 'absolute' as const, money: [centPrecision(centAmount, currency)] };
}
