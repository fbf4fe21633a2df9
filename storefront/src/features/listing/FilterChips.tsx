import type { ListingFacets } from '@manifold/domain/catalogue/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/Icon.js';
import { useListingAddress } from './query/listing-context.js';
import { withoutFilters, type ListingQuery } from './query/listing-query.js';
import { listingMessages } from './query/listing-messages.js';
import { activeFilters } from './query/active-filters.js';
import { useFilterName } from './query/use-filter-name.js';

const CHIP =
  'inline-flex min-h-10 items-center gap-1.5 rounded-full bg-sunken py-1 pr-2.5 pl-4 text-sm font-semibold hover:bg-hairline';

export interface FilterChipsProps {
  readonly query: ListingQuery;
  readonly facets: ListingFacets;
}

/** The active filters of a listing, each with a link that removes it. */
export function FilterChips({ query, facets }: FilterChipsProps) {
  const { formatMessage } = useIntl();
  const nameOf = useFilterName(facets);
  const active = activeFilters(query);
  if (active.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {active.map((filter) => {
        const name = nameOf(filter);
        return (
          <li key={filter.name + filter.value}>
            <QueryLink query={filter.queryWithout} label={formatMessage(listingMessages.removeFilter, { name })}>
              {name}
              <Icon name="close" className="size-4" />
            </QueryLink>
          </li>
        );
      })}
      {active.length > 1 ? (
        <li>
          <QueryLink query={withoutFilters(query)}>{formatMessage(listingMessages.clear)}</QueryLink>
        </li>
      ) : null}
    </ul>
  );
}

interface QueryLinkProps {
  readonly query: ListingQuery;
  readonly label?: string;
  readonly children: ReactNode;
}

function QueryLink({ query, label, children }: QueryLinkProps) {
  const addressOf = useListingAddress();
  return (
    <Link
      to="."
      search={{ ...addressOf(query) }}
      activeProps={{}}
      resetScroll={false}
      aria-label={label}
      className={CHIP}
    >
      {children}
    </Link>
  );
}
