import { filterParameters, type FilterParameter } from '@manifold/domain/catalogue/listing-filters';
import type { ListingQuery } from './listing-query.js';

/** One filter that is set, and the list without it. */
export interface SetFilter {
  readonly name: FilterParameter;
  readonly value: string;
  readonly without: ListingQuery;
}

/** Every filter of a query by itself, so that each can be taken away. */
export function setFilters(query: ListingQuery): SetFilter[] {
  return filterParameters(query).map(([name, value]) => ({
    name,
    value,
    without: {
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
