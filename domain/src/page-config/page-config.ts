import type { PageSlugs } from '../page-slugs/contract.js';
import type { PaymentMethod } from '../payment-methods/contract.js';
import { onlinePaymentRule } from '../online-payment/offer.js';
import type { PaymentRules } from '../payment-methods/refusals.js';
import { isCampaignActive } from '../campaigns/running.js';
import { SHOWN_PAGE_KEYS, type ShownPageKey } from '../page-slugs/information-pages.js';
import { defaultLocale } from '../store/default-locale.js';
import { type LocaleSections, type Snapshot, type StoreDocument, instantShown } from '../store-document/contract.js';
import type { Brand } from '../brand/contract.js';
import { sectionSlices } from './section-slices.js';
import type { PageCampaign, PageConfig, PublicConfig } from './contract.js';

/** Keeps the slugs of existing pages only, because the slice must stay small. */
function shownSlugs(slugs: PageSlugs['slugs']): Record<ShownPageKey, string> {
  return Object.fromEntries(SHOWN_PAGE_KEYS.map((key) => [key, slugs[key]])) as Record<ShownPageKey, string>;
}

function otherSlugs({ document }: Snapshot, locale: string): PageConfig['otherSlugs'] {
  const others = document.sections.store.locales.filter((other) => other.locale !== locale);
  return Object.fromEntries(
    others.flatMap((other) => {
      const local = document.locales[other.locale];
      return local ? [[other.language, Object.values(shownSlugs(local['page-slugs'].slugs))]] : [];
    }),
  );
}

function pageBrand(brand: Brand, language: string): PageConfig['brand'] {
  const { name, legalName, logo, homePicture, foundedYear, layout, productBrands, socialLinks, texts } = brand;
  const text = texts[language] ?? null;
  return { name, legalName, logo, homePicture, foundedYear, layout, productBrands, socialLinks, text };
}

function paymentMethods(sections: Snapshot['document']['sections'], { online }: PaymentRules): PaymentMethod[] {
  return [
    ...(online.private || online.company ? (['online'] as const) : []),
    ...(sections['cash-on-delivery'].enabled ? (['cash-on-delivery'] as const) : []),
    ...(sections['bank-transfer'].enabled ? (['bank-transfer'] as const) : []),
  ];
}

function paymentRules(sections: Snapshot['document']['sections'], { hasPaymentProvider }: PageMoment): PaymentRules {
  const { enabled, priceLimitCentAmount, itemLimit, freightAllowed } = sections['cash-on-delivery'];
  return {
    online: hasPaymentProvider ? onlinePaymentRule(sections) : { private: false, company: false },
    cashOnDelivery: { enabled, priceLimitCentAmount, itemLimit, freightAllowed },
    bankTransfer: { enabled: sections['bank-transfer'].enabled },
    maximumCashOrBankItems: sections['shopping-limits'].maximumCashOrBankItems,
  };
}

/** Data of a page that is not in the snapshot: its stylesheet, its time and the public port of the live cart channel. */
export interface PageMoment {
  readonly themeStylesheet: string;
  readonly now: Date;
  readonly liveCartPort: number;
  /** Whether the services have access to the payment provider. */
  readonly hasPaymentProvider: boolean;
}

/** Maximum number of campaigns in a page: the current and the next one. */
const CARRIED_CAMPAIGNS = 2;

/** Returns current and future campaigns, sorted by end. */
function comingCampaigns(snapshot: Snapshot, now: Date): PageCampaign[] {
  const shown = instantShown(snapshot, now);
  return snapshot.document.sections.campaigns.campaigns
    .filter(({ endDate }) => Date.parse(endDate) > shown.getTime())
    .sort((first, second) => Date.parse(first.endDate) - Date.parse(second.endDate))
    .map((campaign) => ({ ...campaign, isRunning: isCampaignActive(campaign, shown) }));
}

function pageLiveCart(sections: Snapshot['document']['sections'], port: number): PageConfig['liveCart'] {
  if (!sections['feature-toggles'].liveCart) return null;
  const { retries, retryDelayMilliseconds } = sections['live-cart'];
  return { port, retries, retryDelayMilliseconds };
}

type SectionsInLocale = StoreDocument['sections'] & LocaleSections;

/** Returns every section as it is in a locale; the store's first locale stands for one that the store does not have. */
function sectionsIn({ storeKey, document }: Snapshot, locale: string): SectionsInLocale {
  const { sections, locales } = document;
  const local = locales[locale] ?? locales[defaultLocale(sections.store).locale];
  if (!local) throw new Error(`Snapshot of ${storeKey} has no locale ${locale}`);
  return { ...sections, ...local };
}

/** Returns the part of a snapshot that is embedded in a page of this locale. */
export function pageConfig(snapshot: Snapshot, locale: string, moment: PageMoment): PageConfig {
  const { themeStylesheet, now, liveCartPort } = moment;
  const sections = sectionsIn(snapshot, locale);
  const rules = paymentRules(sections, moment);
  return {
    ...sectionSlices('page', sections),
    storeKey: snapshot.storeKey,
    revision: snapshot.revision,
    hash: snapshot.hash,
    countryCode: sections.store.countryCode,
    currencyCode: sections.store.currencyCode,
    locale,
    locales: sections.store.locales.map(({ locale: code, language }) => ({ locale: code, language })),
    brand: pageBrand(sections.brand, locale.slice(0, 2)),
    themeStylesheet,
    timeZone: sections.store.timeZone,
    campaigns: comingCampaigns(snapshot, now).slice(0, CARRIED_CAMPAIGNS),
    liveCart: pageLiveCart(sections, liveCartPort),
    paymentMethods: paymentMethods(sections, rules),
    paymentRules: rules,
    slugs: shownSlugs(sections['page-slugs'].slugs),
    otherSlugs: otherSlugs(snapshot, locale),
    ...(snapshot.preview ? { preview: snapshot.preview } : {}),
  };
}

/** Returns the public part of a snapshot in a locale. */
export function publicConfig(snapshot: Snapshot, locale: string, moment: PageMoment): PublicConfig {
  return {
    ...pageConfig(snapshot, locale, moment),
    // All of them, because this answer is cached as long as the snapshot is valid.
    campaigns: comingCampaigns(snapshot, moment.now),
    checkout: sectionSlices('checkout', sectionsIn(snapshot, locale)),
  };
}
