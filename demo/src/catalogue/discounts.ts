import { seededCampaigns } from '@manifold/config-seeds/campaigns';
import type { DepartmentKey } from '../terms/departments.js';
import type { Localized } from '../terms/language.js';
import { discountNames } from '../texts/discount-names.js';
import { families } from './families.js';
import { endOfLine, reducedDepartment } from './offers.js';
import { type CurrencyCode, fortyEuros } from './price-point.js';
import { skuOf } from './sku.js';

export type DiscountValue =
  | { readonly type: 'relative'; readonly permyriad: number }
  | {
      readonly type: 'absolute';
      readonly money: readonly { readonly currencyCode: CurrencyCode; readonly centAmount: number }[];
    };

/** A product discount. If several match, the one with the highest sort order applies. */
export interface DemoDiscount {
  readonly key: string;
  readonly name: Localized;
  readonly value: DiscountValue;
  readonly predicate: string;
  readonly sortOrder: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

const always = { validFrom: '2026-01-01T00:00:00.000Z', validUntil: '2028-12-31T23:59:59.000Z' };

const quoted = (values: readonly string[]): string => values.map((value) => `"${value}"`).join(', ');

const keysOf = (department: DepartmentKey): readonly string[] =>
  families.filter((family) => family.department === department).map(({ key }) => key);

const ofDepartment = (department: DepartmentKey): string =>
  `categories.key contains any (${quoted(keysOf(department))})`;

/** Discounts without an end: a tenth off a department, and an amount off discontinued machines. */
export function lastingDiscounts(): readonly DemoDiscount[] {
  const skus = families.flatMap(({ key, number, models }) =>
    models
      .map((_, index) => index + 1)
      .filter((model) => endOfLine.has(`${key}/${model}`))
      .map((model) => skuOf('a-ware', number, model)),
  );
  return [
    {
      key: 'cleaning-weeks',
      name: discountNames.cleaningWeeks,
      value: { type: 'relative', permyriad: 1000 },
      predicate: ofDepartment(reducedDepartment),
      sortOrder: '0.2',
      ...always,
    },
    {
      key: 'end-of-line',
      name: discountNames.endOfLine,
      value: { type: 'absolute', money: fortyEuros() },
      predicate: `sku in (${quoted(skus)})`,
      sortOrder: '0.3',
      ...always,
    },
  ];
}

/** Seasonal discounts: wood this winter, and garden last spring. */
const seasonalDiscounts: readonly DemoDiscount[] = [
  {
    key: 'firewood-season-2026',
    name: discountNames.firewoodSeason,
    value: { type: 'relative', permyriad: 800 },
    predicate: `categories.key contains any (${quoted(['log-splitter', 'chainsaw'])})`,
    sortOrder: '0.15',
    validFrom: '2026-10-01T00:00:00.000Z',
    validUntil: '2027-03-01T00:00:00.000Z',
  },
  {
    key: 'garden-spring-2026',
    name: discountNames.gardenSpring,
    value: { type: 'relative', permyriad: 1200 },
    predicate: ofDepartment('garden'),
    sortOrder: '0.16',
    validFrom: '2026-03-01T00:00:00.000Z',
    validUntil: '2026-05-01T00:00:00.000Z',
  },
];

const campaignNames = { black_friday: discountNames.blackFriday, cyber_week: discountNames.cyberWeek };
const campaignShares = { black_friday: 2000, cyber_week: 1500 };

/** The time zones in which a day begins first and last. A price without a country applies in both. */
const FIRST_ZONE = 'Europe/Athens';
const LAST_ZONE = 'Europe/London';
const lastEnds = seededCampaigns(LAST_ZONE);

/**
 * Returns a discount per campaign for products with its tag. It is valid while the campaign runs in any store, so that no store
 * announces a campaign without its prices.
 */
const campaignDiscounts: readonly DemoDiscount[] = seededCampaigns(FIRST_ZONE).map(
  ({ campaignName, startDate, endDate }, index) => ({
    key: `${campaignName}_${startDate.slice(0, 4)}`,
    name: campaignNames[campaignName],
    value: { type: 'relative', permyriad: campaignShares[campaignName] },
    predicate: `attributes.tags contains any ("campaign:${campaignName}")`,
    sortOrder: `0.4${index + 1}`,
    validFrom: startDate,
    validUntil: lastEnds[index]?.endDate ?? endDate,
  }),
);

/** Returns all product discounts of the demo: permanent, seasonal (one has ended) and campaign discounts. */
export const catalogueDiscounts = (): readonly DemoDiscount[] => [
  ...lastingDiscounts(),
  ...seasonalDiscounts,
  ...campaignDiscounts,
];
