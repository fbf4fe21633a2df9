import type { Localized } from '../terms/language.js';
import type { EnergyDocuments } from './document-urls.js';
import type { CataloguePrice } from './prices.js';
import type { Condition } from './sku.js';
import type { TechDetail } from './tech-details.js';

/** The campaigns that reduce the products with their tag. */
export type CampaignTag = 'campaign:black_friday' | 'campaign:cyber_week';

export type Tag = 'new' | 'bestseller' | 'bware' | 'on-sale' | 'topRated' | 'Popular' | 'Sale' | CampaignTag;

/** Groups of goods with volume discounts of their own. */
export type VolumeDiscountGroup = 'volume_discount_default' | 'volume_discount_accessories';

/** The product types of the specification that goods have. */
export type ProductTypeKey = 'standard_product' | 'accessory';

/** What a shopper's filter compares: numbers in one unit per attribute (W, l, kg, bar …). */
export type NumericAttributes = Readonly<Record<string, number>>;

/** A product of the demo in our own words; the loader turns it into the backend's draft. */
export interface DemoProduct {
  readonly sku: string;
  readonly productType: ProductTypeKey;
  readonly condition: Condition;
  readonly ean: string;
  readonly family: string;
  readonly brand: string;
  readonly model: string;
  readonly categoryKey: string;
  readonly name: Localized;
  readonly slug: Localized;
  readonly description: Localized;
  /** What such a machine or accessory is for, in two sentences. */
  readonly summary: Localized;
  readonly highlights: readonly Localized[];
  readonly techDetails: readonly TechDetail[];
  readonly faq: readonly Question[];
  /** Where the manual lies, in every language; sets and accessories have none of their own. */
  readonly manualUrl?: Localized;
  readonly energy?: EnergyDocuments;
  readonly numbers: NumericAttributes;
  readonly isFreight: boolean;
  /** Length, width, height in millimetres and kilograms, bare and in its package. */
  readonly net: PackageSize;
  readonly gross: PackageSize;
  readonly tags: readonly Tag[];
  /** The stars of its reviews, 1 to 5 each; empty for a product that nobody has reviewed yet. */
  readonly ratings: readonly number[];
  /** Which volume discounts it takes part in; what comes on a pallet or once only takes part in none. */
  readonly volumeDiscountGroup?: VolumeDiscountGroup;
  /** A day, `2025-03-14`. */
  readonly releaseDate: string;
  readonly prices: readonly CataloguePrice[];
  /** What the maker recommends, in cents of a euro. */
  readonly recommendedEuroCents: number;
  /** Until when an order leaves on the same working day, `14:00`. */
  readonly dispatchUntil: string;
  /** When returned goods were checked, as an instant. */
  readonly checkedAt?: string;
  /** Countries whose stores do not sell it. */
  readonly notSoldIn: readonly string[];
  readonly stock: number;
  /** Names of drawings, best view first: `fryer-double-1`. */
  readonly pictures: readonly string[];
  /** How many pictures show it once around: `/media/products/fryer-360/01.svg` and on. */
  readonly images360?: number;
  /** A picture that moves, of the machine at work. */
  readonly video?: string;
  /** SKUs of the accessories that fit a machine. */
  readonly relatedAccessories: readonly string[];
  /** SKUs of the listed machines that an accessory fits. */
  readonly parentProducts: readonly string[];
  /** SKU of the same machine as A-ware, for returned goods. */
  readonly sameModelNew?: string;
  /** SKUs of what a set holds. */
  readonly setParts: readonly string[];
}

/** What shoppers ask, with an answer that holds for this product. */
export interface Question {
  readonly question: Localized;
  readonly answer: Localized;
}

export interface PackageSize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
}
