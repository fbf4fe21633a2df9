import type { Campaign } from '../campaigns/contract.js';
import type { Brand, BrandText } from '../brand/contract.js';
import type { LiveCart } from '../live-cart/contract.js';
import type { ShownPageKey } from '../page-slugs/information-pages.js';
import type { PaymentMethod } from '../payment-methods/contract.js';
import type { PaymentRules } from '../payment-methods/refusals.js';
import type { StoreLocale } from '../store/contract.js';
import type { PreviewNotice } from '../store-document/contract.js';
import type { CheckoutSlices, PageSlices } from './section-slices.js';

/** How a page connects to the live cart channel; `port` comes from the environment. */
export interface PageLiveCart extends Pick<LiveCart, 'retries' | 'retryDelayMilliseconds'> {
  readonly port: number;
}

/** A campaign, and whether it was running when the page was rendered, so that hydration sees the same state. */
export interface PageCampaign extends Campaign {
  readonly isRunning: boolean;
}

/**
 * The part of a store's document in every page: at most 4 KB of JSON. Screens load the rest when they need it. Each
 * section declares its slice in its contract. This type adds values that depend on several sections, on all locales of a
 * section, or on the request.
 */
export interface PageConfig extends PageSlices {
  readonly storeKey: string;
  readonly revision: number;
  readonly hash: string;
  readonly countryCode: string;
  readonly currencyCode: string;
  /** The locale of this page. */
  readonly locale: string;
  readonly locales: readonly Pick<StoreLocale, 'locale' | 'language'>[];
  readonly brand: Pick<
    Brand,
    'name' | 'legalName' | 'logo' | 'homePicture' | 'foundedYear' | 'layout' | 'productBrands' | 'socialLinks'
  > & {
    /** The brand's texts in this page's language; null for the shop's default texts. */
    readonly text: BrandText | null;
  };
  /** Path of the stylesheet with the brand's tokens; it contains a hash of them. */
  readonly themeStylesheet: string;
  /** IANA name. */
  readonly timeZone: string;
  /** The current and the next campaign. Open pages start and end them by their own clock. */
  readonly campaigns: readonly PageCampaign[];
  /** Null if the store's toggle is off. */
  readonly liveCart: PageLiveCart | null;
  /** Payment methods that the store offers; checkout decides whether a cart can use them. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** Decides whether a product or cart can be paid for at all. */
  readonly paymentRules: PaymentRules;
  /** Configured slugs of the existing pages. */
  readonly slugs: Readonly<Record<ShownPageKey, string>>;
  /**
   * Slugs in the store's other languages, by language. Arrays in the order of `SHOWN_PAGE_KEYS`, because objects would
   * make every page larger.
   */
  readonly otherSlugs: Readonly<Record<string, readonly string[]>>;
  /** Only on pages that preview a draft. */
  readonly preview?: PreviewNotice;
}

/**
 * Config that only the checkout needs; sections declare it in their contracts. Sent as `checkout` in the response of
 * `GET /api/config`.
 */
export type CheckoutConfig = CheckoutSlices;

/** The answer of `GET /api/config`: the public part of the published snapshot, without bank and merchant accounts. */
export interface PublicConfig extends PageConfig {
  readonly checkout: CheckoutConfig;
}
