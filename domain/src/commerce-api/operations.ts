import * as z from 'zod/mini';
import { addressInputSchema } from '../address/contract.js';
import {
  categorySchema,
  listingCollectionSchema,
  listingFacetsSchema,
  listingSortSchema,
  navigationCategorySchema,
  productCardSchema,
  productRelationSchema,
  productSchema,
  productTagSchema,
  skuSchema,
  slugSchema,
  stockSchema,
} from '../catalogue/contract.js';
import { MAXIMUM_FILTER_PRICE } from '../catalogue/listing-filters.js';
import { tagManagerProductSchema } from '../catalogue/data-layer.js';
import { clientTypeValueSchema } from '../client-type/contract.js';
import { emailSchema } from '../email/contract.js';
import { orderSchema } from '../order/contract.js';
import { paymentMethodSchema, paymentOfferSchema } from '../payment-methods/contract.js';
import { reviewListSchema, reviewSortSchema } from '../reviews/contract.js';
import { REVIEWS_PER_PAGE } from '../reviews/limits.js';
import { MAXIMUM_VERSION } from '../cart/contract.js';
import { countryCodeSchema } from '../store/contract.js';
import { cartAnswer, cartOperations } from './cart-operations.js';
import { consentOperations } from './consent-operations.js';
import { operation } from './operation.js';
import { newsletterOperations } from './newsletter-operations.js';
import { paymentOperations } from './payment-operations.js';
import { searchOperations } from './search-operations.js';
import { storeOperations } from './store-operations.js';
import { addressOperations } from './address-operations.js';
import { vatOperations } from './vat-operations.js';
import { socialProviderSchema } from '../social-sign-in/contract.js';

const noParameters = z.strictObject({});
/** An id or key of the catalogue. */
const keySchema = z.string().check(z.minLength(1), z.maxLength(256));
const page = z.int().check(z.minimum(1), z.maximum(400));

const filterPrice = z.int().check(z.minimum(0), z.maximum(MAXIMUM_FILTER_PRICE));

/** One of the visitor's own carts; other carts are refused. */
const optionalCart = { cartId: z.optional(keySchema) };

const cardLimit = z.int().check(z.minimum(1), z.maximum(24));

/** Maximum and default number of products per response. */
const PRODUCTS_AT_ONCE = { maximum: 48, default: 20 };

const productsRequest = z.discriminatedUnion('query', [
  /** Products without a named query: all of the store, or some SKUs, newest first (spec core §7). */
  z.strictObject({
    query: z.optional(z.literal('newest')),
    skus: z.optional(z.array(skuSchema).check(z.minLength(1), z.maxLength(100))),
    offset: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(PRODUCTS_AT_ONCE.maximum)), PRODUCTS_AT_ONCE.default),
  }),
  /** A category with its subcategories, a collection, or the whole shop; filters as in `listingFilters`. */
  z.strictObject({
    query: z.literal('listing'),
    categoryId: z.optional(z.string().check(z.maxLength(256))),
    collection: z.optional(listingCollectionSchema),
    tags: z.optional(z.array(productTagSchema).check(z.maxLength(50))),
    campaigns: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(10))),
    brands: z.optional(z.array(slugSchema).check(z.maxLength(50))),
    onStock: z.optional(z.boolean()),
    priceFrom: z.optional(z.nullable(filterPrice)),
    priceTo: z.optional(z.nullable(filterPrice)),
    sort: z.optional(listingSortSchema),
    page: z.optional(page),
    hitsPerPage: z.optional(z.int()),
  }),
  /** Cards by tag, best rated first, for the home page's sliders. */
  z.strictObject({ query: z.literal('tagged'), tag: productTagSchema, limit: cardLimit }),
  /** Related products in catalogue order, or similar ones by closeness in price. */
  z.strictObject({ query: z.literal('related'), sku: skuSchema, relation: productRelationSchema, limit: cardLimit }),
  z.strictObject({ query: z.literal('skus'), skus: z.array(skuSchema).check(z.minLength(1), z.maxLength(30)) }),
  /** The same products with data for a tag manager. */
  z.strictObject({ query: z.literal('tagManager'), skus: z.array(skuSchema).check(z.minLength(1), z.maxLength(30)) }),
  /** Cross-selling: products of the categories to which the categories of the given products refer; four by default. */
  z.strictObject({
    query: z.literal('complementary'),
    skus: z.array(skuSchema).check(z.minLength(1), z.maxLength(30)),
    limit: z.optional(cardLimit),
  }),
  /** Similar products of the same family and condition, in stock and best-selling first. */
  z.strictObject({ query: z.literal('comparison'), sku: skuSchema, limit: z.optional(cardLimit) }),
  /** Guarantees for a product, priced as a share of the product's price; empty if the store sells none. */
  z.strictObject({ query: z.literal('extraGuarantee'), sku: skuSchema }),
]);

const orderParameters = {
  /** The version of the cart that the shopper saw. */
  version: z.int().check(z.minimum(1), z.maximum(MAXIMUM_VERSION)),
  /** Default: the method of the payment that is on the cart. */
  paymentMethod: z.optional(paymentMethodSchema),
  agreedToSendEmail: z.optional(z.boolean()),
};

/** Categories by id, all categories, or children or siblings of one. */
const categoriesRequest = z.discriminatedUnion('query', [
  z.strictObject({ query: z.literal('navigation') }),
  z.strictObject({
    query: z.literal('listing'),
    ids: z.optional(z.array(keySchema).check(z.maxLength(100))),
    keys: z.optional(z.array(keySchema).check(z.maxLength(100))),
    slugs: z.optional(z.array(slugSchema).check(z.maxLength(100))),
    offset: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(500))),
  }),
  z.strictObject({ query: z.literal('tree'), slug: slugSchema }),
  z.strictObject({ query: z.literal('sibling'), slug: slugSchema }),
]);

const reviewsPage = {
  sort: z.optional(reviewSortSchema),
  offset: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(REVIEWS_PER_PAGE))),
};

/** Shopper operations by the specification's names (core §7). */
export const commerceOperations = {
  ...cartOperations,
  ...searchOperations,
  ...storeOperations,
  ...paymentOperations,
  ...vatOperations,
  ...addressOperations,
  ...consentOperations,
  ...newsletterOperations,
  getCategories: operation({
    summary: 'Lists categories in shop order: the whole tree, some of them, or children or siblings of one',
    request: categoriesRequest,
    response: z.object({ categories: z.object({ results: z.array(navigationCategorySchema) }) }),
  }),
  getCategory: operation({
    summary: 'Returns a category by its slug in the locale, optionally with its siblings; null if there is none',
    request: z.strictObject({ slug: slugSchema, fetchSiblings: z.optional(z.boolean()) }),
    response: z.object({ category: z.nullable(categorySchema) }),
  }),
  getProducts: operation({
    summary: 'Lists product cards: of a listing, by tag or SKU, related or similar to a product, and its guarantees',
    request: productsRequest,
    response: z.object({
      products: z.object({
        results: z.array(productCardSchema),
        offset: z.int(),
        limit: z.int(),
        total: z.int(),
        /** Listings only. */
        facets: z.nullable(listingFacetsSchema),
      }),
      /** `complementary` only: the first of the given products. */
      baseProduct: z.optional(z.nullable(productCardSchema)),
      /** `tagManager` only; products that the store does not sell are left out. */
      tagManager: z.optional(z.array(tagManagerProductSchema)),
    }),
  }),
  getProduct: operation({
    summary: 'Returns a product by its slug in the locale; null if there is none',
    request: z.strictObject({ slug: slugSchema }),
    response: z.object({ product: z.nullable(productSchema) }),
  }),
  getReviews: operation({
    summary: "Returns a page of a product's reviews, best rated or newest first; empty if there are none",
    request: z.union([
      z.strictObject({ sku: skuSchema, ...reviewsPage }),
      z.strictObject({ productId: z.string().check(z.minLength(1), z.maxLength(100)), ...reviewsPage }),
    ]),
    response: z.object({ reviews: reviewListSchema }),
  }),
  getInventory: operation({
    summary: 'Returns the current stock in pieces',
    request: z.union([
      z.strictObject({ skus: z.array(skuSchema).check(z.minLength(1), z.maxLength(100)), ...optionalCart }),
      z.strictObject({ sku: skuSchema, ...optionalCart }),
    ]),
    response: z.object({
      inventoryEntries: z.object({
        results: z.array(stockSchema),
        offset: z.int(),
        count: z.int(),
        total: z.int(),
      }),
    }),
  }),
  setCheckoutAddresses: operation({
    summary: 'Sets e-mail, billing and shipping address of the cart; null ships to the billing address',
    request: z.strictObject({
      clientType: clientTypeValueSchema,
      email: emailSchema,
      billingAddress: addressInputSchema,
      shippingAddress: z.nullable(addressInputSchema),
      agreedToSendEmail: z.optional(z.boolean()), // if left out, the cart's value stays
    }),
    response: cartAnswer,
  }),
  getShippingMethods: operation({
    summary: 'Lists the shipping methods of the cart',
    request: z.strictObject({ ...optionalCart, country: z.optional(countryCodeSchema) }),
    aliases: ['shippingMethodsByCart'],
    response: z.object({
      shippingMethods: z.array(
        z.object({ key: z.string(), name: z.string(), deliveryTime: z.nullable(z.string()), isDefault: z.boolean() }),
      ),
    }),
  }),
  getSignInProviders: operation({
    summary: 'Lists the providers through which customers may sign in',
    request: noParameters,
    response: z.object({
      providers: z.array(socialProviderSchema),
      /** Providers to which accounts are linked, although the store does not offer them now. */
      switchedOff: z.array(socialProviderSchema),
    }),
  }),
  getPaymentMethods: operation({
    summary: 'Lists the payment methods of the cart, with the reason if one is not available',
    request: noParameters,
    response: z.object({ paymentMethods: z.array(paymentOfferSchema) }),
  }),
  createMyOrderFromCart: operation({
    summary: 'Places the order; idempotent, repeated calls return the same order',
    request: z.union([
      z.strictObject({ cartId: keySchema, ...orderParameters }),
      z.strictObject({ id: keySchema, ...orderParameters }),
    ]),
    takesDraft: true,
    response: z.discriminatedUnion('status', [
      z.object({ status: z.literal('ordered'), order: orderSchema }),
      /** Accepted, not finished yet: call `getOrders` with the cart, because staff may order it under another number. */
      z.object({ status: z.literal('processing'), orderNumber: z.string() }),
    ]),
  }),
  getOrders: operation({
    summary: "Returns the visitor's own orders by id, by number or by the cart that was ordered",
    request: z.union([
      z.strictObject({ id: keySchema }),
      z.strictObject({ orderNumber: keySchema }),
      z.strictObject({ cartId: keySchema }),
    ]),
    response: z.object({ me: z.object({ orders: z.object({ results: z.array(orderSchema) }) }) }),
  }),
} as const;

export type CommerceOperations = typeof commerceOperations;
export type CommerceOperationName = keyof CommerceOperations;
export type CommerceRequest<Name extends CommerceOperationName> = z.infer<CommerceOperations[Name]['request']>;
/** `data` of the response. */
export type CommerceResponse<Name extends CommerceOperationName> = z.infer<CommerceOperations[Name]['response']>;
