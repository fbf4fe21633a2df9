import type { ListingFacets } from '@manifold/domain/catalogue/contract';
import type { ReactNode } from 'react';
import { latePart } from '../../platform/chunks/LatePart.js';
import { FilterChips } from './FilterChips.js';
import { ListingBar } from './ListingBar.js';
import { ListingForm } from './ListingForm.js';
import type { ListingQuery } from './query/listing-query.js';
import { NoHits } from './NoHits.js';

/** Loaded late: the pagination is below the first screen. */
const Pagination = latePart(async () => (await import('./pages/Pagination.js')).Pagination, <div className="h-14" />);
const FilterPanel = latePart(async () => (await import('./filters/FilterPanel.js')).FilterPanel, null);

export interface ListingColumnsProps {
  readonly query: ListingQuery;
  readonly facets: ListingFacets;
  readonly total: number;
  /** The products of this page; null if there are none. */
  readonly children: ReactNode;
}

/** Lays out a listing: filters beside the products on a wide screen; on a phone they open from the bar at the bottom. */
export function ListingColumns({ query, facets, total, children }: ListingColumnsProps) {
  return (
    <div className="mt-5 flex flex-col gap-5 lg:mt-7 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:items-start lg:gap-8">
      <div className="max-lg:absolute lg:sticky lg:top-6">
        <ListingForm query={query} />
        <FilterPanel query={query} facets={facets} total={total} />
      </div>
      <div className="contents lg:block lg:space-y-5">
        <ListingBar query={query} />
        <FilterChips query={query} facets={facets} />
        {children ?? <NoHits query={query} />}
        <Pagination query={query} total={total} />
      </div>
    </div>
  );
}
