import { describe, expect, it } from '@jest/globals';
import type { Money } from '../money/money.js';
import { includesTax } from './order-totals.js';

const euros = (centAmount: number): Money => ({ centAmount, currencyCode: 'EUR', fractionDigits: 2 });

describe('the words beside a total', () => {
  it('say that VAT is included if the net amount is lower, or not known yet', () => {
    expect(includesTax({ total: euros(12_000), rounding: undefined, net: euros(10_000) })).toBe(true);
    expect(includesTax({ total: euros(12_000), rounding: undefined, net: undefined })).toBe(true);
  });

  it('say nothing about VAT to a company that pays the net amount, even if it is rounded to coins', () => {
    expect(includesTax({ total: euros(10_000), rounding: undefined, net: euros(10_000) })).toBe(false);
    expect(includesTax({ total: euros(10_005), rounding: euros(2), net: euros(10_003) })).toBe(false);
  });
});
