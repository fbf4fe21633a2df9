import { bankTransferContract } from '../bank-transfer/contract.js';
import { brandContract } from '../brand/contract.js';
import { campaignsContract } from '../campaigns/contract.js';
import { cashOnDeliveryContract } from '../cash-on-delivery/contract.js';
import { cashRoundingContract } from '../cash-rounding/contract.js';
import { clientTypeContract } from '../client-type/contract.js';
import { consumerRightsContract } from '../consumer-rights/contract.js';
import { cookieConsentContract } from '../cookie-consent/contract.js';
import { customerCareContract } from '../customer-care/contract.js';
import { featureTogglesContract } from '../feature-toggles/contract.js';
import { liveCartContract } from '../live-cart/contract.js';
import { lowStockContract } from '../low-stock/contract.js';
import { merchantAccountContract } from '../merchant-account/contract.js';
import { onlinePaymentContract } from '../online-payment/contract.js';
import { orderApprovalContract } from '../order-approval/contract.js';
import { pageSlugsContract } from '../page-slugs/contract.js';
import { parcelTrackingContract } from '../parcel-tracking/contract.js';
import { postalCodeContract } from '../postal-code/contract.js';
import { recommendationContract } from '../recommendation/contract.js';
import { searchIndexContract } from '../search-index/contract.js';
import { searchSynonymsContract } from '../search-synonyms/contract.js';
import { sellerContract } from '../seller/contract.js';
import { seoRedirectsContract } from '../seo-redirects/contract.js';
import { shippingCostContract } from '../shipping-cost/contract.js';
import { shoppingLimitsContract } from '../shopping-limits/contract.js';
import { storeContract } from '../store/contract.js';
import { storeFlagsContract } from '../store-flags/contract.js';
import { streetNumberContract } from '../street-number/contract.js';
import { supportWebformContract } from '../support-webform/contract.js';
import { taxRateContract } from '../tax-rate/contract.js';
import { vatNumberContract } from '../vat-number/contract.js';

/**
 * The sections with one value per store, in the order in which people read them. This is the only list of them in domain:
 * keys, schemas, the document of a store and the slices that pages read come from it.
 */
export const storeSections = {
  store: storeContract,
  brand: brandContract,
  'cash-on-delivery': cashOnDeliveryContract,
  'cash-rounding': cashRoundingContract,
  'bank-transfer': bankTransferContract,
  'shipping-cost': shippingCostContract,
  'low-stock': lowStockContract,
  'vat-number': vatNumberContract,
  'tax-rate': taxRateContract,
  'postal-code': postalCodeContract,
  'street-number': streetNumberContract,
  'merchant-account': merchantAccountContract,
  'client-type': clientTypeContract,
  'feature-toggles': featureTogglesContract,
  'store-flags': storeFlagsContract,
  campaigns: campaignsContract,
  'support-webform': supportWebformContract,
  'shopping-limits': shoppingLimitsContract,
  'consumer-rights': consumerRightsContract,
  'live-cart': liveCartContract,
  'seo-redirects': seoRedirectsContract,
  'online-payment': onlinePaymentContract,
  seller: sellerContract,
  'order-approval': orderApprovalContract,
} as const;

/** The sections with one value per locale of a store. */
export const localeSections = {
  'search-index': searchIndexContract,
  'search-synonyms': searchSynonymsContract,
  recommendation: recommendationContract,
  'parcel-tracking': parcelTrackingContract,
  'page-slugs': pageSlugsContract,
  'customer-care': customerCareContract,
  'cookie-consent': cookieConsentContract,
} as const;

export type StoreSectionKey = keyof typeof storeSections;
export type LocaleSectionKey = keyof typeof localeSections;
export type SectionKey = StoreSectionKey | LocaleSectionKey;

/** Returns the keys of an object literal, which has no others than its type says. */
const keysOf = <Key extends string>(literal: Readonly<Record<Key, unknown>>) => Object.keys(literal) as Key[];

/** The sections that have one value per store. */
export const STORE_SECTION_KEYS: readonly StoreSectionKey[] = keysOf(storeSections);
/** The sections that have one value per locale of a store. */
export const LOCALE_SECTION_KEYS: readonly LocaleSectionKey[] = keysOf(localeSections);
export const SECTION_KEYS: readonly SectionKey[] = [...STORE_SECTION_KEYS, ...LOCALE_SECTION_KEYS];
