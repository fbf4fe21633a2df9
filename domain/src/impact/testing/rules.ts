import type { CheckoutRules } from '../checkout-rules.js';

/** The rules of a Slovak store as in the specification. */
export const slovakRules: CheckoutRules = {
  sections: {
    store: { countryCode: 'SK', currencyCode: 'EUR' },
    'cash-on-delivery': {
      enabled: true,
      priceLimitCentAmount: 250_000,
      itemLimit: 1,
      freightAllowed: false,
      feeCentAmount: 195,
    },
    'cash-rounding': { stepCentAmount: 5 },
    'bank-transfer': { enabled: true },
    'shipping-cost': { freeShippingThresholdCentAmount: 5900, parcelFeeCentAmount: 195, freightFeeCentAmount: 995 },
    'shopping-limits': { maximumCashOrBankItems: 20 },
    'postal-code': { pattern: '[089]\\d{2} \\d{2}', example: '811 01', mask: '999 99' },
    'street-number': { mustContainDigit: true },
    'vat-number': {
      prefix: 'SK',
      placeholder: '4030000007',
      cleaning: 'digits',
      minimumLength: 2,
      keptLength: null,
      register: 'evatr',
      taxId: null,
    },
  },
};

type Sections = CheckoutRules['sections'];

/** Returns the Slovak rules with some fields of a section replaced. */
export const rulesWith = <Key extends keyof Sections>(
  section: Key,
  fields: Partial<Sections[Key]>,
  rules: CheckoutRules = slovakRules,
): CheckoutRules => ({
  sections: { ...rules.sections, [section]: { ...rules.sections[section], ...fields } },
});
