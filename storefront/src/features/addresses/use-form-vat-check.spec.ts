import { describe, expect, it } from '@jest/globals';
import type { AddressRules } from '@manifold/domain/address/field-errors';
import { addressValues, type CheckoutForm } from './checkout-form.js';
import { filledInNumber } from './use-form-vat-check.js';

const rules: AddressRules = {
  countryCode: 'SK',
  postalCode: { pattern: String.raw`\d{3} ?\d{2}`, example: '811 01', mask: '999 99' },
  streetNumber: { mustContainDigit: true },
  vatNumber: {
    prefix: 'SK',
    placeholder: '4030000007',
    cleaning: 'digits',
    minimumLength: 2,
    keptLength: null,
    register: 'evatr-rest',
    taxId: null,
  },
};
const form = (clientType: CheckoutForm['clientType'], vatNumber: string): CheckoutForm => ({
  clientType,
  email: '',
  billingAddress: { ...addressValues(null), vatNumber },
  shippingAddressType: 'SAME_AS_BILLING',
  shippingAddress: addressValues(null),
  agreedToSendEmail: false,
});

describe('a VAT number that was filled in for the shopper', () => {
  it('is checked for a company', () => {
    expect(filledInNumber(form('company', '4030000007'), rules)).toBe('4030000007');
  });

  it.each([
    ['is missing', form('company', '')],
    ['does not belong to the bill of a private shopper', form('private', '4030000007')],
    ['is refused by the form', form('company', '4')],
  ])('is not checked if it %s', (_reason, values) => {
    expect(filledInNumber(values, rules)).toBeUndefined();
  });
});
