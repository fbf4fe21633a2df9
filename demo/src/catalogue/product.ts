import type { Localized } from '../terms/language.js';
import type { EnergyDocuments } from './document-urls.js';
import type { CataloguePrice } from './prices.js';
import type { Condition } from './sku.js';
import type { TechDetail } from './tech-details.js';

/** The campaigns that reduce the products with their tag. */
export type CampaignTag = 'campaign:black_friday' | 'campaign:cyber_week';

export type Tag = 'new' | 'bestseller' | 'bware' | 'on-sale' | 'topRated' | 'Popular' | 'Sale' | CampaignTag;

/** Groups of products with their own volume discounts. */
export type VolumeDiscountGroup = 'volume_discount_default' | 'volume_discount_accessories';

/** The product types of the specification for goods. */
export type ProductTypeKey = 'standard_product' | 'accessory';

/** The numbers that filters compare, in one unit per attribute (W, l, kg, bar …). */
export type NumericAttributes = Readonly<Record<string, number>>;

/** A product of the demo, which the loader converts to a draft of the backend. */
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
  /** The purpose of the machine or accessory in two sentences. */
  readonly summary: Localized;
  readonly highlights: readonly Localized[];
  readonly techDetails: readonly TechDetail[];
  readonly faq: readonly Question[];
  /** The URL of the manual in every language; undefined for sets and accessories. */
  readonly manualUrl?: Localized;
  readonly energy?: EnergyDocuments;
  readonly numbers: NumericAttributes;
  readonly isFreight: boolean;
  /** Length, width and height in millimetres and weight in kilograms, with and without packaging. */
  readonly net: PackageSize;
  readonly gross: PackageSize;
  readonly tags: readonly Tag[];
  /** The ratings of its reviews, 1 to 5 each; empty without reviews. */
  readonly ratings: readonly number[];
  /** The volume discounts of the product; none for freight and single pieces. */
  readonly volumeDiscountGroup?: VolumeDiscountGroup;
  /** A day, `2025-03-14`. */
  readonly releaseDate: string;
  readonly prices: readonly CataloguePrice[];
  /** The recommended retail price, in euro cents. */
  readonly recommendedEuroCents: number;
  /** The cut-off time for shipping on the same working day: `14:00`. */
  readonly dispatchUntil: string;
  /** When returned goods were checked, as an instant. */
  readonly checkedAt?: string;
  /** Countries whose stores do not sell it. */
  readonly notSoldIn: readonly string[];
  readonly stock: number;
  /** Names of drawings, best view first: `fryer-double-1`. */
  readonly pictures: readonly string[];
  /** The number of frames of the 360° view: `/media/products/fryer-360/01.svg` and so on. */
  readonly images360?: number;
  /** The animated picture of the machine at work. */
  readonly video?: string;
  /** SKUs of the accessories that fit a machine. */
  readonly relatedAccessories: readonly string[];
  /** SKUs of the listed machines that an accessory fits. */
  readonly parentProducts: readonly string[];
  /** SKU of the same machine as A-ware, for returned goods. */
  readonly sameModelNew?: string;
  /** SKUs of the parts of a set. */
  readonly setParts: readonly string[];
}

/** A frequent question with an answer for this product. */
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
