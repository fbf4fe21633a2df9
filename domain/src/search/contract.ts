import * as z from 'zod/mini';
import {
  categoryLinkSchema,
  listingFacetsSchema,
  priceSchema,
  productCardSchema,
  skuSchema,
} from '../catalogue/contract.js';
import { MAXIMUM_SEARCH_TEXT } from './search-address.js';

/** A typed search text, trimmed. */
export const searchTextSchema = z.string().check(z.trim(), z.maxLength(MAXIMUM_SEARCH_TEXT));

/** Identifies a search response, so that clicks on its hits can be tracked. */
export const queryIdSchema = z.uuid();

/** Filter options of a search: those of a listing, and categories. */
const searchFacetsSchema = z.object({
  ...listingFacetsSchema.shape,
  /** Categories if the hits are in several; with a selected one also its children. In the shop's order. */
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
  /** The corrected search text if the typed one was misspelt; null otherwise. */
  correctedText: z.nullable(z.string()),
});

/** A product in the quick search. */
const suggestedProductSchema = z.object({
  sku: skuSchema,
  name: z.string(),
  path: z.string(),
  image: productCardSchema.shape.image,
  price: priceSchema,
});

/** The content of the quick search; `total` counts the products of the whole search. */
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
