import { bankTransferRows } from './bank-transfer.js';
import { brandRows } from './brand.js';
import { campaignRows } from './campaigns.js';
import { cashOnDeliveryRows } from './cash-on-delivery.js';
import { cashRoundingRows } from './cash-rounding.js';
import { clientTypeRows } from './client-type.js';
import { consumerRightsRows } from './consumer-rights.js';
import { customerCareRows } from './customer-care.js';
import { featureToggleRows, type SeedProfile } from './feature-toggles.js';
import { liveCartRows } from './live-cart.js';
import { lowStockRows } from './low-stock.js';
import { merchantAccountRows } from './merchant-account.js';
import { parcelTrackingRows, recommendationRows, searchIndexRows } from './outside-services.js';
import { pageSlugRows } from './page-slugs.js';
import { postalCodeRows } from './postal-code.js';
import { searchSynonymRows } from './search-synonyms.js';
import { seoRedirectRows } from './seo-redirects.js';
import type { SeedRow } from './seed-row.js';
import { shippingCostRows } from './shipping-cost.js';
import { shoppingLimitRows } from './shopping-limits.js';
import { storeFlagRows } from './store-flags.js';
import { storeRows } from './store.js';
import { streetNumberRows } from './street-number.js';
import { supportWebformRows } from './support-webform.js';
import { taxRateRows } from './tax-rate.js';
import { vatNumberRows } from './vat-number.js';

/** Everything that the first revision publishes: the specification's tables, row by row. */
export function seedRows(profile: SeedProfile = 'default'): readonly SeedRow[] {
  return [
    ...storeRows,
    ...brandRows,
    ...cashOnDeliveryRows,
    ...cashRoundingRows,
    ...bankTransferRows,
    ...shippingCostRows,
    ...lowStockRows,
    ...vatNumberRows,
    ...taxRateRows,
    ...postalCodeRows,
    ...streetNumberRows,
    ...merchantAccountRows,
    ...clientTypeRows,
    ...featureToggleRows(profile),
    ...storeFlagRows,
    ...campaignRows,
    ...supportWebformRows,
    ...shoppingLimitRows,
    ...consumerRightsRows,
    ...liveCartRows,
    ...seoRedirectRows,
    ...searchIndexRows,
    ...searchSynonymRows,
    ...recommendationRows,
    ...parcelTrackingRows,
    ...pageSlugRows,
    ...customerCareRows,
  ];
}
