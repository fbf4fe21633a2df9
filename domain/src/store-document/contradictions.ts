import { isSafePattern } from '../pattern/safe-pattern.js';
import type { FieldError } from '../shop-error/contract.js';
import type { StoreDocument } from './contract.js';
import type { Moment } from './moment.js';

type Rule = (document: StoreDocument) => FieldError[];

const unless = (holds: boolean, field: string, reason: string): FieldError[] => (holds ? [] : [{ field, reason }]);

/** Returns why a pattern must not be run on user input. */
function patternRefusal(pattern: string | null): 'not-a-pattern' | 'unsafe-pattern' | undefined {
  if (pattern === null || isSafePattern(pattern)) return undefined;
  try {
    return new RegExp(pattern) instanceof RegExp ? 'unsafe-pattern' : 'not-a-pattern';
  } catch {
    return 'not-a-pattern';
  }
}

/** Rules between the fields of a section, applied after all layers are merged. */
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

/** Returns the contradictions within a document, as `section.field` with a reason; empty if it is consistent. */
export function contradictions(document: StoreDocument): FieldError[] {
  return RULES.flatMap((rule) => rule(document));
}

/**
 * Checks that brands with the same country and currency have the same shipping costs, because the commerce backend has
 * one rate for both.
 */
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

/** Checks that every host belongs to one store only. */
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

/** Returns the contradictions between stores: shared hosts, different shipping costs, not exactly one default store. */
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
