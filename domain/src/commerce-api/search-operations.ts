import * as z from 'zod/mini';
import { listingSortSchema, productTagSchema, skuSchema, slugSchema } from '../catalogue/contract.js';
import { MAXIMUM_FILTER_PRICE } from '../catalogue/listing-filters.js';
import { queryIdSchema, searchPageSchema, searchTextSchema, suggestionsSchema } from '../search/contract.js';
import { operation } from './operation.js';

const filterPrice = z.nullable(z.int().check(z.minimum(0), z.maximum(MAXIMUM_FILTER_PRICE)));

/** The maximum position of a hit: the last one of the last page. */
const MAXIMUM_POSITION = 20_000;

/** Search operations (spec core §2, §9). */
export const searchOperations = {
  searchProducts: operation({
    summary: 'Searches product cards by text and filters; returns all products without a text',
    request: z.strictObject({
      text: searchTextSchema,
      categoryId: z.optional(z.string().check(z.maxLength(100))),
      tags: z.optional(z.array(productTagSchema).check(z.maxLength(50))),
      campaigns: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(10))),
      brands: z.optional(z.array(slugSchema).check(z.maxLength(50))),
      onStock: z.optional(z.boolean()),
      priceFrom: z.optional(filterPrice),
      priceTo: z.optional(filterPrice),
      sort: z.optional(listingSortSchema),
      page: z.optional(z.int().check(z.minimum(1), z.maximum(400))),
      hitsPerPage: z.optional(z.int()),
    }),
    response: z.object({ search: searchPageSchema }),
  }),
  quickSearch: operation({
    summary: 'Suggests products, categories and brands while typing; the store limits the length of the text',
    request: z.strictObject({ text: searchTextSchema }),
    response: z.object({ suggestions: suggestionsSchema }),
  }),
  recordSearchClick: operation({
    summary: 'Records a click on a hit and its position from 1; false if the search is no longer known',
    request: z.strictObject({
      queryId: queryIdSchema,
      sku: skuSchema,
      position: z.int().check(z.minimum(1), z.maximum(MAXIMUM_POSITION)),
    }),
    response: z.object({ recorded: z.boolean() }),
  }),
} as const;
