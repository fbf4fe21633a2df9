import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { StoreFacts } from '../../integrations/commercetools/ports/store-backend.js';

/** Returns the part of a store's config that the commerce backend needs. */
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

/** Returns the store whose warehouse supplies new stores: the default one. */
export function suppliedLike(snapshots: readonly Snapshot[]): string {
  const found = snapshots.find(({ document }) => document.sections.store.isDefault) ?? snapshots[0];
  return found?.storeKey ?? '';
}
