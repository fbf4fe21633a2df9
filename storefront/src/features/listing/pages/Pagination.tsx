import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SEARCH_PATH } from '@manifold/domain/search/search-address';
import { cachedOnServer } from '../../../platform/cached-markup/CachedMarkup.js';
import { Icon } from '../../../ui/Icon.js';
import { useListingAddress } from '../query/listing-context.js';
import { activeFilters } from '../query/active-filters.js';
import type { ListingQuery } from '../query/listing-query.js';
import { listingMessages } from '../query/listing-messages.js';
import { pageNumbers } from './page-numbers.js';

const GAP = '…';
const PLACE =
  'grid h-11 min-w-11 place-items-center rounded-control px-3 text-sm font-semibold hover:bg-sunken ' +
  'aria-[current]:bg-ink aria-[current]:text-ground';

interface PaginationProps {
  readonly query: ListingQuery;
  readonly total: number;
}

function UncachedPagination({ query, total }: PaginationProps) {
  const { formatMessage, formatNumber } = useIntl();
  const last = Math.ceil(total / query.hitsPerPage);
  if (last < 2) return null;
  const { page: current } = query;
  return (
    <nav aria-label={formatMessage(listingMessages.pages)} className="mt-3 flex justify-center lg:mt-12">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {current > 1 ? (
          <li>
            <PageLink query={query} page={current - 1} label={formatMessage(listingMessages.previous)} rel="prev">
              <Icon name="chevron-left" />
            </PageLink>
          </li>
        ) : null}
        {pageNumbers(current, last).map((page) => (
          <li key={page}>
            {typeof page === 'number' ? (
              <PageLink query={query} page={page} label={formatMessage(listingMessages.page, { page })}>
                {formatNumber(page)}
              </PageLink>
            ) : (
              <span aria-hidden="true" className="px-1 text-ink-faint">
                {GAP}
              </span>
            )}
          </li>
        ))}
        {current < last ? (
          <li>
            <PageLink query={query} page={current + 1} label={formatMessage(listingMessages.next)} rel="next">
              <Icon name="chevron-right" />
            </PageLink>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

interface PageLinkProps {
  readonly query: ListingQuery;
  readonly page: number;
  readonly label: string;
  readonly rel?: string;
  readonly children: ReactNode;
}

function PageLink({ query, page, label, rel, children }: PageLinkProps) {
  const addressOf = useListingAddress();
  return (
    <Link
      to="."
      search={{ ...addressOf({ ...query, page }) }}
      activeProps={{}}
      aria-current={page === query.page && !rel ? 'page' : undefined}
      aria-label={label}
      rel={rel}
      className={PLACE}
    >
      {children}
    </Link>
  );
}

/** Links to the pages of a listing. Cached without filters; those of a search have its text in their addresses. */
export const Pagination = import.meta.env.SSR
  ? cachedOnServer(UncachedPagination, {
      ownerOf: ({ query }, { intl, pathname }) =>
        activeFilters(query).length === 0 && pathname !== SEARCH_PATH ? intl : undefined,
      variantOf: ({ query: { page, sort, hitsPerPage }, total }, { pathname, shop }) =>
        `pagination ${pathname} ${page} ${sort} ${hitsPerPage} ${total} of ${shop.config.first.storeKey}`,
    })
  : UncachedPagination;
