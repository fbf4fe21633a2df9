import { isSafePattern } from '../pattern/safe-pattern.js';
import type { FieldError } from '../shop-error/contract.js';
import type { StoreDocument } from './contract.js';
import type { Moment } from './moment.js';

type Rule = (document: StoreDocument) => FieldError[];

const unless = (holds: boolean, field: string, reason: string): FieldError[] => (holds ? [] : [{ field, reason }]);

/** Why a pattern may not be tried on what people type. */
function patternRefusal(pattern: string | null): 'not-a-pattern' | 'unsafe-pattern' | undefined {
  if (pattern === null || isSafePattern(pattern)) return undefined;
  try {
    return new RegExp(pattern) instanceof RegExp ? 'unsafe-pattern' : 'not-a-pattern';
  } catch {
    return 'not-a-pattern';
  }
}

/** What each section's own fields must be to one another, once every layer has spoken. */
const RULES: readonly Rule[] = [
  ({ sections: { 'shipping-cost': cost } }) =>
    unless(
      cost.parcelFeeCentAmount <= cost.freightFeeCentAmount,
      'shipping-cost.parcelFeeCentAmount',
      'parcel-above-freight',
    ),
  ({ sections: { 'low-stock': bands } }) =>
    unless(
      bands.lowBoundaryCentAmount < bands.highBoundaryCentAmount,
      'low-stock.lowBoundaryCentAmount',
      'low-not-below-high',
    ),
  ({ sections: { 'shopping-limits': limits } }) => [
    ...unless(
      limits.pageSizes.includes(limits.defaultPageSize),
      'shopping-limits.defaultPageSize',
      'not-among-page-sizes',
    ),
    ...unless(
      limits.searchMinimumLength <= limits.searchMaximumLength,
      'shopping-limits.searchMinimumLength',
      'minimum-above-maximum',
    ),
  ],
  ({
    sections: {
      'postal-code': { pattern },
    },
  }) => {
    const reason = patternRefusal(pattern);
    return reason === undefined ? [] : [{ field: 'postal-code.pattern', reason }];
  },
  ({ sections: { store } }) => [
    ...unless(store.hosts.includes(store.productionHost), 'store.hosts', 'production-host-missing'),
    ...unless(
      new Set(store.locales.map(({ locale }) => locale)).size === store.locales.length,
      'store.locales',
      'locale-twice',
    ),
    ...unless(new Set(store.hosts).size === store.hosts.length, 'store.hosts', 'host-twice'),
  ],
  ({ sections: { campaigns } }) =>
    campaigns.campaigns.flatMap(({ startDate, endDate }, at) =>
      unless(Date.parse(startDate) < Date.parse(endDate), `campaigns.campaigns.${at}.endDate`, 'ends-before-it-starts'),
    ),
  ({ locales }) =>
    Object.entries(locales).flatMap(
      ([
        locale,
        {
          'page-slugs': { slugs },
        },
      ]) =>
        unless(
          new Set(Object.values(slugs)).size === Object.keys(slugs).length,
          `page-slugs.slugs`,
          `slug-twice-${locale}`,
        ),
    ),
];

/** What a document says against itself: each finding names `section.field` and a reason. None means that it holds together. */
export function contradictions(document: StoreDocument): FieldError[] {
  return RULES.flatMap((rule) => rule(document));
}

/** The commerce backend has one rate per country and currency: two brands cannot ship for different amounts there. */
function shippingContradictions(documents: readonly StoreDocument[]): FieldError[] {
  const first = new Map<string, StoreDocument>();
  return documents.flatMap((document) => {
    const { store, 'shipping-cost': cost } = document.sections;
    const market = `${store.countryCode} ${store.currencyCode}`;
    const other = first.get(market);
    if (!other) first.set(market, document);
    const isAlike = !other || JSON.stringify(other.sections['shipping-cost']) === JSON.stringify(cost);
    const reason = `shipping-differs-in-one-country: ${market} (${other?.storeKey}, ${document.storeKey})`;
    return unless(isAlike, 'shipping-cost.parcelFeeCentAmount', reason);
  });
}

/** A host shows one store. */
function hostContradictions({ documents, unsealed }: StoresAtOnce): FieldError[] {
  const owners = new Map<string, string>();
  const named = [
    ...documents.map(({ storeKey, sections }) => ({ storeKey, hosts: sections.store.hosts })),
    ...unsealed.map(({ storeKey, hosts = [] }) => ({ storeKey, hosts })),
  ];
  return named.flatMap(({ storeKey, hosts }) =>
    [...new Set(hosts)].flatMap((host) => {
      const owner = owners.get(host);
      owners.set(host, storeKey);
      const reason = `host-of-two-stores: ${host} (${owner}, ${storeKey})`;
      return unless(owner === undefined, 'store.hosts', reason);
    }),
  );
}

type StoresAtOnce = Pick<Moment, 'documents' | 'unsealed'>;

/** What two stores say against each other: a host that shows both, another price of one parcel, not one default store. */
export function contradictionsBetween(stores: StoresAtOnce): FieldError[] {
  const { documents, unsealed } = stores;
  const sealedDefaults = documents.filter(({ sections }) => sections.store.isDefault).length;
  const defaults = sealedDefaults + unsealed.filter(({ isDefault = false }) => isDefault).length;
  return [
    ...shippingContradictions(documents),
    ...hostContradictions(stores),
    ...unless(defaults === 1, 'store.isDefault', 'not-one-default-store'),
  ];
}
