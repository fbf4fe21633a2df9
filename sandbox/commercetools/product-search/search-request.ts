import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { projectionParameters } from '../catalogue/projection-view.js';
import { PRICES, VARIANTS, type SearchIndex } from './search-index.js';
import { facetExpressions, type SearchFacet } from './search-facet.js';
import { fieldsOf, searchExpression, type SearchExpression } from './search-query.js';
import { sorting, type SearchSorting } from './sorting.js';
import type { SearchField } from './search-field.js';

const MAX_LIMIT = 100;
const MAX_OFFSET = 10_000;

const request = z.strictObject({
  query: z.unknown().optional(),
  postFilter: z.unknown().optional(),
  sort: z.array(z.unknown()).default([]),
  facets: z.array(z.unknown()).default([]),
  limit: z.int().min(0).max(MAX_LIMIT).default(20),
  offset: z.int().min(0).max(MAX_OFFSET).default(0),
  markMatchingVariants: z.boolean().default(false),
  productProjectionParameters: projectionParameters.optional(),
});

/** A parsed search request. */
export interface ProductSearch {
  readonly query?: SearchExpression;
  readonly postFilter?: SearchExpression;
  readonly sort: readonly SearchSorting[];
  readonly facets: readonly SearchFacet[];
  readonly limit: number;
  readonly offset: number;
  readonly markMatchingVariants: boolean;
  readonly projection?: z.output<typeof projectionParameters>;
}

const optionalExpression = (value: unknown): SearchExpression | undefined =>
  value === undefined ? undefined : searchExpression(value);

/** Parses the body of a search. Throws 400 for unknown properties or expressions. */
export function productSearch(body: unknown): ProductSearch {
  const { query, postFilter, sort, facets, productProjectionParameters: projection, ...rest } = parseAs(request, body);
  return {
    ...rest,
    query: optionalExpression(query),
    postFilter: optionalExpression(postFilter),
    sort: sort.map(sorting),
    facets: facetExpressions(facets),
    projection,
  };
}

/** Returns all fields that a search uses. */
export const searchedFields = ({ query, postFilter, sort, facets }: ProductSearch): SearchField[] => [
  ...[query, postFilter, ...[...sort, ...facets].map(({ filter }) => filter)].flatMap((one) =>
    one ? fieldsOf(one) : [],
  ),
  ...[...sort, ...facets].flatMap((one) => ('field' in one && one.field ? [one.field] : [])),
];

/** Returns all indexes that a search needs. */
export function searchedIndexes(search: ProductSearch): SearchIndex[] {
  const fields = searchedFields(search);
  const countsVariants = search.facets.some(({ level }) => level === 'variants');
  const isAboutVariants = fields.some(({ level }) => level !== 'product') || search.markMatchingVariants;
  return [
    ...(isAboutVariants || countsVariants ? [VARIANTS] : []),
    ...(fields.some(({ level }) => level === 'price') ? [PRICES] : []),
    ...fields.flatMap(({ index }) => index ?? []),
  ];
}
