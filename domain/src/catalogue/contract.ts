import * as z from 'zod/mini';
import { moneySchema } from '../money/contract.js';
import { volumeDiscountSchema } from '../volume-discount/contract.js';

export const listingSortSchema = z.enum(['relevance', 'name-asc', 'name-desc', 'price-asc', 'price-desc', 'newest']);
export const productTagSchema = z.enum(['new', 'bestseller', 'bware', 'on-sale', 'topRated']);

/** What a page across all departments lists (spec core §2: new-arrivals and sales). */
export const listingCollectionSchema = z.enum(['sale', 'new-arrivals']);

/** How other products go with one (spec core §3, §7): a machine's accessories or an accessory's machines, and others of its kind. */
export const productRelationSchema = z.enum(['matching', 'similar']);

/** A slug of a category or product in the language of the request. */
export const slugSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,255}$/));
export const skuSchema = z.string().check(z.regex(/^[A-Z0-9-]{3,40}$/));

const imageSchema = z.object({ url: z.string(), alt: z.string() });

/** What a product costs in this store; `discounted` is what is paid when a discount holds. */
export const priceSchema = z.object({
  value: moneySchema,
  discounted: z.nullable(moneySchema),
});

const ratingSchema = z.object({ average: z.number(), count: z.int() });

/** A fact of a product in words: the attribute's name is a message id (`attribute.{key}`), its value already in the locale. */
const factSchema = z.object({ key: z.string(), value: z.string() });

/** A question about a product and its answer, both in the locale. */
const faqEntrySchema = z.object({ question: z.string(), answer: z.string() });

/** A product's energy class, A to G, with the arrow that shows it, the label and the product information sheet. */
const energySchema = z.object({
  class: z.string(),
  iconUrl: z.string(),
  labelUrl: z.string(),
  ficheUrl: z.string(),
});

/** A category as it stands in a menu or a chip. `path` is within the store, without language prefix: `/gastro`, or `/c/gastro` where routing is native. */
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

/** A category's own page. `paths` has the same category in each of the storefront's languages, by language. */
export const categorySchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  path: z.string(),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  ancestors: z.array(categoryLinkSchema),
  children: z.array(categoryLinkSchema),
  /** Those under the same parent, where they were asked for. */
  siblings: z.optional(z.array(categoryLinkSchema)),
  paths: z.record(z.string(), z.string()),
});

/** A product on a card. No stock: a listing is cached, stock is asked for by `getInventory`. */
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
  /** The upper number of working days of the delivery time of the way in which it is sent. */
  deliveryDays: z.nullable(z.int()),
});

/** A product's own page. Descriptions are plain text, paragraphs parted by an empty line. */
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
  /** Pictures once around, in the order of a turn; none where the product has no such view. */
  frames: z.array(z.string()),
  filmUrl: z.nullable(z.string()),
  /** What several pieces cost less, smallest quantity first. */
  volumeDiscounts: z.array(volumeDiscountSchema),
  energy: z.nullable(energySchema),
  breadcrumb: z.array(categoryLinkSchema),
  paths: z.record(z.string(), z.string()),
});

/** What a listing can be narrowed down by: how many products each choice leaves, the other filters kept. Prices in whole units, as the filter takes them. */
export const listingFacetsSchema = z.object({
  tags: z.array(z.object({ tag: productTagSchema, count: z.int() })),
  /** Of the campaigns that run now. */
  campaigns: z.array(z.object({ name: z.string(), count: z.int() })),
  /** How many are on stock, as it was about half a minute ago; null while that is not known. */
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
