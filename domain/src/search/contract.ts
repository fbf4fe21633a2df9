import * as z from 'zod/mini';
import {
  categoryLinkSchema,
  listingFacetsSchema,
  priceSchema,
  productCardSchema,
  skuSchema,
} from '../catalogue/contract.js';
import { MAXIMUM_SEARCH_TEXT } from './limits.js';

/** What somebody typed: without space around it, and cut nowhere. */
export const searchTextSchema = z.string().check(z.trim(), z.maxLength(MAXIMUM_SEARCH_TEXT));

/** Names an answer of the search, so that a click on one of its hits can be told of. */
export const queryIdSchema = z.uuid();

/** What a search can be narrowed down by: as a listing, and by category. */
const searchFacetsSchema = z.object({
  ...listingFacetsSchema.shape,
  /** Where the hits part into several categories; below a chosen one its children too. In the order of the shop. */
  categories: z.array(z.object({ ...categoryLinkSchema.shape, count: z.int() })),
});

/** A page of hits. `total` counts all of them. */
export const searchPageSchema = z.object({
  results: z.array(productCardSchema),
  offset: z.int(),
  limit: z.int(),
  total: z.int(),
  facets: searchFacetsSchema,
  queryId: queryIdSchema,
  /** What was looked for in place of a text that was mistyped; null where the text was taken as it stands. */
  correctedText: z.nullable(z.string()),
});

/** A product as the quick search lists it. */
const suggestedProductSchema = z.object({
  sku: skuSchema,
  name: z.string(),
  path: z.string(),
  image: productCardSchema.shape.image,
  price: priceSchema,
});

/** What the quick search shows below its field; `total` counts the products of the whole search. */
export const suggestionsSchema = z.object({
  products: z.array(suggestedProductSchema),
  categories: z.array(z.object({ name: z.string(), path: z.string() })),
  brands: z.array(z.object({ slug: z.string(), name: z.string() })),
  total: z.int(),
  queryId: queryIdSchema,
});

export type SearchFacets = z.infer<typeof searchFacetsSchema>;
export type SearchPage = z.infer<typeof searchPageSchema>;
export type SuggestedProduct = z.infer<typeof suggestedProductSchema>;
export type Suggestions = z.infer<typeof suggestionsSchema>;
