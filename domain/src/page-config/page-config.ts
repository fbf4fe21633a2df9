import type { PageSlugs } from '../page-slugs/contract.js';
import type { PaymentMethod } from '../payment-methods/contract.js';
import { LISTING_COLLECTIONS } from '../catalogue/listing-collections.js';
import { INFORMATION_PAGE_KEYS } from '../page-slugs/information-pages.js';
import { defaultLocale } from '../store/default-locale.js';
import type { Snapshot } from '../store-document/contract.js';
import type { Brand } from '../brand/contract.js';
import type { CheckoutConfig, PageConfig, PublicConfig } from './contract.js';

const SHOWN_KEYS = [...INFORMATION_PAGE_KEYS, ...LISTING_COLLECTIONS];

/** Of the pages that are there: the slice must stay small. */
function shownSlugs(slugs: PageSlugs['slugs']): Partial<PageSlugs['slugs']> {
  return Object.fromEntries(SHOWN_KEYS.map((key) => [key, slugs[key]]));
}

function otherSlugs({ document }: Snapshot, locale: string): PageConfig['otherSlugs'] {
  const others = document.sections.store.locales.filter((other) => other.locale !== locale);
  return Object.fromEntries(
    others.flatMap((other) => {
      const local = document.locales[other.locale];
      return local ? [[other.language, shownSlugs(local['page-slugs'].slugs)]] : [];
    }),
  );
}

function pageBrand(brand: Brand, language: string): PageConfig['brand'] {
  const { name, legalName, logo, homePicture, foundedYear, layout, productBrands, socialLinks, texts } = brand;
  const text = texts[language] ?? null;
  return { name, legalName, logo, homePicture, foundedYear, layout, productBrands, socialLinks, text };
}

function paymentMethods(sections: Snapshot['document']['sections']): PaymentMethod[] {
  return [
    ...(sections['cash-on-delivery'].enabled ? (['cash-on-delivery'] as const) : []),
    ...(sections['bank-transfer'].enabled ? (['bank-transfer'] as const) : []),
  ];
}

/** The slice of a snapshot that travels in a page of this locale. */
export function pageConfig(snapshot: Snapshot, locale: string, themeStylesheet: string): PageConfig {
  const { sections, locales } = snapshot.document;
  const local = locales[locale] ?? locales[defaultLocale(sections.store).locale];
  if (!local) throw new Error(`Snapshot of ${snapshot.storeKey} has no locale ${locale}`);
  const { maximumQuantityPerProduct, pageSizes, defaultPageSize } = sections['shopping-limits'];
  return {
    storeKey: snapshot.storeKey,
    revision: snapshot.revision,
    hash: snapshot.hash,
    countryCode: sections.store.countryCode,
    currencyCode: sections.store.currencyCode,
    locale,
    locales: sections.store.locales.map(({ locale: code, language }) => ({ locale: code, language })),
    brand: pageBrand(sections.brand, locale.slice(0, 2)),
    themeStylesheet,
    toggles: sections['feature-toggles'],
    shippingCost: sections['shipping-cost'],
    lowStock: sections['low-stock'],
    limits: { maximumQuantityPerProduct, pageSizes, defaultPageSize },
    paymentMethods: paymentMethods(sections),
    taxRate: sections['tax-rate'].standardRate,
    consumerRights: sections['consumer-rights'],
    customerCare: local['customer-care'],
    slugs: local['page-slugs'].slugs,
    otherSlugs: otherSlugs(snapshot, locale),
    externalLinks: local['page-slugs'].externalLinks,
    ...(snapshot.preview ? { preview: snapshot.preview } : {}),
  };
}

function checkoutConfig({ sections }: Snapshot['document']): CheckoutConfig {
  return {
    postalCode: sections['postal-code'],
    streetNumber: sections['street-number'],
    vatNumber: sections['vat-number'],
    defaultClientType: sections['client-type'].defaultClientType,
    cashOnDelivery: sections['cash-on-delivery'],
    bankTransfer: { enabled: sections['bank-transfer'].enabled },
    maximumCashOrBankItems: sections['shopping-limits'].maximumCashOrBankItems,
    cashOnDeliveryFeeTitle: sections['store-flags'].cashOnDeliveryFeeTitle,
  };
}

/** All of a snapshot that anybody may read, in a locale. */
export function publicConfig(snapshot: Snapshot, locale: string, themeStylesheet: string): PublicConfig {
  return { ...pageConfig(snapshot, locale, themeStylesheet), checkout: checkoutConfig(snapshot.document) };
}
