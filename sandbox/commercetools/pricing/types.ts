import type {
  Attribute,
  Cart,
  CartDiscount,
  DiscountCode,
  Price,
  ProductDiscount,
  ShippingMethod,
  TaxCategory,
  Zone,
} from '@commercetools/platform-sdk';

/**
 * A cart as it is stored: structurally the SDK's Cart. `recalculate` takes any such cart, trusts its *inputs*
 * (lines with product, variant and quantity, addresses, chosen shipping method, codes, external prices and tax
 * rates) and calculates every *derived* field (prices, discounts, shipping price and state, tax, totals).
 */
export type CartState = Cart;

/** The part of a variant that pricing and predicates use. */
export interface PricedVariant {
  readonly id: number;
  readonly sku?: string;
  readonly key?: string;
  readonly prices?: readonly Price[];
  readonly attributes?: readonly Attribute[];
}

/** A category that a product is in; `ancestors` are the ids above it (only `categoriesWithAncestors` reads them). */
export interface PricedCategory {
  readonly id: string;
  readonly key?: string;
  readonly ancestors?: readonly string[];
}

/** The current, published data of one product in the cart. */
export interface PricedProduct {
  readonly id: string;
  readonly key?: string;
  readonly productType: { readonly id: string; readonly key?: string };
  readonly taxCategoryId?: string;
  readonly categories: readonly PricedCategory[];
  /** The product's own attributes, without those of its variants. */
  readonly attributes?: readonly Attribute[];
  /** All variants that a cart may contain, including the master variant. */
  readonly variants: readonly PricedVariant[];
}

/** How often a discount code was used in orders so far; only codes with a limit need an entry. */
export interface DiscountCodeUses {
  readonly total: number;
  /** Uses by the customer of this cart; carts without a customer have none. */
  readonly byCustomer?: number;
}

/**
 * Everything that a recalculation needs in addition to the cart, loaded once per update: the cart's products by id, all
 * product discounts, the cart discounts (of the cart's store or of no store), the codes in `cart.discountCodes`, the
 * cart's shipping method (or all of them), its zones, and the tax categories of products and shipping method. Unneeded,
 * inactive and expired entries are filtered.
 */
export interface PricingContext {
  readonly now: Date;
  /** Ids of line items whose price was agreed in a quote; it stays as it is. */
  readonly agreedLines?: ReadonlySet<string> | undefined;
  readonly products: ReadonlyMap<string, PricedProduct>;
  readonly productDiscounts: readonly ProductDiscount[];
  readonly cartDiscounts: readonly CartDiscount[];
  readonly discountCodes: readonly DiscountCode[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly zones: readonly Zone[];
  readonly taxCategories: readonly TaxCategory[];
  readonly discountCodeUses?: ReadonlyMap<string, DiscountCodeUses>;
  /** The cart's customer, with the key of their group; absent if no predicate asks for it. */
  readonly customer?: PredicateCustomer;
}

/** A customer in cart predicates. */
export interface PredicateCustomer {
  readonly customerGroup?: { readonly id: string; readonly key?: string };
  readonly custom?: Readonly<Record<string, unknown>>;
}

/** Why a cart cannot be priced. The codes and field names are those of the platform's error bodies (all 400). */
export type PricingError =
  | {
      readonly code: 'MissingTaxRateForCountry';
      readonly taxCategoryId: string;
      readonly country: string;
      readonly state?: string;
    }
  | {
      readonly code: 'MatchingPriceNotFound';
      readonly productId: string;
      readonly variantId: number;
      readonly currency: string;
      readonly country?: string;
      readonly customerGroupId?: string;
      readonly channelId?: string;
    }
  | { readonly code: 'MoneyOverflow' };

/** The priced cart, or the reason why the whole update must be refused. */
export type Recalculation =
  | {
      readonly cart: CartState;
      /** The discounts whose gift the cart should have. */
      readonly gifts: readonly CartDiscount[];
      readonly error?: undefined;
    }
  | { readonly error: PricingError; readonly cart?: undefined };
