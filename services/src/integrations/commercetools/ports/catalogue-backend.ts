import type { Rating } from '@manifold/domain/catalogue/contract';
import type { Money } from '@manifold/domain/money/money';
import type { Market, StoreChannels } from './market.js';
import type { Validity } from './validity.js';

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
  /** Numbers between 0 and 1, as text; smaller stands first. */
  readonly orderHint: string;
  /** Keys of the categories whose products complete a purchase here. */
  readonly related: readonly string[];
}

export interface PriceRecord {
  readonly value: Money;
  readonly discounted: Money | null;
}

/** `label` is what its picture is called where it cannot be seen; null where nobody has said. */
export interface ImageRecord {
  readonly url: string;
  readonly label: string | null;
}

/** How a product is named, found and pictured, the same in every store. */
export interface ProductFace {
  readonly names: Localised;
  readonly slugs: Localised;
  readonly image: ImageRecord | null;
}

/** What a listing sorts and pages by, of one product in all markets that were asked for. */
export interface ListingRow {
  readonly id: string;
  readonly sku: string;
  readonly face: ProductFace;
  readonly createdAt: string;
  readonly categoryIds: readonly string[];
  readonly attributes: Attributes;
  /** What is paid in each market, every product discount taken off, in cents; null where it is not sold. */
  readonly centAmounts: readonly (number | null)[];
  /** The same without the discounts. */
  readonly fullCentAmounts: readonly (number | null)[];
  /** Null while nobody has reviewed the product. */
  readonly rating: Rating | null;
}

/** By what one sees that products have changed: how many there are, and when the newest change was. */
export interface ProductsState {
  readonly total: number;
  readonly lastModifiedAt: string | null;
}

/** Attributes by name, as the backend keeps them. */
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

/** What can be sold of a SKU from a channel's stock; undefined is stock of no channel. */
export interface StockRow {
  readonly sku: string;
  readonly supplyChannelId: string | undefined;
  readonly availableQuantity: number;
  readonly lastModifiedAt: string;
}

/** A promise that is sold beside a product, for a share of its price. */
export interface GuaranteeRecord {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly attributes: Attributes;
}

/** From how many pieces of one product how much is taken off each: a group of products, and hundredths of a percent. */
export interface VolumeDiscountRecord {
  readonly group: string;
  readonly from: number;
  readonly permyriad: number;
}

/** A reduction of products, whether it has begun or not. */
export interface ProductDiscountRecord extends Validity {
  readonly id: string;
  readonly version: number;
}

/** Which rows are read: all of them where nothing is said. */
export interface RowsWanted {
  /** Products that were modified at this instant or later. */
  readonly changedSince?: string;
  /** Products by id. */
  readonly ids?: readonly string[];
}

/** What the shop reads of the catalogue. Every method throws `ShopError('backend-unavailable')` when the backend is away. */
export abstract class CatalogueBackend {
  /** All categories, all languages. */
  abstract categories(): Promise<CategoryRecord[]>;
  /** Page by page the published products that are wanted, priced for the markets in their order; with these attributes. */
  abstract listingRows(
    markets: readonly Market[],
    attributeNames: readonly string[],
    wanted?: RowsWanted,
  ): AsyncIterable<readonly ListingRow[]>;
  abstract productsState(): Promise<ProductsState>;
  /** Those that are switched on. */
  abstract productDiscounts(): Promise<ProductDiscountRecord[]>;
  /** Cards by product id, in any order. */
  abstract cards(
    market: Market,
    ids: readonly string[],
    attributeNames: readonly string[],
  ): Promise<ProductCardRecord[]>;
  /** The published product that has the SKU as its master variant. */
  abstract productBySku(market: Market, sku: string): Promise<ProductRecord | undefined>;
  /** Pieces that can be sold, by SKU; a SKU that nobody stocks is absent. */
  abstract stock(skus: readonly string[], supplyChannelId: string | undefined): Promise<ReadonlyMap<string, number>>;
  /** All stock there is, or what of it changed since. */
  abstract stockRows(changedSince?: string): Promise<StockRow[]>;
  abstract channels(storeKey: string): Promise<StoreChannels>;
  /** The shipping methods of a country, with names in the market's language. */
  abstract shippingMethods(market: Market): Promise<ShippingMethodRecord[]>;
  /** The volume discounts that hold in a store now. */
  abstract volumeDiscounts(storeKey: string): Promise<VolumeDiscountRecord[]>;
  /** The extra guarantees among these SKUs, for sale by themselves or not; texts in the market's language. */
  abstract guarantees(market: Market, skus: readonly string[]): Promise<GuaranteeRecord[]>;
  /** Asks anew from which channels each store sells. */
  abstract forgetChannels(): void;
  /** Resolves when the backend answers. */
  abstract ping(): Promise<void>;
}
