import { SECTION_KEYS, type SectionKey, STORE_SECTION_KEYS } from '@manifold/domain/store-document/sections';
import { bankTransferSection } from './bank-transfer/bank-transfer.section.js';
import { brandSection } from './brand/brand.section.js';
import { campaignsSection } from './campaigns/campaigns.section.js';
import { cashOnDeliverySection } from './cash-on-delivery/cash-on-delivery.section.js';
import { cashRoundingSection } from './cash-rounding/cash-rounding.section.js';
import { clientTypeSection } from './client-type/client-type.section.js';
import { consumerRightsSection } from './consumer-rights/consumer-rights.section.js';
import { cookieConsentSection } from './cookie-consent/cookie-consent.section.js';
import { customerCareSection } from './customer-care/customer-care.section.js';
import { featureTogglesSection } from './feature-toggles/feature-toggles.section.js';
import { liveCartSection } from './live-cart/live-cart.section.js';
import { lowStockSection } from './low-stock/low-stock.section.js';
import { merchantAccountSection } from './merchant-account/merchant-account.section.js';
import { onlinePaymentSection } from './online-payment/online-payment.section.js';
import { orderApprovalSection } from './order-approval/order-approval.section.js';
import { pageSlugsSection } from './page-slugs/page-slugs.section.js';
import { parcelTrackingSection } from './parcel-tracking/parcel-tracking.section.js';
import { postalCodeSection } from './postal-code/postal-code.section.js';
import { recommendationSection } from './recommendation/recommendation.section.js';
import { searchIndexSection } from './search-index/search-index.section.js';
import { searchSynonymsSection } from './search-synonyms/search-synonyms.section.js';
import { sellerSection } from './seller/seller.section.js';
import { seoRedirectsSection } from './seo-redirects/seo-redirects.section.js';
import { shippingCostSection } from './shipping-cost/shipping-cost.section.js';
import { shoppingLimitsSection } from './shopping-limits/shopping-limits.section.js';
import { storeSection } from './store/store.section.js';
import { storeFlagsSection } from './store-flags/store-flags.section.js';
import { streetNumberSection } from './street-number/street-number.section.js';
import { supportWebformSection } from './support-webform/support-webform.section.js';
import { taxRateSection } from './tax-rate/tax-rate.section.js';
import { vatNumberSection } from './vat-number/vat-number.section.js';
import type { Section } from './definition/section.js';
import { MONEY_LIMIT_QUESTIONS, type MoneyLimit } from '@manifold/domain/money-limit/contract';

/** The definition of every section. The only list of sections in the services; the compiler reports a missing one. */
const byKey: Readonly<Record<SectionKey, Section>> = {
  store: storeSection,
  brand: brandSection,
  'cash-on-delivery': cashOnDeliverySection,
  'cash-rounding': cashRoundingSection,
  'bank-transfer': bankTransferSection,
  'shipping-cost': shippingCostSection,
  'low-stock': lowStockSection,
  'vat-number': vatNumberSection,
  'tax-rate': taxRateSection,
  'postal-code': postalCodeSection,
  'street-number': streetNumberSection,
  'merchant-account': merchantAccountSection,
  'client-type': clientTypeSection,
  'feature-toggles': featureTogglesSection,
  'store-flags': storeFlagsSection,
  campaigns: campaignsSection,
  'support-webform': supportWebformSection,
  'shopping-limits': shoppingLimitsSection,
  'consumer-rights': consumerRightsSection,
  'live-cart': liveCartSection,
  'seo-redirects': seoRedirectsSection,
  'search-index': searchIndexSection,
  'search-synonyms': searchSynonymsSection,
  recommendation: recommendationSection,
  'parcel-tracking': parcelTrackingSection,
  'page-slugs': pageSlugsSection,
  'customer-care': customerCareSection,
  'online-payment': onlinePaymentSection,
  seller: sellerSection,
  'cookie-consent': cookieConsentSection,
  'order-approval': orderApprovalSection,
};

/** Every section of the config, in the order of the console. */
export const SECTIONS: readonly Section[] = SECTION_KEYS.map((key) => byKey[key]);

/** Returns the section of a key, or undefined. */
export function sectionOf(key: string): Section | undefined {
  return Object.hasOwn(byKey, key) ? byKey[key as SectionKey] : undefined;
}

/** Returns the section of a key; throws if no section has it. */
export function requireSection(key: string): Section {
  const section = sectionOf(key);
  if (!section) throw new Error(`No section ${key}`);
  return section;
}

/** The fields of all sections whose amounts decide something about a cart. */
export const MONEY_LIMITS: readonly MoneyLimit[] = STORE_SECTION_KEYS.flatMap((section) =>
  Object.entries(requireSection(section).amounts).flatMap(([field, kind]) => {
    const question = MONEY_LIMIT_QUESTIONS.find((each) => each === kind);
    return question ? [{ section, field, question }] : [];
  }),
);
