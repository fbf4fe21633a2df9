import type { Edit } from '@manifold/domain/change-set/contract';
import type { HandRules } from './manual-count.js';

// The specification's numbers (core §5, §9), in cents.
/** Slovakia as the specification has it. */
export const SLOVAK: HandRules = {
  limit: 250_000,
  itemLimit: 1,
  fee: 195,
  coin: 5,
  threshold: 5900,
  parcel: 195,
  freight: 995,
  mostItems: 20,
  hasBankTransfer: true,
  postalCode: /^\d{5}$/,
  postalPattern: null,
  needsDigit: true,
  vatDigits: 2,
};
/** The Czech Republic as the specification has it. */
export const CZECH: HandRules = {
  ...SLOVAK,
  limit: 6_000_000,
  fee: 4600,
  coin: 100,
  threshold: 139_900,
  parcel: 4600,
  freight: 23_500,
  needsDigit: false,
};
/** The rules of the Slovak store in the draft: all of them differ. */
export const SLOVAK_DRAFT: HandRules = {
  limit: 100_000,
  itemLimit: 2,
  fee: 249,
  coin: 10,
  threshold: 7000,
  parcel: 295,
  freight: 1295,
  mostItems: 3,
  hasBankTransfer: true,
  postalCode: /^8\d{4}$/,
  postalPattern: '8\\d{2} ?\\d{2}',
  needsDigit: false,
  vatDigits: 10,
};
/** The rules of the Czech store in the draft, some of them reversed. */
export const CZECH_DRAFT: HandRules = {
  ...CZECH,
  limit: 7_000_000,
  threshold: 100_000,
  hasBankTransfer: false,
  needsDigit: true,
};

/** A store's own row of a section, as a draft has it. */
export const editOf = (
  section: string,
  storeKey: string,
  after: Record<string, unknown>,
  dates: Partial<Pick<Edit, 'validFrom' | 'validTo'>> = {},
): Edit => ({ section, layer: 'store', key: storeKey, validFrom: null, validTo: null, before: null, after, ...dates });

/** The rules of a store as the rows of a draft. */
export function editsOf(storeKey: string, rules: HandRules): Edit[] {
  const { limit, itemLimit, fee, coin, threshold, parcel, freight } = rules;
  const values: Readonly<Record<string, Record<string, unknown>>> = {
    'cash-on-delivery': { priceLimitCentAmount: limit, itemLimit, feeCentAmount: fee },
    'cash-rounding': { stepCentAmount: coin },
    'shipping-cost': {
      freeShippingThresholdCentAmount: threshold,
      parcelFeeCentAmount: parcel,
      freightFeeCentAmount: freight,
    },
    'shopping-limits': { maximumCashOrBankItems: rules.mostItems },
    'bank-transfer': { enabled: rules.hasBankTransfer },
    ...(rules.postalPattern === null ? {} : { 'postal-code': { pattern: rules.postalPattern } }),
    'street-number': { mustContainDigit: rules.needsDigit },
    'vat-number': { minimumLength: rules.vatDigits },
  };
  return Object.entries(values).map(([section, after]) => editOf(section, storeKey, after));
}
