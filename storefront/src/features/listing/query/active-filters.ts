import { filterParameters, type FilterParameter } from '@manifold/domain/catalogue/listing-filters';
import type { ListingQuery } from './listing-query.js';

/** One active filter, and the listing's query without it. */
export interface ActiveFilter {
  readonly name: FilterParameter;
  readonly value: string;
  readonly queryWithout: ListingQuery;
}

/** Returns each active filter of a query on its own, so that each can be removed. */
export function activeFilters(query: ListingQuery): ActiveFilter[] {
  return filterParameters(query).map(([name, value]) => ({
    name,
    value,
    queryWithout: {
      ...query,
      page: 1,
      tags: name === 'tags' ? query.tags.filter((tag) => tag !== value) : query.tags,
      campaigns: name === 'campaign' ? query.campaigns.filter((campaign) => campaign !== value) : query.campaigns,
      onStock: name === 'onStock' ? false : query.onStock,
      brands: name === 'brand' ? query.brands.filter((slug) => slug !== value) : query.brands,
      priceFrom: name === 'priceFrom' ? null : query.priceFrom,
      priceTo: name === 'priceTo' ? null : query.priceTo,
    },
  }));
}
