import { perLanguage, type Localized } from '../terms/language.js';
import { discountNames } from '../texts/discount-names.js';
import type { DiscountValue } from './discounts.js';
import { fortyEuros } from './price-point.js';
import { volumeDiscounts, type VolumeDiscount } from './volume-discounts.js';

/** A cart discount, for all carts or only with its code. */
export interface CartReduction {
  readonly key: string;
  readonly name: Localized;
  readonly value: DiscountValue;
  readonly target:
    { readonly type: 'lineItems'; readonly predicate: string } | { readonly type: 'shipping' | 'totalPrice' };
  readonly cartPredicate: string;
  readonly sortOrder: string;
  /** The required discount code. */
  readonly code?: string;
}

function reductionOf({ group, from, below, permyriad }: VolumeDiscount, index: number): CartReduction {
  const isEnough = `quantity >= ${from}${below === undefined ? '' : ` and quantity < ${below}`}`;
  return {
    key: `${group}_${from}`,
    name: perLanguage((language) => `${discountNames.volume[language]} ${from}+`),
    value: { type: 'relative', permyriad },
    target: { type: 'lineItems', predicate: `attributes.volumeDiscountGroup = "${group}" and ${isEnough}` },
    cartPredicate: 'true',
    sortOrder: `0.1${index + 1}`,
  };
}

/** Returns an amount as predicates write it: `1000.00 EUR`. All our currencies have two decimals. */
const written = ({ currencyCode, centAmount }: { currencyCode: string; centAmount: number }): string =>
  `"${(centAmount / 100).toFixed(2)} ${currencyCode}"`;

const ANY_LINE = { type: 'lineItems', predicate: 'productType.key != "extra_guarantee"' } as const;

/** Discounts with a code: a percentage, free delivery, or an amount off a larger cart. */
const codes: readonly CartReduction[] = [
  {
    key: 'welcome',
    name: discountNames.welcome,
    value: { type: 'relative', permyriad: 500 },
    target: ANY_LINE,
    cartPredicate: 'true',
    sortOrder: '0.21',
    code: 'WELCOME5',
  },
  {
    key: 'free-delivery',
    name: discountNames.freeDelivery,
    value: { type: 'relative', permyriad: 10_000 },
    target: { type: 'shipping' },
    cartPredicate: 'true',
    sortOrder: '0.22',
    code: 'FREESHIP',
  },
  {
    key: 'equipment',
    name: discountNames.equipment,
    value: { type: 'absolute', money: fortyEuros() },
    target: ANY_LINE,
    cartPredicate: fortyEuros(25)
      .map((amount) => `totalPrice >= ${written(amount)}`)
      .join(' or '),
    sortOrder: '0.23',
    code: 'EQUIPMENT',
  },
];

/** The volume discounts, then the discounts with a code. */
export const cartReductions: readonly CartReduction[] = [...volumeDiscounts.map(reductionOf), ...codes];
