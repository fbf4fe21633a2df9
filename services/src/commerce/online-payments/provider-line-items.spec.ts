import { describe, expect, it } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { providerLineItems } from './provider-line-items.js';

const eur = (cents: number) => money(cents, 'EUR');

function cartOf(lines: readonly (readonly [quantity: number, cents: number])[], shipping: number): CartRecord {
  const gross = lines.reduce((sum, [, cents]) => sum + cents, shipping);
  return {
    id: 'cart',
    version: 1,
    anonymousId: 'a',
    customerEmail: 'eva@example.com',
    locale: null,
    lineItems: lines.map(([quantity, cents], index) => ({
      id: `l${index}`,
      productId: 'p',
      sku: `EX${index}`,
      name: 'Fryer',
      slug: 's',
      productTypeKey: 'standard_product',
      image: null,
      quantity,
      price: { value: eur(cents), discounted: null },
      totalPrice: eur(cents),
      savings: [],
      isFreight: false,
      tax: null,
    })),
    customLineItems: [],
    shippingInfo: { methodKey: 'parcel', methodName: 'Parcel', price: eur(shipping), matchesCart: true, tax: null },
    totalPrice: eur(gross),
    taxedPrice: {
      totalNet: eur(Math.round(gross / 1.2)),
      totalGross: eur(gross),
      taxPortions: [{ rate: 0.2, amount: eur(gross - Math.round(gross / 1.2)) }],
    },
    grossBeforeNetCentAmount: null,
    grossSubtotalBeforeNetCentAmount: null,
    billingAddress: null,
    shippingAddress: null,
    cashOnDeliveryFeeCentAmount: null,
    cashRoundingCentAmount: null,
    cartState: 'Frozen',
    discountCodes: [],
    refusedGifts: [],
    paymentIds: [],
    hasCustomType: true,
    isNetDue: false,
    hasAgreedToEmail: false,
  };
}

const sumOf = (items: ReturnType<typeof providerLineItems>) =>
  items.reduce((sum, { quantity, amountIncludingTax }) => sum + quantity * amountIncludingTax, 0);

describe('the invoice of the payment provider', () => {
  it.each([
    ['two pieces and shipping', [[2, 2400]], 195, 2595],
    ['three pieces whose price is not whole cents', [[3, 1000]], 0, 1000],
    ['a discount on the whole cart', [[1, 5000]], 0, 4500],
  ] as const)('adds up to the amount paid: %s', (_name, lines, shipping, due) => {
    expect(sumOf(providerLineItems(cartOf(lines, shipping), due))).toBe(due);
  });

  it('names net price, tax and rate of each piece', () => {
    const [line] = providerLineItems(cartOf([[2, 2400]], 0), 2400);
    expect(line).toEqual({
      id: 'EX0',
      description: 'Fryer',
      quantity: 2,
      amountIncludingTax: 1200,
      amountExcludingTax: 1000,
      taxAmount: 200,
      taxPercentage: 2000,
    });
  });
});
