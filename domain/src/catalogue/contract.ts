import * as z from 'zod/mini';
import { moneySchema } from '../money/contract.js';
import { volumeDiscountSchema } from '../volume-discount/contract.js';

export const listingSortSchema = z.enum(['relevance', 'name-asc', 'name-desc', 'price-asc', 'price-desc', 'newest']);
export const productTagSchema = z.enum(['new', 'bestseller', 'bware', 'on-sale', 'topRated']);

/** Listings across all departments (spec core §2: new-arrivals and sales). */
export const listingCollectionSchema = z.enum(['sale', 'new-arrivals']);

/**
 * How products relate (spec core §3, §7): accessories of a machine or machines of an accessory, and similar products.
 */
export const productRelationSchema = z.enum(['matching', 'similar']);

/** A slug of a category or product in the language of the request. */
export const slugSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,255}$/));
export const skuSchema = z.string().check(z.regex(/^[A-Z0-9-]{3,40}$/));

const imageSchema = z.object({ url: z.string(), alt: z.string() });

/** The price in this store; `discounted` is the price to pay if there is a discount. */
export const priceSchema = z.object({
  value: moneySchema,
  discounted: z.nullable(moneySchema),
});

const ratingSchema = z.object({ average: z.number(), count: z.int() });

/** A product attribute: the message id of its name (`attribute.{key}`), and its value in the locale. */
const factSchema = z.object({ key: z.string(), value: z.string() });

/** A question about a product and its answer, in the locale. */
const faqEntrySchema = z.object({ question: z.string(), answer: z.string() });

/** Energy class A to G with its arrow, energy label and product information sheet. */
const energySchema = z.object({
  class: z.string(),
  iconUrl: z.string(),
  labelUrl: z.string(),
  ficheUrl: z.string(),
});

/** A category in a menu or chip. `path` is without language prefix: `/gastro`, or `/c/gastro` with native routing. */
export interface NavigationCategory {
  id: string;
  key: string;
  name: string;
  path: string;
  children: NavigationCategory[];
}
export const navigationCategorySchema: z.ZodMiniType<NavigationCategory> = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  path: z.string(),
  children: z.lazy(() => z.array(navigationCategorySchema)),
});

export const categoryLinkSchema = z.object({ id: z.string(), key: z.string(), name: z.string(), path: z.string() });

/** A category page. `paths` has the category's path by storefront language. */
export const categorySchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  path: z.string(),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  ancestors: z.array(categoryLinkSchema),
  children: z.array(categoryLinkSchema),
  /** Categories with the same parent, if requested. */
  siblings: z.optional(z.array(categoryLinkSchema)),
  paths: z.record(z.string(), z.string()),
});

/** A product card. Without stock, because listings are cached; `getInventory` returns stock. */
export const productCardSchema = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  path: z.string(),
  brand: z.nullable(z.string()),
  image: z.nullable(imageSchema),
  price: priceSchema,
  rating: z.nullable(ratingSchema),
  tags: z.array(productTagSchema),
  keyFacts: z.array(factSchema),
  isFreight: z.boolean(),
  /** Upper number of working days until delivery, for the product's shipping method. */
  deliveryDays: z.nullable(z.int()),
});

/** A product page. Descriptions are plain text; empty lines separate paragraphs. */
export const productSchema = z.object({
  ...productCardSchema.shape,
  productTypeKey: z.string(),
  description: z.nullable(z.string()),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  images: z.array(imageSchema),
  highlights: z.array(z.string()),
  techDetails: z.array(factSchema),
  faq: z.array(faqEntrySchema),
  manualUrl: z.nullable(z.string()),
  /** Pictures of a 360° view in order; empty if the product has none. */
  frames: z.array(z.string()),
  filmUrl: z.nullable(z.string()),
  /** Discounts by quantity, smallest quantity first. */
  volumeDiscounts: z.array(volumeDiscountSchema),
  energy: z.nullable(energySchema),
  breadcrumb: z.array(categoryLinkSchema),
  paths: z.record(z.string(), z.string()),
});

/**
 * Filter options of a listing with the number of matching products, other filters applied. Prices in whole units, as in
 * the filter.
 */
export const listingFacetsSchema = z.object({
  tags: z.array(z.object({ tag: productTagSchema, count: z.int() })),
  /** Running campaigns. */
  campaigns: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Number of products in stock, about half a minute old; null if unknown. */
  onStock: z.nullable(z.int()),
  brands: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
  price: z.nullable(z.object({ from: z.int(), to: z.int() })),
});

export const stockSchema = z.object({ sku: z.string(), availableQuantity: z.int() });

export type ListingSort = z.infer<typeof listingSortSchema>;
export type ListingCollection = z.infer<typeof listingCollectionSchema>;
export type ProductTag = z.infer<typeof productTagSchema>;
export type ProductRelation = z.infer<typeof productRelationSchema>;
export type Price = z.infer<typeof priceSchema>;
export type Category = z.infer<typeof categorySchema>;
export type CategoryLink = z.infer<typeof categoryLinkSchema>;
export type ProductCard = z.infer<typeof productCardSchema>;
export type Product = z.infer<typeof productSchema>;
export type Fact = z.infer<typeof factSchema>;
export type FaqEntry = z.infer<typeof faqEntrySchema>;
export type Energy = z.infer<typeof energySchema>;
export type Rating = z.infer<typeof ratingSchema>;
export type ListingFacets = z.infer<typeof listingFacetsSchema>;
export type Stock = z.infer<typeof stockSchema>;
