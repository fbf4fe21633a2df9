import type { SectionKey } from '@manifold/domain/store-document/sections';
import { bankTransferRows } from './bank-transfer.js';
import { brandRows } from './brand.js';
import { campaignRows } from './campaigns.js';
import { cashOnDeliveryRows } from './cash-on-delivery.js';
import { cashRoundingRows } from './cash-rounding.js';
import { clientTypeRows } from './client-type.js';
import { consumerRightsRows } from './consumer-rights.js';
import { cookieConsentRows } from './cookie-consent.js';
import { customerCareRows } from './customer-care.js';
import { featureToggleRows, type SeedProfile } from './feature-toggles.js';
import { liveCartRows } from './live-cart.js';
import { lowStockRows } from './low-stock.js';
import { merchantAccountRows } from './merchant-account.js';
import { onlinePaymentRows } from './online-payment.js';
import { orderApprovalRows } from './order-approval.js';
import { parcelTrackingRows } from './parcel-tracking.js';
import { pageSlugRows } from './page-slugs.js';
import { postalCodeRows } from './postal-code.js';
import { searchIndexRows } from './search-index.js';
import { searchSynonymRows } from './search-synonyms.js';
import { recommendationRows } from './recommendation.js';
import { sellerRows } from './seller.js';
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

/** Returns the rows of every section. This is the only list of sections in the seeds; the compiler finds a missing one. */
export function rowsBySection(profile: SeedProfile): Readonly<Record<SectionKey, readonly SeedRow[]>> {
  return {
    store: storeRows,
    brand: brandRows,
    'cash-on-delivery': cashOnDeliveryRows,
    'cash-rounding': cashRoundingRows,
    'bank-transfer': bankTransferRows,
    'shipping-cost': shippingCostRows,
    'low-stock': lowStockRows,
    'vat-number': vatNumberRows,
    'tax-rate': taxRateRows,
    'postal-code': postalCodeRows,
    'street-number': streetNumberRows,
    'merchant-account': merchantAccountRows,
    'client-type': clientTypeRows,
    'feature-toggles': featureToggleRows(profile),
    'store-flags': storeFlagRows,
    campaigns: campaignRows,
    'support-webform': supportWebformRows,
    'shopping-limits': shoppingLimitRows,
    'consumer-rights': consumerRightsRows,
    'live-cart': liveCartRows,
    'seo-redirects': seoRedirectRows,
    'search-index': searchIndexRows,
    'search-synonyms': searchSynonymRows,
    recommendation: recommendationRows,
    'parcel-tracking': parcelTrackingRows,
    'page-slugs': pageSlugRows,
    'customer-care': customerCareRows,
    'online-payment': onlinePaymentRows,
    seller: sellerRows,
    'cookie-consent': cookieConsentRows,
    'order-approval': orderApprovalRows,
  };
}

/** Returns all rows of the first revision: the specification's tables. */
export function seedRows(profile: SeedProfile = 'default'): readonly SeedRow[] {
  return Object.values(rowsBySection(profile)).flat();
}
