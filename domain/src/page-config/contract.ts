import type { Campaign } from '../campaigns/contract.js';
import type { Brand, BrandText } from '../brand/contract.js';
import type { CashOnDelivery } from '../cash-on-delivery/contract.js';
import type { CashRounding } from '../cash-rounding/contract.js';
import type { ClientTypeValue } from '../client-type/contract.js';
import type { ConsumerRights } from '../consumer-rights/contract.js';
import type { CustomerCare } from '../customer-care/contract.js';
import type { FeatureToggles } from '../feature-toggles/contract.js';
import type { LowStock } from '../low-stock/contract.js';
import type { PageSlugs } from '../page-slugs/contract.js';
import type { ShownPageKey } from '../page-slugs/shown-pages.js';
import type { PaymentMethod } from '../payment-methods/contract.js';
import type { PaymentRules } from '../payment-methods/refusals.js';
import type { PostalCodeFormat } from '../postal-code/contract.js';
import type { ShippingCost } from '../shipping-cost/contract.js';
import type { ShoppingLimits } from '../shopping-limits/contract.js';
import type { StoreLocale } from '../store/contract.js';
import type { PreviewNotice } from '../store-document/preview.js';
import type { StreetNumberRule } from '../street-number/contract.js';
import type { VatNumberFormat } from '../vat-number/contract.js';

/** A campaign, and whether it ran when the page was made: the browser wakes the page as it was. */
export interface PageCampaign extends Campaign {
  readonly runs: boolean;
}

/** The slice of a store's document that travels in every page: at most 4 KB of JSON. What a single screen needs is fetched by it. */
export interface PageConfig {
  readonly storeKey: string;
  readonly revision: number;
  readonly hash: string;
  readonly countryCode: string;
  readonly currencyCode: string;
  /** The locale that this page is in. */
  readonly locale: string;
  readonly locales: readonly Pick<StoreLocale, 'locale' | 'language'>[];
  readonly brand: Pick<
    Brand,
    'name' | 'legalName' | 'logo' | 'homePicture' | 'foundedYear' | 'layout' | 'productBrands' | 'socialLinks'
  > & {
    /** The brand's own words in this page's language; null where the shop's stand. */
    readonly text: BrandText | null;
  };
  /** Path of the stylesheet that holds the brand's tokens; its name changes with them. */
  readonly themeStylesheet: string;
  /** Where the store's clocks are. */
  readonly timeZone: string;
  /** The campaigns that run or come next, no more than a few: an open page follows them by its own clock. */
  readonly campaigns: readonly PageCampaign[];
  readonly toggles: FeatureToggles;
  readonly shippingCost: ShippingCost;
  readonly lowStock: LowStock;
  readonly limits: Omit<ShoppingLimits, 'maximumCashOrBankItems'>;
  /** The ways to pay that the store offers; whether a cart may use one is said at its checkout. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** Decides whether a product or cart can be paid for at all. */
  readonly paymentRules: PaymentRules;
  /** The store's standard VAT rate as a fraction. */
  readonly taxRate: number;
  readonly consumerRights: ConsumerRights;
  readonly customerCare: CustomerCare;
  /** The addresses by config of the pages that are there. */
  readonly slugs: Readonly<Record<ShownPageKey, string>>;
  /** What the information pages and the collections are called in the store's other languages, by language. */
  readonly otherSlugs: Readonly<Record<string, Partial<Record<ShownPageKey, string>>>>;
  readonly externalLinks: PageSlugs['externalLinks'];
  /** Only where the page shows a draft. */
  readonly preview?: PreviewNotice;
}

/** What the checkout's forms need beside it; `GET /api/config` has it under `checkout`. */
export interface CheckoutConfig {
  readonly postalCode: PostalCodeFormat;
  readonly streetNumber: StreetNumberRule;
  readonly vatNumber: VatNumberFormat;
  readonly defaultClientType: ClientTypeValue;
  readonly cashOnDelivery: CashOnDelivery;
  readonly cashRounding: CashRounding;
  readonly bankTransfer: { readonly enabled: boolean };
  readonly maximumCashOrBankItems: number;
  readonly cashOnDeliveryFeeTitle: string | null;
}

/** The answer of `GET /api/config`: the published snapshot's public part. No bank account, no merchant account. */
export interface PublicConfig extends PageConfig {
  readonly checkout: CheckoutConfig;
}
