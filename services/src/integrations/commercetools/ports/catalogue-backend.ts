import type { Rating } from '@manifold/domain/catalogue/contract';
import type { Money } from '@manifold/domain/money/money';
import type { Market, StoreChannels } from './market.js';

/** A period of validity; null without a start or an end. */
export interface Validity {
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** Returns whether a period contains an instant. */
export const isValidAt = ({ validFrom, validUntil }: Validity, at: Date): boolean =>
  (validFrom === null || Date.parse(validFrom) <= at.getTime()) &&
  (validUntil === null || Date.parse(validUntil) > at.getTime());

/** A text by locale or language. */
export type Localised = Readonly<Record<string, string>>;

export interface CategoryRecord {
  readonly id: string;
  readonly key: string;
  readonly names: Localised;
  readonly slugs: Localised;
  readonly metaTitles: Localised;
  readonly metaDescriptions: Localised;
  readonly parentId: string | null;
  /** A number between 0 and 1 as text; smaller comes first. */
  readonly orderHint: string;
  /** Keys of the categories with complementary products. */
  readonly related: readonly string[];
}

export interface PriceRecord {
  readonly value: Money;
  readonly discounted: Money | null;
}

/** An image. `label` is its alternative text; null if none was entered. */
export interface ImageRecord {
  readonly url: string;
  readonly label: string | null;
}

/** Names, slugs and main image of a product, the same in every store. */
export interface ProductSummary {
  readonly names: Localised;
  readonly slugs: Localised;
  readonly image: ImageRecord | null;
}

/** The fields of a product by which listings sort and filter, for all requested markets. */
export interface ListingRow {
  readonly id: string;
  readonly sku: string;
  readonly summary: ProductSummary;
  readonly createdAt: string;
  readonly categoryIds: readonly string[];
  readonly attributes: Attributes;
  /** Price per market after product discounts, in cents; null in markets where it is not sold. */
  readonly centAmounts: readonly (number | null)[];
  /** Price per market before discounts. */
  readonly fullCentAmounts: readonly (number | null)[];
  /** Null without reviews. */
  readonly rating: Rating | null;
}

/** Number of products and time of the newest change, to detect that products changed. */
export interface ProductsState {
  readonly total: number;
  readonly lastModifiedAt: string | null;
}

/** Attributes by name, as the backend stores them. */
export type Attributes = Readonly<Record<string, unknown>>;

/** A product's master variant as a card shows it; texts in the market's first language that has one. */
export interface ProductCardRecord {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly image: ImageRecord | null;
  readonly price: PriceRecord | null;
  readonly rating: Rating | null;
  readonly attributes: Attributes;
}

export interface ProductRecord extends ProductCardRecord {
  readonly productTypeKey: string;
  readonly slugs: Localised;
  readonly description: string | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly images: readonly ImageRecord[];
  readonly categoryIds: readonly string[];
}

export interface ShippingMethodRecord {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly isDefault: boolean;
  /** Working days, as `2-4`. */
  readonly deliveryTime: string | null;
}

/** Available quantity of a SKU in a supply channel; the channel is undefined for stock without one. */
export interface StockRow {
  readonly sku: string;
  readonly supplyChannelId: string | undefined;
  readonly availableQuantity: number;
  readonly lastModifiedAt: string;
}

/** An extra guarantee that is sold with a product, for a share of its price. */
export interface GuaranteeRecord {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly attributes: Attributes;
}

/** A volume discount of a product group: reduction per piece in hundredths of a percent, from a number of pieces. */
export interface VolumeDiscountRecord {
  readonly group: string;
  readonly from: number;
  readonly permyriad: number;
}

/** A product discount, which may not have started yet. */
export interface ProductDiscountRecord extends Validity {
  readonly id: string;
  readonly version: number;
}

/** Selects rows; all of them without a condition. */
export interface RowFilter {
  /** Products that were modified at this instant or later. */
  readonly changedSince?: string;
  /** Products by id. */
  readonly ids?: readonly string[];
}

/** A product that is sought by its SKU, which must be its own, and by its id if that is known. */
export interface SoughtProduct {
  readonly sku: string;
  readonly id?: string;
}

/** Reads the catalogue. Every method throws `backend-unavailable` if the backend is unavailable. */
export abstract class CatalogueBackend {
  /** All categories, all languages. */
  abstract categories(): Promise<CategoryRecord[]>;
  /** Reads published products page by page, with these attributes and with prices in the order of the markets. */
  abstract listingRows(
    markets: readonly Market[],
    attributeNames: readonly string[],
    filter?: RowFilter,
  ): AsyncIterable<readonly ListingRow[]>;
  abstract productsState(): Promise<ProductsState>;
  /** Returns the active product discounts. */
  abstract productDiscounts(): Promise<ProductDiscountRecord[]>;
  /** Cards by product id, in any order. */
  abstract cards(
    market: Market,
    ids: readonly string[],
    attributeNames: readonly string[],
  ): Promise<ProductCardRecord[]>;
  /** Returns the published product that has the SKU as its master variant, with texts in the market's languages. */
  abstract product(market: Market, sought: SoughtProduct): Promise<ProductRecord | undefined>;
  /** Returns available quantities by SKU; a SKU without stock entries is absent. */
  abstract stock(skus: readonly string[], supplyChannelId: string | undefined): Promise<ReadonlyMap<string, number>>;
  /** Returns all stock, or the entries that changed since an instant. */
  abstract stockRows(changedSince?: string): Promise<StockRow[]>;
  abstract channels(storeKey: string): Promise<StoreChannels>;
  /** The shipping methods of a country, with names in the market's language. */
  abstract shippingMethods(market: Market): Promise<ShippingMethodRecord[]>;
  /** Returns the volume discounts that are valid in a store now. */
  abstract volumeDiscounts(storeKey: string): Promise<VolumeDiscountRecord[]>;
  /** Returns the extra guarantees among these SKUs, with texts in the market's language. */
  abstract guarantees(market: Market, skus: readonly string[]): Promise<GuaranteeRecord[]>;
  /** Clears the cached channels of all stores. */
  abstract refreshChannels(): void;
  /** Resolves when the backend answers. */
  abstract ping(): Promise<void>;
}
