import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { StoreFacts } from '../../integrations/commercetools/ports/store-backend.js';

/** The part of a store's config that the commerce backend has to know. */
export function storeFacts({ storeKey, document: { sections } }: Snapshot, suppliedLike: string): StoreFacts {
  const { label, countryCode, currencyCode, locales } = sections.store;
  const languages = locales.flatMap(({ locale, language }) => [locale, language]);
  return {
    storeKey,
    label,
    countryCode,
    currencyCode,
    languages: [...new Set(languages)],
    taxRate: sections['tax-rate'].standardRate,
    shippingCost: sections['shipping-cost'],
    flags: sections['store-flags'],
    bankTransfer: sections['bank-transfer'],
    campaigns: sections.campaigns.campaigns,
    suppliedLike,
  };
}

/** The store of a list that new ones are supplied like: the default one. */
export function suppliedLike(snapshots: readonly Snapshot[]): string {
  const found = snapshots.find(({ document }) => document.sections.store.isDefault) ?? snapshots[0];
  return found?.storeKey ?? '';
}
